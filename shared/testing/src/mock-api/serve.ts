/** How the mock API answers one call of the contract, and what a handler may know of who asks. No server: requests in, responses out. */
import type { z } from 'zod';
import { type ErrorCode, ERROR } from '@amberlane/contract/calls';
import { LOCALE_FACTS, LOCALES, type Locale } from '@amberlane/contract/site';
import type { Call, FileCall } from '@amberlane/contract/calls/call';
import { envelope, failure, type ApiError } from '@amberlane/contract/calls/envelope';
import { errorMessage } from '@amberlane/contract/calls/error-messages';
import { fieldMessage } from '@amberlane/contract/calls/field-messages';
import { readFieldFaults, type FieldFault } from '@amberlane/contract/domain/field-faults';

export interface CallContext {
  readonly locale: Locale;
  /** Names the session: every sign-in gets its own, so that tests beside each other share nothing. '' for a visitor. */
  readonly token: string;
}

interface RefusalMore {
  readonly values?: Readonly<Record<string, string | number>>;
  readonly status?: number;
  /** What is wrong with single fields. */
  readonly fields?: readonly FieldFault[];
  /** The caller's own thing that stands in the way. */
  readonly existing?: NonNullable<ApiError['existing']>;
}

/** Thrown by a handler: the API would refuse. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly more: RefusalMore;
  constructor(code: ErrorCode, more: RefusalMore = {}) {
    super(`refused: ${code}`);
    this.code = code;
    this.more = more;
  }
}

type Answer = (request: Request, params: Readonly<Record<string, string>>) => Promise<Response>;

interface MockRoute {
  readonly method: string;
  readonly path: string;
  readonly pattern: RegExp;
  readonly answer: Answer;
}

/** Calls that the mock API answers. Each part of it (the frame, a remote) adds its own with {@link serve}. */
export class MockRoutes {
  readonly #routes: MockRoute[] = [];

  /** @throws Error when a call has an answer already. */
  add(method: string, path: string, answer: Answer): void {
    if (this.#routes.some((route) => route.method === method && route.path === path)) throw new Error(`The mock API answers ${method} ${path} twice.`);
    this.#routes.push({ method, path, answer, pattern: new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) });
  }

  /** null for a call that nobody answers. A path without parameters goes first. */
  answer(request: Request): Promise<Response> | null {
    const { pathname } = new URL(request.url);
    const found = this.#routes.filter(({ method, pattern }) => method === request.method && pattern.test(pathname));
    const route = found.find(({ path }) => path === pathname) ?? found[0];
    if (!route) return null;
    const { groups = {} } = route.pattern.exec(pathname) ?? {};
    return route.answer(request, Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)])));
  }
}

const localeOf = ({ headers }: Request): Locale => LOCALES.find((locale) => LOCALE_FACTS[locale].header === headers.get('lang')) ?? 'en';
const tokenOf = ({ headers }: Request): string => headers.get('token') ?? '';

/** The answer of the API when it refuses. */
export function refusal(request: Request, code: ErrorCode, { status = 400, values = {}, fields = [], existing }: RefusalMore = {}): Response {
  const locale = localeOf(request);
  const named = fields.map(({ field, code: fault, params }) => ({ field, code: fault, message: fieldMessage(fault, locale, params) }));
  const error = { code, message: errorMessage(code, locale, values), requestId: 'mock', ...(named.length > 0 && { fields: named }), ...(existing && { existing }) };
  return Response.json(failure.parse({ success: false, error }), { status });
}

/** Fields of the query or of the body, JSON or a form. Throws for a body that is neither. */
async function fieldsOf(request: Request): Promise<object> {
  if (request.method === 'GET') return Object.fromEntries(new URL(request.url).searchParams);
  const text = await request.text();
  if (text === '') return {};
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false;
  return isForm ? Object.fromEntries(new URLSearchParams(text)) : (JSON.parse(text) as object);
}

/**
 * The request is judged by the contract's schema and the reply parsed by it before it is sent: the mock API cannot
 * drift from the wire. A customer's call without a token is refused as by the API.
 */
export function serve<Input extends z.ZodType, Reply extends z.ZodType>(
  routes: MockRoutes,
  call: Call<string, Input, Reply>,
  handle: (input: z.output<Input>, context: CallContext) => z.input<Reply> | Promise<z.input<Reply>>,
): void {
  routes.add(call.method, call.path, async (request, params) => {
    const token = tokenOf(request);
    if (call.access === 'customer' && token === '') return refusal(request, ERROR.NOT_SIGNED_IN, { status: 401 });
    const given = { ...(await fieldsOf(request)), ...params };
    const input = call.request.safeParse(given);
    if (!input.success) return refusal(request, ERROR.VALIDATION, { fields: readFieldFaults(input.error, given) });
    try {
      return Response.json(envelope(call.reply).parse({ success: true, data: await handle(input.data, { locale: localeOf(request), token }) }));
    } catch (error) {
      if (error instanceof Refusal) return refusal(request, error.code, error.more);
      throw error;
    }
  });
}

/** A call that is answered with a file: its text and the name under which it is saved. */
export function serveFile<Input extends z.ZodType>(
  routes: MockRoutes,
  call: FileCall<string, Input>,
  handle: (input: z.output<Input>, context: CallContext) => { readonly text: string; readonly name: string },
): void {
  routes.add('GET', call.path, async (request, params) => {
    const token = tokenOf(request);
    if (call.access === 'customer' && token === '') return refusal(request, ERROR.NOT_SIGNED_IN, { status: 401 });
    const input = call.request.safeParse({ ...(await fieldsOf(request)), ...params });
    if (!input.success) return refusal(request, ERROR.NOT_FOUND, { status: 404 });
    const { text, name } = handle(input.data, { locale: localeOf(request), token });
    return new Response(text, { headers: { 'content-type': call.contentType, 'content-disposition': `attachment; filename="${name}"` } });
  });
}

/** Something of a customer, made at the first use and kept by token: `const books = perCustomer(() => new Map())`. */
export function perCustomer<State>(make: () => State): (token: string) => State {
  const kept = new Map<string, State>();
  return (token) => {
    const known = kept.get(token) ?? make();
    kept.set(token, known);
    return known;
  };
}
