/** How a page in a unit test reaches the API: in the process, each request and reply held against the contract. */
import type { Market } from '@amberlane/contract/site';
import type { Call, ReplyOf } from '@amberlane/contract/calls/call';
import type { MockRoutes } from './mock-api/serve.ts';

/** One call that a page made. */
export interface AskedCall {
  readonly method: string;
  readonly path: string;
  /** Path and query. */
  readonly url: string;
  /** Fields of the query or of the body. */
  readonly request: Readonly<Record<string, unknown>>;
}

/** Data of a success, or a whole answer (`refusal`); undefined leaves the call to the mock API. */
export type CallAnswer = (call: AskedCall) => unknown;

/** Answers by literal path of the contract. */
export type AnswersByPath = Readonly<Record<string, (request: AskedCall['request']) => unknown>>;

/** `answer: byPath({ [getCustomer.path]: () => AMA })` */
export const byPath = (answers: AnswersByPath): CallAnswer => ({ path, request }) => answers[path]?.(request);

/** An answer whose type is checked against the contract: `[getCustomer.path]: answer(getCustomer, () => AMA)`. */
export const answer = <C extends Call>(_call: C, reply: (request: AskedCall['request']) => ReplyOf<C>): ((request: AskedCall['request']) => ReplyOf<C>) => reply;

/** A refusal of the API, with what is wrong with single fields. */
export const refusal = (code: number, message: string, status = 400, fields: readonly { field: string; code: string; message: string }[] = []): Response =>
  Response.json({ success: false, error: { code, message, requestId: 'r-42', fields } }, { status });

const broken = new WeakSet<Response>();

/** An answer that breaks the contract on purpose: what a proxy or a wrong server would send. */
export function brokenAnswer(body: string, init?: ResponseInit): Response {
  const response = new Response(body, init);
  broken.add(response);
  return response;
}

interface FetchOptions {
  /** A `fetch` of the test's own; null for `answer` and the mock API. */
  readonly own: typeof fetch | null;
  readonly answer: CallAnswer;
  readonly mockApi: MockRoutes | null;
  readonly asked: AskedCall[];
  /** Told of each request and reply that the contract does not allow. */
  readonly onFault: (fault: string) => void;
}

const ORIGIN = 'http://site.example';

function readCall(input: RequestInfo | URL, init: RequestInit | undefined): AskedCall {
  const { pathname, search, searchParams } = new URL(input instanceof Request ? input.url : input, ORIGIN);
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
  const request = typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : Object.fromEntries(searchParams);
  return { method, path: pathname, url: pathname + search, request };
}

/** A `fetch` that answers in the process. A call that nobody answers fails as a service does. */
export function answeringFetch({ own, answer: answerOf, mockApi, asked, onFault }: FetchOptions): typeof fetch {
  const answered = async (call: AskedCall, input: RequestInfo | URL, init: RequestInit | undefined): Promise<Response> => {
    if (own) return own(input, init);
    const given = await answerOf(call);
    if (given instanceof Response) return given;
    if (given !== undefined) return Response.json({ success: true, data: given });
    return (await mockApi?.answer(new Request(new URL(call.url, ORIGIN), { ...init, method: call.method }))) ?? refusal(1_500_000, `nobody answers ${call.path}`, 500);
  };
  return async (input, init) => {
    const call = readCall(input, init);
    asked.push(call);
    const { contractFault, requestFault } = await import('./contract-calls.ts');
    const wrong = requestFault(call.method, call.path, call.request);
    if (wrong !== null) onFault(wrong);
    const response = await answered(call, input, init);
    // Whoever answers may give the same response again.
    const fault = broken.has(response) ? null : contractFault(call.method, call.path, await response.clone().text());
    if (fault !== null) onFault(fault);
    return response.clone();
  };
}

/** Edges of the store in a test: a failed call is tried again at once, as often as `retries` says. */
export const testTransport = (market: Market, fetching: typeof fetch, retryDelay: () => number | null = () => 0) =>
  ({ baseUrl: '', fetch: fetching, market: () => market, timeoutMs: 5_000, retryDelay });
