/** Request paths, read once and strictly: what is not plainly a path below ours is refused. */

const MAX_PATH = 1024;
/** Controls, direction marks, the byte order mark and slashes: nothing of ours is named with them. */
const UNNAMEABLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff/\\]/u;

/**
 * Decoded segments of a raw request path; slashes at the end are dropped, so `/` gives none.
 * null for what could lead elsewhere: no slash in front, empty or dot segments, encoded slashes or backslashes,
 * control characters, broken percent signs, over 1,024 characters.
 */
export function readPathSegments(rawPath: string): readonly string[] | null {
  if (!rawPath.startsWith('/') || rawPath.length > MAX_PATH) return null;
  const raw = rawPath.replace(/\/+$/, '').split('/').slice(1);
  const segments: string[] = [];
  for (const piece of raw) {
    const segment = decodeSegment(piece);
    if (segment === null || segment === '' || segment === '.' || segment === '..' || UNNAMEABLE.test(segment)) return null;
    segments.push(segment);
  }
  return segments;
}

function decodeSegment(piece: string): string | null {
  try {
    const segment = decodeURIComponent(piece);
    return segment.isWellFormed() ? segment : null;
  } catch {
    return null;
  }
}

/** The one spelling of a path that we serve: percent-encoded segments without slashes at the ends. */
export const encodePath = (segments: readonly string[]): string => segments.map((segment) => encodeURIComponent(segment)).join('/');

/** What would be another path to whoever decodes it a second time. */
const ESCAPE = /%[\da-f]{2}/i;

/**
 * Whether a raw path is the one spelling of its segments, so that comparing it is comparing what it leads to. Not so are
 * escapes of plain characters (`log%69n`) or in small letters, escaped escapes, matrix parameters, fragments, and slashes in a row or at the end.
 */
export function isCanonicalPath(rawPath: string): boolean {
  const segments = readPathSegments(rawPath);
  return segments !== null && rawPath === `/${encodePath(segments)}` && !segments.some((segment) => ESCAPE.test(segment));
}

/** Splits a request target into path and query (`?…` or ''). */
export function splitTarget(target: string): { readonly path: string; readonly query: string } {
  const mark = target.indexOf('?');
  return mark < 0 ? { path: target, query: '' } : { path: target.slice(0, mark), query: target.slice(mark) };
}
