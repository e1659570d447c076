/** Requests of the API as a shell sends them, for pages that show how programs call us. Pure. */

/** Header with the API key of a customer. */
export const KEY_HEADER = 'x-api-key';

/** Variable of a reader's own environment that holds the key. */
export const KEY_VARIABLE = 'AMBERLANE_KEY';

interface CurlRequest {
  /** `https://` and the host of the API. */
  readonly origin: string;
  /** Path of the call, with its query. */
  readonly path: string;
  /** JSON; a request without a body is a GET. */
  readonly body?: string;
  /** Headers beyond the key and the type of the body, as `name: value`. */
  readonly headers?: readonly string[];
  /** What stands for the key; the variable unless said. */
  readonly key?: string;
}

/**
 * A request as a curl command, one option in a line, below the origin in a variable of the shell: addresses fit on a phone, and
 * all lines can be pasted. Variables work in the path, in headers and for the key, too.
 */
export function curlText({ origin, path, body, headers = [], key = `$${KEY_VARIABLE}` }: CurlRequest): string {
  const url = `$API${path}`;
  const all = [`${KEY_HEADER}: ${key}`, ...(body === undefined ? [] : ['content-type: application/json']), ...headers];
  const command = [
    // A shell reads the characters of a query unless they are quoted.
    `curl ${path.includes('?') ? `"${url}"` : url}`,
    ...all.map((header) => `  -H "${header}"`),
    ...(body === undefined ? [] : [`  -d '${body}'`]),
  ].join(' \\\n');
  return `API=${origin}\n${command}`;
}
