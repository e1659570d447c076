/**
 * How calls reach the API: shared headers and the envelope of spec §7, with every way to fail made one value.
 * The answer is checked against the contract; the schema is loaded with the answer, never before the page runs.
 */
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { SESSION_ENDED, ERROR } from '@amberlane/contract/calls';
import { LOCALE_FACTS, type Market } from '@amberlane/contract/site';
import type { Call } from '@amberlane/contract/calls/call';

/** Edges of the transport: the browser's or the server's. */
export interface Transport {
  /** Origin in front of the literal paths; '' in the browser, where the shell proxies. */
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  /** Place of the page that asks. */
  readonly market: () => Market;
  /** Time after which a call counts as lost, ms. */
  readonly timeoutMs: number;
  /** Pause in front of retry n (1, 2), ms; GET only. null for no retry. */
  readonly retryDelay: (attempt: number) => number | null;
  /** Told when an answer says that the session is over (1200003, 1200004, 1200006; spec §4). */
  readonly sessionEnded?: () => void;
}

/** What the store hands to thunks and endpoints. */
export interface SiteExtra {
  readonly transport: Transport;
}

/** Why a call failed. `message` is the API's own sentence in the reader's language, '' when it never answered. */
export interface CallFailure {
  readonly code: number;
  readonly message: string;
  readonly status: number | null;
  readonly requestId: string | null;
  /** What is wrong with single fields, to be shown beside them. */
  readonly fields: readonly { readonly field: string; readonly code: string; readonly message: string }[];
  /** The reader's own thing that stands in the way, where the API names one. */
  readonly existing?: { readonly id: string; readonly name: string };
}

export interface CallArgs {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly request: Readonly<Record<string, unknown>>;
  readonly contract: () => Promise<Call>;
  /** The same for every try of one order: the API makes it once (header `Idempotency-Key`). */
  readonly idempotencyKey?: string;
}

/** Version header of every call (spec §7). */
const CLIENT_VERSION = '1.0.0';
const GET_RETRIES = 2;

export const callApi: BaseQueryFn<CallArgs, unknown, CallFailure> = async (args, { extra, signal }) => {
  const { transport } = extra as SiteExtra;
  const retries = args.method === 'GET' ? GET_RETRIES : 0;
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await callOnce(args, transport, signal);
    const transient = 'error' in outcome && (outcome.error.status === null || outcome.error.status >= 500);
    if ('error' in outcome && SESSION_ENDED.has(outcome.error.code)) transport.sessionEnded?.();
    const pause = transient && attempt < retries && !signal.aborted ? transport.retryDelay(attempt + 1) : null;
    if (pause === null) return outcome;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
};

type Outcome = { data: unknown } | { error: CallFailure };

async function callOnce(args: CallArgs, transport: Transport, signal: AbortSignal): Promise<Outcome> {
  const deadline = AbortSignal.timeout(transport.timeoutMs);
  let response: Response;
  let text: string;
  try {
    response = await transport.fetch(urlOf(args, transport), initOf(args, transport, AbortSignal.any([signal, deadline])));
    text = await response.text();
  } catch {
    return failed(deadline.aborted ? ERROR.TIMEOUT : ERROR.NETWORK, null);
  }
  const body = parseJson(text);
  const refusal = readRefusal(body);
  if (refusal) return { error: { ...refusal, status: response.status } };
  if (!response.ok) return failed(ERROR.SERVICE, response.status);
  return judged(args, dataOf(body), response.status);
}

/** The data of an answer, once the contract allows it. Without its schema, which is a file of the site, the answer is as good as lost. */
async function judged({ contract }: CallArgs, data: unknown, status: number): Promise<Outcome> {
  let reply: Call['reply'];
  try {
    ({ reply } = await contract());
  } catch {
    return failed(ERROR.NETWORK, null);
  }
  const parsed = reply.safeParse(data);
  return parsed.success ? { data: parsed.data } : failed(ERROR.GARBLED, status);
}

const failed = (code: number, status: number | null): { error: CallFailure } => ({
  error: { code, message: '', status, requestId: null, fields: [] },
});

const isScalar = (value: unknown): value is string | number | boolean => ['string', 'number', 'boolean'].includes(typeof value);

const PATH_FIELD = /\{(\w+)\}/g;

/** The path takes the fields that it names; the query string of a GET holds the other scalar fields. */
function urlOf({ method, path, request }: CallArgs, { baseUrl }: Transport): string {
  const url = baseUrl + path.replace(PATH_FIELD, (_mark, name: string) => encodeURIComponent(String(request[name])));
  if (method === 'POST') return url;
  const query = new URLSearchParams(
    Object.entries(request).flatMap(([name, value]) => (isScalar(value) && !path.includes(`{${name}}`) ? [[name, String(value)]] : [])),
  ).toString();
  return url + (query && `?${query}`);
}

function initOf({ method, request, idempotencyKey }: CallArgs, transport: Transport, signal: AbortSignal): RequestInit {
  const market = transport.market();
  const headers = {
    accept: 'application/json',
    lang: LOCALE_FACTS[market.locale].header,
    version: CLIENT_VERSION,
    countryCode: market.country,
    'content-type': method === 'GET' ? 'application/x-www-form-urlencoded' : 'application/json',
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  };
  return method === 'GET' ? { headers, signal } : { method, headers, signal, body: JSON.stringify(request) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** `data` of the envelope; a bare array is the second reading of the country list (spec §7). */
const dataOf = (body: unknown): unknown => (Array.isArray(body) ? body : isObject(body) && body.success === true ? body.data : undefined);

function readRefusal(body: unknown): Omit<CallFailure, 'status'> | null {
  if (!isObject(body) || body.success !== false || !isObject(body.error)) return null;
  const { code, message, requestId, fields, existing } = body.error;
  return {
    code: Number.isInteger(Number(code)) ? Number(code) : ERROR.SERVICE,
    message: typeof message === 'string' ? message : '',
    requestId: typeof requestId === 'string' ? requestId : null,
    fields: Array.isArray(fields) ? fields.filter(isFieldFault) : [],
    ...(isObject(existing) && typeof existing.id === 'string' && typeof existing.name === 'string' && { existing: { id: existing.id, name: existing.name } }),
  };
}

const isFieldFault = (value: unknown): value is CallFailure['fields'][number] =>
  isObject(value) && typeof value.field === 'string' && typeof value.code === 'string' && typeof value.message === 'string';
