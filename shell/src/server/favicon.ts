/** Mark of the brand for tabs and bookmarks. */
export const FAVICON_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#ff8a14" rx="8"/>' +
  '<path fill="none" stroke="#1c1712" stroke-linecap="round" stroke-linejoin="round" stroke-width="4" d="m8.5 23.5 7.5-15 7.5 15"/>' +
  '<circle cx="16" cy="21" r="2.9" fill="#fff"/></svg>';
