/**
 * A clock on a page that is cached: the server prints something that is always true, as `UTC+1`, and names the place's
 * zone (IANA) in this attribute. The first script of the page puts the time in, before React runs.
 */
export const CLOCK_ATTRIBUTE = 'data-clock';
