/** `fetch` for calls that a page waits for: short deadline, a late read is asked for once more, bounded sockets and answers, circuit breaker (quality F2). */
import { Agent, request as send } from 'undici';
import { askAgain } from './ask-again.ts';
import { createCircuitBreaker, speaksOfOutage, type CircuitBreaker } from './circuit-breaker.ts';

export interface UpstreamFetchOptions {
  /** Time to the last byte of the answer, ms. */
  readonly deadlineMs?: number;
  readonly connections?: number;
  readonly maxReplyBytes?: number;
  readonly breaker?: CircuitBreaker;
  /** A GET that is late is made once more, on another connection: none of them changes anything. */
  readonly repeatsReads?: boolean;
}

export interface UpstreamFetch {
  readonly fetch: typeof fetch;
  close(): Promise<void>;
}

/** Part of the deadline after which an answer is late. */
const LATE = 1 / 3;

/** Rejects on refusal, deadline, an open breaker and answers over the limit, as `fetch` does on a network error. */
export function createUpstreamFetch(options: UpstreamFetchOptions = {}): UpstreamFetch {
  const { deadlineMs = 1500, connections = 32, maxReplyBytes = 2 ** 21, breaker = createCircuitBreaker(), repeatsReads = false } = options;
  const agent = new Agent({ connections, connect: { timeout: Math.min(1000, deadlineMs) }, maxResponseSize: maxReplyBytes });

  const upstreamFetch: typeof fetch = async (input, init) => {
    const asked = new Request(input, init);
    const body = asked.body === null ? null : Buffer.from(await asked.arrayBuffer());
    const settle = breaker.enter();
    if (!settle) throw new TypeError('the service is left alone for a moment after repeated failures');
    const deadline = AbortSignal.timeout(deadlineMs);
    const ask = async (signal: AbortSignal): Promise<Response> => {
      const { statusCode, headers, body: reply } = await send(asked.url, { dispatcher: agent, method: asked.method, headers: Object.fromEntries(asked.headers), body, signal });
      const bytes = await reply.arrayBuffer();
      return new Response(bytes.byteLength === 0 ? null : bytes, { status: statusCode, headers: readable(headers) });
    };
    try {
      const answer = await askAgain(ask, { afterMs: repeatsReads && asked.method === 'GET' ? deadlineMs * LATE : null, signal: AbortSignal.any([asked.signal, deadline]), discard: () => undefined });
      settle(speaksOfOutage(answer.status) ? 'failed' : 'succeeded');
      return answer;
    } catch (cause) {
      settle(asked.signal.aborted ? 'abandoned' : 'failed');
      throw deadline.aborted ? deadline.reason : cause;
    }
  };
  return { fetch: upstreamFetch, close: () => agent.destroy() };
}

/** Cookies of the API are none of the pages' business. */
const readable = (headers: Readonly<Record<string, string | string[] | undefined>>): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || name === 'set-cookie' ? [] : [[name, Array.isArray(value) ? value.join(', ') : value] as [string, string]],
  );
