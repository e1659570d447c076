/** The shop's own order number (spec §3 mallNo): any text of a shop, without what can't be seen or stored. */
// eslint-disable-next-line no-control-regex -- control characters are what is removed here
const INVISIBLE = /[\u0000-\u001F\u007F-\u009F\u061C\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

export function readMallNo(typed: string): string {
  return typed.replace(INVISIBLE, '').trim();
}
