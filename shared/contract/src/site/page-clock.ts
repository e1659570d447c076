/**
 * A clock on a page that is cached: the server prints something that is always true, as `UTC+1`, and names the place's
 * zone (IANA) in this attribute. The first script of the page puts the time in, before React runs.
 */
export const CLOCK_ATTRIBUTE = 'data-clock';

/**
 * Words on such a page that hold from one instant to another: `from/until`, as ISO instants in UTC, `from/` without an
 * end. The server prints those of the next days, hidden; the first script of the page shows the one that holds now.
 */
export const SPAN_ATTRIBUTE = 'data-span';
