/** What a request says about the answer it can take. */

/** Does an `Accept-Encoding` header take brotli? */
export const acceptsBrotli = (header: string | undefined): boolean => /(?:^|[\s,])br(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))(?=[\s,;]|$)/i.test(header ?? '');

/** Does an `If-None-Match` header name the tag? Compared weakly, as RFC 9110 §13.1.2 says. */
export const namesTag = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''));
