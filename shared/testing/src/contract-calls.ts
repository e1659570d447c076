/** Answers held against the contract: which call an address is, and whether a body is one that it allows. */
import type { Call } from '@amberlane/contract/calls/call';
import { CALLS, FILE_CALLS } from '@amberlane/contract/calls/all-calls';
import { envelope, failure } from '@amberlane/contract/calls/envelope';

export { CALLS };

/** Families of calls (spec §7): the first segments that belong to the API. */
const API_PATH = /^\/(?:v1|oms|officalsite|publicservice)\//;

export const isApiPath = (path: string): boolean => API_PATH.test(path);

const isAt = (call: Pick<Call, 'method' | 'path'>, method: string, path: string): boolean => call.method === method && new RegExp(`^${call.path.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(path);

/** The row of the call table for an address; undefined where the contract has none. */
export const callAt = (method: string, path: string): Call | undefined => CALLS.find((call) => isAt(call, method, path));

/** One sentence for an answer that the contract does not allow; null for one that it does. Pure. */
export function contractFault(method: string, path: string, body: string): string | null {
  // Bytes have no shape to break.
  if (FILE_CALLS.some((call) => isAt(call, method, path))) return null;
  const call = callAt(method, path);
  if (!call) return `${method} ${path} is not in the contract`;
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch {
    return `${method} ${path} answered no JSON: ${body.slice(0, 80)}`;
  }
  const refused = typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === false;
  const parsed = (refused ? failure : envelope(call.reply)).safeParse(answer);
  if (parsed.success) return null;
  const { path: where = [], message = '' } = parsed.error.issues[0] ?? {};
  return `${method} ${path} broke the contract at ${where.join('.') || 'its envelope'}: ${message}`;
}

/** One sentence for a request that the contract does not allow; null for one that it does. Pure. */
export function requestFault(method: string, path: string, fields: Readonly<Record<string, unknown>>): string | null {
  const call = CALLS.find((candidate) => isAt(candidate, method, path)) ?? FILE_CALLS.find((candidate) => isAt(candidate, method, path));
  if (!call) return `${method} ${path} is not in the contract`;
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const values = new RegExp(`^${call.path.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(path)?.slice(1) ?? [];
  const parsed = call.request.safeParse({ ...fields, ...Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')])) });
  if (parsed.success) return null;
  const { path: where = [], message = '' } = parsed.error.issues[0] ?? {};
  return `${method} ${path} was asked with a wrong ${where.join('.') || 'request'}: ${message}`;
}
