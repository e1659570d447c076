/** Requests and answers as they are written: one key in a line, short lists and objects in one. */
import { KEY_HEADER } from '@amberlane/contract/domain/curl-text';

const HEADERS = ['content-type: application/json'];
const KEY = `${KEY_HEADER}: …`;
/** Characters of an object that still stands in one line. */
const ONE_LINE = 48;

const json = (body: unknown): string =>
  JSON.stringify(body, null, 2).replace(/([[{])\s+([^[\]{}]*?)\s+([}\]])/g, (whole, open: string, inner: string, close: string) => {
    const line = `${open} ${inner.replaceAll(/\s*\n\s*/g, ' ')} ${close}`;
    return line.length <= ONE_LINE ? line : whole;
  });

export const requestText = (path: string, body: unknown, headers: readonly string[] = []): string =>
  [`POST ${path}`, ...HEADERS, KEY, ...headers, '', json(body)].join('\n');

export const responseText = (body: unknown): string => json(body);

/** What we send to an address of the customer. */
export const deliveryText = (address: string, signature: string, body: unknown): string =>
  [`POST ${address}`, ...HEADERS, signature, '', json(body)].join('\n');
