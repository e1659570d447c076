/** Calls of the API by name, over `fetch`. */
import { CALLS, type CallName, type Calls } from './calls.ts';

export interface ClientOptions {
  /** API key, `amk_…`; never in a browser: whoever reads the page would have it. */
  readonly key: string;
  /** Origin of the site, `https://…`. */
  readonly origin: string;
  /** Language of messages and names: `en_US`, `zh_CN`, `fr_FR`, `ar_SA`, `ur_PK`, `tr_TR`. English unless told. */
  readonly language?: string;
  /** Milliseconds for one call, tries included: 30,000 unless told. */
  readonly timeout?: number;
  /** How often a call that may be repeated is tried again after 429, 502, 503, 504 or a lost connection: 2 unless told. */
  readonly retries?: number;
  /** In place of the platform's own. */
  readonly fetch?: typeof fetch;
}

export interface CallOptions {
  /** Makes a creation happen once, however often it is sent: an order number of your own, for instance. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

/** What is wrong with one field of a request. */
export interface FieldError {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

/** A refusal of the API, or an answer that is none (code 0). */
export class AmberlaneError extends Error {
  override readonly name = 'AmberlaneError';
  /** HTTP status. */
  readonly status: number;
  /** Code of the API: the same in every language. */
  readonly code: number;
  readonly fields: readonly FieldError[];
  /** Names the request towards customer service. */
  readonly requestId: string | null;
  /** Seconds to wait before the next try; null when nothing was said. */
  readonly retryAfter: number | null;

  constructor(message: string, facts: Pick<AmberlaneError, 'status' | 'code' | 'fields' | 'requestId' | 'retryAfter'>) {
    super(message);
    this.status = facts.status;
    this.code = facts.code;
    this.fields = facts.fields;
    this.requestId = facts.requestId;
    this.retryAfter = facts.retryAfter;
  }
}

export type AmberlaneClient = { readonly [Name in CallName]: (request: Calls[Name]['request'], options?: CallOptions) => Promise<Calls[Name]['reply']> } & {
  /** Bytes behind an address that a call gave: a label, an export. */
  file(url: string, options?: Pick<CallOptions, 'signal'>): Promise<Uint8Array<ArrayBuffer>>;
};

const TIMEOUT_MS = 30_000;
const RETRIES = 2;
const WORTH_ANOTHER_TRY: readonly number[] = [429, 502, 503, 504];

/**
 *     const amberlane = amberlaneClient({ key: process.env.AMBERLANE_KEY, origin: 'https://…' });
 *     const order = await amberlane.addOrder({ … }, { idempotencyKey: 'shop-10027' });
 *
 * Calls throw {@link AmberlaneError}. Those that read, and creations with an idempotency key, are tried again by themselves.
 */
export function amberlaneClient(options: ClientOptions): AmberlaneClient {
  const send = sender(options);
  const calls = Object.entries(CALLS).map(([name, { method, path, repeatable }]) => {
    const ask = async (given: Readonly<Record<string, unknown>>, { idempotencyKey, signal }: CallOptions = {}): Promise<unknown> => {
      const { url, rest } = fillPath(path, given);
      const headers: Record<string, string> = idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey };
      const mayRepeat = repeatable || idempotencyKey !== undefined;
      if (method === 'GET') return dataOf(await send(`${url}${queryOf(rest)}`, { method, headers }, { mayRepeat, signal }));
      return dataOf(await send(url, { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(rest) }, { mayRepeat, signal }));
    };
    return [name, ask] as const;
  });
  const file = async (url: string, { signal }: CallOptions = {}) => new Uint8Array(await (await send(url, { method: 'GET', headers: {} }, { mayRepeat: true, signal })).arrayBuffer());
  // The table of calls and their types are generated together.
  return { ...Object.fromEntries(calls), file } as AmberlaneClient;
}

interface Sending {
  readonly mayRepeat: boolean;
  readonly signal?: AbortSignal | undefined;
}

function sender({ key, origin, language = 'en_US', timeout = TIMEOUT_MS, retries = RETRIES, fetch: ask = fetch }: ClientOptions) {
  return async (path: string, init: { method: string; headers: Record<string, string>; body?: string }, { mayRepeat, signal }: Sending): Promise<Response> => {
    const url = new URL(path, origin);
    // The key goes to the API alone, whatever address was handed in.
    if (url.origin !== new URL(origin).origin) throw new TypeError(`not an address of ${origin}`);
    const until = AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]);
    for (let tries = 0; ; tries += 1) {
      const isLast = !mayRepeat || tries >= retries;
      try {
        const response = await ask(url, { ...init, headers: { ...init.headers, 'x-api-key': key, lang: language }, signal: until, redirect: 'error' });
        if (response.ok) return response;
        const error = await errorOf(response);
        if (isLast || !WORTH_ANOTHER_TRY.includes(response.status)) throw error;
        await pause(error.retryAfter === null ? backoff(tries) : error.retryAfter * 1_000, until);
      } catch (error) {
        if (error instanceof AmberlaneError || isLast || until.aborted) throw error;
        await pause(backoff(tries), until);
      }
    }
  };
}

const backoff = (tries: number): number => 250 * 2 ** tries * (0.5 + Math.random());

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

function fillPath(path: string, given: Readonly<Record<string, unknown>>) {
  const url = path.replace(/\{(\w+)\}/g, (_mark, name: string) => {
    const value = given[name];
    return encodeURIComponent(typeof value === 'string' || typeof value === 'number' ? value : '');
  });
  return { url, rest: Object.fromEntries(Object.entries(given).filter(([name]) => !path.includes(`{${name}}`))) };
}

function queryOf(given: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') query.append(name, String(value));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

async function dataOf(response: Response): Promise<unknown> {
  const body: unknown = await response.json();
  return property(body, 'data');
}

const property = (value: unknown, name: string): unknown => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined);

async function errorOf(response: Response): Promise<AmberlaneError> {
  const body: unknown = await response.json().catch(() => null);
  const error = property(body, 'error');
  const [code, message, requestId, fields] = ['code', 'message', 'requestId', 'fields'].map((name) => property(error, name));
  const wait = Number(response.headers.get('retry-after') ?? NaN);
  return new AmberlaneError(typeof message === 'string' ? message : `HTTP ${response.status}`, {
    status: response.status,
    code: typeof code === 'number' ? code : 0,
    requestId: typeof requestId === 'string' ? requestId : null,
    fields: Array.isArray(fields) ? fields.map((one) => ({ field: String(property(one, 'field')), code: String(property(one, 'code')), message: String(property(one, 'message')) })) : [],
    retryAfter: Number.isFinite(wait) ? wait : null,
  });
}
