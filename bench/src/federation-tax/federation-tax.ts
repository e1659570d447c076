/** What federation costs the reader of the home page: the site as it is, and the same sources bundled as one. */
import type { Browser } from '@playwright/test';
import { numberText, type Benchmark, type Report, type Table } from '../report.ts';
import { HOME_PATH, withServers, withSite, type Site } from '../site.ts';
import { pairedRatio, seriesOf } from '../statistics.ts';
import { shellPlan } from '../../../tools/src/server-plans.ts';
import type { ServerPlan } from '../../../tools/src/servers.ts';
import { asNewReader, bytesOf, visit, visitThenTap, withBrowser, type Kind, type Visit } from '../visit.ts';
import { requireWholePage } from '../whole-page.ts';
import { buildOneBundle } from './one-bundle-build.ts';

const ROUNDS = 7;
const COUNTED: readonly Kind[] = ['html', 'css', 'js', 'messages'];
const SIDES = ['federated', 'one bundle'] as const;
type Side = (typeof SIDES)[number];

interface Round {
  readonly cold: Visit;
  /** ms from a tap on the page at rest until React answers. */
  readonly tap: number;
}
type Rounds = Readonly<Record<Side, Round[]>>;

function bundleServer({ settings, portBeside: port }: Site, folder: string): ServerPlan {
  const plan = shellPlan({ ...settings, port, siteOrigin: `http://localhost:${port}`, turkishOrigin: `http://tr.localhost:${port}` }, 'bundle');
  return { ...plan, command: ['bench/src/federation-tax/one-bundle-server.ts'], env: { ...plan.env, ONE_BUNDLE: folder } };
}

async function measureRound(browser: Browser, url: string): Promise<Round> {
  const cold = await asNewReader(browser, (context) => visit(context, { url, slow: true, touch: 'atOnce' }));
  return { cold, tap: await asNewReader(browser, (context) => visitThenTap(context, url)) };
}

async function measure(origins: Readonly<Record<Side, string>>): Promise<Rounds> {
  const rounds: Rounds = { federated: [], 'one bundle': [] };
  await withBrowser(async (browser) => {
    // The servers render and compress the page at its first visit; nobody's time is taken then.
    for (const side of SIDES) {
      await requireWholePage(origins[side]);
      await measureRound(browser, origins[side]);
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const side of round % 2 === 0 ? SIDES : SIDES.toReversed()) rounds[side].push(await measureRound(browser, origins[side]));
    }
  });
  return rounds;
}

/** Bytes are the same in every round, but for a header's digit. */
const bytes = ({ cold }: Round, ...kinds: readonly Kind[]): number => bytesOf(cold.answers, ...kinds);
const KB = 1000;

function report(rounds: Rounds): Report {
  const row = (what: string, value: (round: Round) => number): Table['rows'][number] => {
    const [ours, one] = SIDES.map((side) => rounds[side].map(value));
    return [what, seriesOf(ours ?? []), seriesOf(one ?? []), numberText(pairedRatio(ours ?? [], one ?? []).median)];
  };
  const ratio = (value: (round: Round) => number): number => pairedRatio(rounds.federated.map(value), rounds['one bundle'].map(value)).median;
  const total = (round: Round): number => bytes(round, ...COUNTED) / KB;
  const ready = ({ cold }: Round): number => cold.timings.ready ?? Number.NaN;
  return {
    tables: [
      {
        title: `Home page, ${ROUNDS} rounds, cold cache, 1.6 Mbps, 150 ms, CPU 4x: median (least–most)`,
        columns: [...SIDES, 'ratio'],
        rows: [
          row('KB until interactive', total),
          ...COUNTED.map((kind) => row(`  ${kind}`, (round) => bytes(round, kind) / KB)),
          row('requests until interactive', ({ cold }) => cold.answers.filter(({ kind }) => COUNTED.includes(kind)).length),
          row('first paint, ms', ({ cold }) => cold.timings.firstPaint),
          row('interactive when touched at once, ms', ready),
          row('tap on the page at rest to React, ms', ({ tap }) => tap),
        ],
      },
    ],
    figures: [
      { what: 'bytes, federated / one bundle', value: ratio(total), unit: '', gate: 1.25, goal: 1.05 },
      { what: 'time to interactive, federated / one bundle', value: ratio(ready), unit: '', gate: 1.1, goal: 1 },
    ],
  };
}

export const federationTax: Benchmark = {
  name: 'federation-tax',
  about: 'the site against the same sources bundled as one application',
  run: () =>
    withSite(async (site) => {
      console.log('Building the sources as one application');
      const folder = await buildOneBundle('');
      const origins = { federated: site.origin + HOME_PATH, 'one bundle': `http://localhost:${site.portBeside}${HOME_PATH}` };
      return report(await withServers([bundleServer(site, folder)], () => measure(origins)));
    }),
};
