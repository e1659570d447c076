/** `fetch` for calls that a page waits for: short deadline, bounded sockets and answers, circuit breaker (quality F2). */
import { Agent, request as send } from 'undici';
import { createCircuitBreaker, speaksOfOutage, type CircuitBreaker } from './circuit-breaker.ts';

export interface UpstreamFetchOptions {
  /** Time to the last byte of the answer, ms. */
  readonly deadlineMs?: number;
  readonly connections?: number;
  readonly maxReplyBytes?: number;
  readonly breaker?: CircuitBreaker;
}

export interface UpstreamFetch {
  readonly fetch: typeof fetch;
  close(): Promise<void>;
}

/** Rejects on refusal, deadline, an open breaker and answers over the limit, as `fetch` does on a network error. */
export function createUpstreamFetch(options: UpstreamFetchOptions = {}): UpstreamFetch {
  const { deadlineMs = 1500, connections = 32, maxReplyBytes = 2 ** 21, breaker = createCircuitBreaker() } = options;
  const agent = new Agent({ connections, connect: { timeout: Math.min(1000, deadlineMs) }, maxResponseSize: maxReplyBytes });

  const upstreamFetch: typeof fetch = async (input, init) => {
    const asked = new Request(input, init);
    const body = asked.body === null ? null : Buffer.from(await asked.arrayBuffer());
    if (!breaker.enter()) throw new TypeError('the service is left alone for a moment after repeated failures');
    const deadline = AbortSignal.timeout(deadlineMs);
    try {
      const { statusCode, headers, body: reply } = await send(asked.url, {
        dispatcher: agent,
        method: asked.method,
        headers: Object.fromEntries(asked.headers),
        body,
        signal: AbortSignal.any([asked.signal, deadline]),
      });
      const bytes = await reply.arrayBuffer();
      breaker.settle(speaksOfOutage(statusCode) ? 'failed' : 'succeeded');
      return new Response(bytes.byteLength === 0 ? null : bytes, { status: statusCode, headers: readable(headers) });
    } catch (cause) {
      breaker.settle(asked.signal.aborted ? 'abandoned' : 'failed');
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
