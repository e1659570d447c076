/** Calls of pages that the server renders get the answers that the proxy gives to the browser's calls. */
import { envelopeOf, localeOfHeader, REFUSED } from './api-errors.ts';

/** Never rejects: an API that can't be reached is a refusal in the envelope, in the language of the header `lang`. */
export const answeringFetch =
  (upstream: typeof fetch): typeof fetch =>
  async (input, init) => {
    try {
      return await upstream(input, init);
    } catch (cause) {
      const refusal = isTimeout(cause) ? REFUSED.timeout : REFUSED.unreachable;
      const locale = localeOfHeader(new Headers(init?.headers).get('lang') ?? undefined);
      return Response.json(envelopeOf(refusal, locale), { status: refusal.status });
    }
  };

/** By its name: the pages' calls are made in a realm of their own, whose errors are no `Error` here. */
const isTimeout = (cause: unknown): boolean => typeof cause === 'object' && cause !== null && 'name' in cause && cause.name === 'TimeoutError';
