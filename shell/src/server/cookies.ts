import { parseCookie } from 'cookie';

/** Value of one cookie of a `Cookie` header, decoded; undefined where it is missing or broken. */
export const readCookie = (header: string | undefined, name: string): string | undefined => parseCookie(header ?? '', { decode })[name];

/** Every value that a `Cookie` header has for a name, decoded, in its order: browsers send one for each host and path that set it. */
export const cookieValues = (header: string | undefined, name: string): string[] =>
  (header ?? '').split(';').flatMap((pair) => {
    const value = readCookie(pair, name);
    return value === undefined ? [] : [value];
  });

/** The library's own gives back what it can't decode. */
function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
