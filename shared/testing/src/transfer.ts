/** Counts what a page costs its reader, from the browser's own network and script events. */
import type { Page } from '@playwright/test';

export interface Transfer {
  /** Bytes on the wire, headers included, since the count began. */
  bytes(): number;
  /** Bytes of JavaScript on the wire, run or not. */
  scriptBytes(): number;
  /** Bytes on the wire of those scripts that were compiled to be run. */
  runScriptBytes(): number;
  /** Whether an answer for such an address has arrived, from the wire or from the browser's cache. */
  hasFetched(address: RegExp): boolean;
  /** Address and bytes of every answer, the heaviest first: for the message of a broken budget. */
  table(): string;
}

interface Answer {
  readonly url: string;
  readonly type: string;
  bytes: number;
  /** Bytes of the body as it was decoded. */
  decoded: number;
}

/** Starts counting; with `cache: false` the browser keeps and uses nothing. */
export async function countTransfer(page: Page, { cache }: { readonly cache: boolean }): Promise<Transfer> {
  const session = await page.context().newCDPSession(page);
  const answers = new Map<string, Answer>();
  const fromCache = new Set<string>();
  const finished = new Set<string>();
  const run = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) fromCache.add(requestId);
    answers.set(requestId, { url: response.url, type: /javascript/.test(response.mimeType) ? 'Script' : type, bytes: 0, decoded: 0 });
  });
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    const answer = answers.get(requestId);
    if (answer) answer.decoded += dataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    finished.add(requestId);
    const answer = answers.get(requestId);
    // An answer that a test supplies never was on a wire: its body counts.
    if (answer) answer.bytes = encodedDataLength > 0 || fromCache.has(requestId) ? encodedDataLength : answer.decoded;
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => fromCache.add(requestId));
  session.on('Debugger.scriptParsed', ({ url }) => run.add(url));
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: !cache });
  await session.send('Debugger.enable');

  const all = (): Answer[] => [...answers.values()];
  const sum = (list: readonly Answer[]): number => list.reduce((total, { bytes }) => total + bytes, 0);
  return {
    bytes: () => sum(all()),
    scriptBytes: () => sum(all().filter(({ type }) => type === 'Script')),
    runScriptBytes: () => sum(all().filter(({ type, url }) => type === 'Script' && run.has(url))),
    hasFetched: (address) => [...finished].some((requestId) => address.test(answers.get(requestId)?.url ?? '')),
    table: () =>
      all()
        .sort((a, b) => b.bytes - a.bytes)
        .map(({ url, type, bytes }) => `${String(bytes).padStart(8)}  ${type.padEnd(10)}  ${url.replace(/^https?:\/\/[^/]+/, '')}`)
        .join('\n'),
  };
}
