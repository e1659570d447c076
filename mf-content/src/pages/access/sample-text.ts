/** Requests and answers as they are written: one key in a line, short lists and objects in one. */
import { curlText } from '@amberlane/contract/domain/curl-text';
import { API_ORIGIN } from '@amberlane/contract/site/brand';

/** What the reader replaces with the own key. */
const KEY = 'YOUR_KEY';
/** Characters of an object that still stands in one line. */
const ONE_LINE = 48;

const json = (body: unknown): string =>
  JSON.stringify(body, null, 2).replace(/([[{])\s+([^[\]{}]*?)\s+([}\]])/g, (whole, open: string, inner: string, close: string) => {
    const line = `${open} ${inner.replaceAll(/\s*\n\s*/g, ' ')} ${close}`;
    return line.length <= ONE_LINE ? line : whole;
  });

/** A request to be pasted into a shell. */
export const requestText = (path: string, body: unknown, headers: readonly string[] = []): string =>
  curlText({ origin: API_ORIGIN, path, body: json(body), headers, key: KEY });

/** The same with a body that is short enough for one line. */
export const shortRequestText = (path: string, body: unknown): string => curlText({ origin: API_ORIGIN, path, body: JSON.stringify(body), key: KEY });

export const responseText = (body: unknown): string => json(body);

/** What we send to an address of the customer. */
export const deliveryText = (address: string, signature: string, body: unknown): string =>
  [`POST ${address}`, 'content-type: application/json', signature, '', json(body)].join('\n');
