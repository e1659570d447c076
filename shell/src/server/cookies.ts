import { parseCookie } from 'cookie';

/** Value of one cookie of a `Cookie` header, decoded; undefined where it is missing or broken. */
export const readCookie = (header: string | undefined, name: string): string | undefined => parseCookie(header ?? '', { decode })[name];

/** The library's own gives back what it can't decode. */
function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
