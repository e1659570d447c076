/** What a request says about the answer it can take. */
import Negotiator from 'negotiator';

/** Does an `Accept-Encoding` header take brotli? */
export const acceptsBrotli = (header: string | undefined): boolean => new Negotiator({ headers: { 'accept-encoding': header } }).encodings(['br']).length > 0;

/** Does an `If-None-Match` header name the tag? Compared weakly, as RFC 9110 §13.1.2 says. */
export const namesTag = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''));
