/** Requests and answers as they are written: one key in a line. */
const HEADERS = ['content-type: application/json'];
const KEY = 'x-api-key: …';

const json = (body: unknown): string => JSON.stringify(body, null, 2);

export const requestText = (path: string, body: unknown, headers: readonly string[] = []): string =>
  [`POST ${path}`, ...HEADERS, KEY, ...headers, '', json(body)].join('\n');

export const responseText = (body: unknown): string => json(body);

/** What we send to an address of the customer. */
export const deliveryText = (address: string, signature: string, body: unknown): string =>
  [`POST ${address}`, ...HEADERS, signature, '', json(body)].join('\n');
