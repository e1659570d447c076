/** Two shell servers of one site answer with the same bytes: a page that a reader has is not sent again by the other. */
import { mkdtemp } from 'node:fs/promises';
import { request as send } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { localBuild } from '../../tools/src/local-builds.ts';
import { namesForReaders } from '../../tools/src/reader-parts.ts';
import { startMockApiSite } from '../setup/mock-api-site.ts';

/** With much and with little of the API in them; the last two are made for one reader. */
const PAGES = ['', '/track', '/article-list', '/service/help', '/quote', '/location-map', '/rates', '/track?numbers=GH520938177409,SA673401955282', '/user-opt/login'];

interface Answer {
  readonly status: number;
  readonly etag: string | undefined;
  readonly body: string;
}

function ask(port: number, host: string, target: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  send({ port, host: '127.0.0.1', path: target, headers: { host, ...headers } }, (response) => {
    text(response).then((body) => resolve({ status: response.statusCode ?? 0, etag: response.headers.etag, body }), reject);
  })
    .on('error', reject)
    .end();
  return promise;
}

test('two shells render the same bytes under the same tag', async () => {
  test.setTimeout(120_000);
  const builds = (await namesForReaders()).map(localBuild);
  const site = await startMockApiSite(builds, await mkdtemp(path.join(tmpdir(), 'amberlane-two-shells-')), 2);
  try {
    const { host } = new URL(site.origin);
    const [one = 0, other = 0] = site.ports;
    // A page without the country list, which the shell asks for at its start, is kept by nobody.
    for (const port of site.ports) await expect.poll(async () => (await ask(port, host, '/gh-en/track')).etag).toBeDefined();
    let kept = 0;
    for (const market of ['gh-en', 'sa-ar']) {
      for (const page of PAGES) {
        const target = `/${market}${page}`;
        const first = await ask(one, host, target);
        const second = await ask(other, host, target);
        expect([target, first.status]).toEqual([target, 200]);
        expect(second.body === first.body, `${target} differs: ${difference(first.body, second.body)}`).toBe(true);
        if (first.etag === undefined) continue;
        kept += 1;
        expect([target, (await ask(other, host, target, { 'if-none-match': first.etag })).status]).toEqual([target, 304]);
      }
    }
    expect(kept).toBeGreaterThan(6);
  } finally {
    await site.close();
  }
});

/** The place where two texts part. */
function difference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at === one.length ? 'none' : `${one.slice(Math.max(0, at - 80), at + 40)} ≠ ${other.slice(at, at + 40)}`;
}
