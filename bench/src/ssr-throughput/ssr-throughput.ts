/** What the shell server does a second: a cached page against a bare reply of its size, and the tracking result rendered anew. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { numberText, type Benchmark, type Report } from '../report.ts';
import { HOME_PATH, trackPath, withServers, withSite, type Site } from '../site.ts';
import { pairedRatio, seriesOf } from '../statistics.ts';
import type { ServerPlan } from '../../../tools/src/servers.ts';
import { requireWholePage } from '../whole-page.ts';
import type { BareAnswer } from './bare-server.ts';
import { repliesPerSecond } from './load.ts';

const ROUNDS = 7;
const SECONDS = 3;
/** Until V8 has compiled what runs hot. */
const WARM_UP_SECONDS = 4;
/** Made by the connection or the body, not by the application. */
const NOT_COPIED = new Set(['connection', 'keep-alive', 'content-length', 'date', 'transfer-encoding']);

const answerFile = ({ settings }: Site): string => path.join(settings.dataDir, 'bare-answer.json');

const bareServer = (site: Site): ServerPlan => ({
  name: 'bare',
  command: ['bench/src/ssr-throughput/bare-server.ts'],
  env: { PORT: String(site.portBeside), HOST: site.settings.host, NODE_ENV: 'production', BARE_ANSWER: answerFile(site) },
  readyUrl: `http://${site.settings.host}:${site.portBeside}/`,
});

/** Asks with the connection's own client: `fetch` would hand out the body decompressed. */
async function copyAnswer(url: string): Promise<BareAnswer> {
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject);
  });
  const body = await buffer(message);
  if (message.statusCode !== 200) throw new Error(`${url} answered ${message.statusCode}`);
  const headers = Object.entries(message.headers).flatMap(([name, value]) => (typeof value === 'string' && !NOT_COPIED.has(name) ? [[name, value] as const] : []));
  return { headers: Object.fromEntries(headers), body: body.toString('base64') };
}

/** The page is compressed a second time, better, after its first answer: its size has settled when two answers agree. */
async function settledAnswer(url: string): Promise<BareAnswer> {
  let before = await copyAnswer(url);
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const answer = await copyAnswer(url);
    if (answer.body === before.body) return answer;
    before = answer;
  }
}

interface Measured {
  readonly bytes: number;
  readonly headers: number;
  readonly page: readonly number[];
  readonly bare: readonly number[];
  readonly track: readonly number[];
}

async function measure(site: Site): Promise<Measured> {
  const own = `http://${site.settings.host}:${site.settings.port}`;
  // `localhost` would be looked up for every connection.
  const urls = { page: own + HOME_PATH, bare: `http://${site.settings.host}:${site.portBeside}${HOME_PATH}`, track: own + trackPath('en') };
  await requireWholePage(urls.page);
  await requireWholePage(urls.track);
  const answer = await settledAnswer(urls.page);
  writeFileSync(answerFile(site), JSON.stringify(answer));
  return withServers([bareServer(site)], async () => {
    const sides = ['page', 'bare', 'track'] as const;
    for (const side of sides) await repliesPerSecond(urls[side], WARM_UP_SECONDS);
    const rates: Record<(typeof sides)[number], number[]> = { page: [], bare: [], track: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const side of round % 2 === 0 ? sides : sides.toReversed()) rates[side].push(await repliesPerSecond(urls[side], SECONDS));
    }
    return { bytes: Buffer.from(answer.body, 'base64').length, headers: Object.keys(answer.headers).length, ...rates };
  });
}

function report({ bytes, headers, page, bare, track }: Measured): Report {
  const share = pairedRatio(page, bare);
  return {
    tables: [
      {
        title: `Replies a second, ${ROUNDS} rounds of ${SECONDS} s, 20 connections, one process each: median (least–most)`,
        columns: ['replies/s', 'share of bare'],
        rows: [
          [`bare Fastify reply, ${numberText(bytes)} bytes, ${headers} headers`, seriesOf(bare), 1],
          ['cached home page', seriesOf(page), share],
          ['tracking page, 8 results, rendered', seriesOf(track), pairedRatio(track, bare)],
        ],
      },
    ],
    figures: [{ what: 'cached page, share of a bare reply', value: share.median, unit: '', gate: 0.5, goal: 0.8, moreIsBetter: true }],
  };
}

export const ssrThroughput: Benchmark = {
  name: 'ssr-throughput',
  about: 'replies a second of the shell server, against a bare reply of the same size',
  run: () => withSite(async (site) => report(await measure(site))),
};
