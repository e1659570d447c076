/** What the public pages cost their reader before the first touch, when they come back, and when they save data. */
import type { Browser } from '@playwright/test';
import type { Benchmark, Figure, Report, Table } from './report.ts';
import { homePath, trackPath, withSite } from './site.ts';
import { median, seriesOf, type Series } from './statistics.ts';
import { asNewReader, bytesOf, visit, withBrowser, type Answer, type Kind, type Timings } from './visit.ts';
import { requireWholePage } from './whole-page.ts';

const ROUNDS = 5;
const KB = 1000;
const KINDS: readonly Kind[] = ['html', 'css', 'js', 'messages', 'other'];

const PAGES = (['en', 'ar'] as const).flatMap((locale) => [
  { name: `home ${locale}`, path: homePath(locale) },
  { name: `track ${locale}`, path: trackPath(locale) },
]);

/** Bytes are exact: one visit says all. Times are those of every round. */
interface PageCost {
  readonly name: string;
  readonly warm: readonly Answer[];
  readonly savingData: readonly Answer[];
  readonly returning: readonly Answer[];
  readonly timings: readonly Timings[];
}

async function costOf(browser: Browser, name: string, url: string): Promise<PageCost> {
  const fast = { url, slow: false } as const;
  await requireWholePage(url);
  // The server renders and compresses at the first visit, and compresses better after it.
  await asNewReader(browser, (context) => visit(context, { ...fast, touch: 'never' }));
  const warm = await asNewReader(browser, (context) => visit(context, { ...fast, touch: 'never' }));
  const savingData = await asNewReader(browser, (context) => visit(context, { ...fast, touch: 'never', savesData: true }));
  const returning = await asNewReader(browser, async (context) => {
    await visit(context, { ...fast, touch: 'atOnce' });
    return visit(context, { ...fast, touch: 'atOnce' });
  });
  const timings: Timings[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    timings.push((await asNewReader(browser, (context) => visit(context, { url, slow: true, touch: 'never' }))).timings);
  }
  return { name, warm: warm.answers, savingData: savingData.answers, returning: returning.answers, timings };
}

const kb = (answers: readonly Answer[], ...kinds: readonly Kind[]): number => bytesOf(answers, ...kinds) / KB;
const runKb = (answers: readonly Answer[]): number => kb(answers.filter(({ run }) => run), 'js');
const times = ({ timings }: PageCost, value: (timing: Timings) => number): Series => seriesOf(timings.map(value));
/** The document, and one more when something holds its text back. */
const inSequence = ({ timings }: PageCost): number => 1 + Math.min(1, Math.max(...timings.map(({ blocking }) => blocking)));

function report(costs: readonly PageCost[]): Report {
  const row = (what: string, value: (cost: PageCost) => number | Series): Table['rows'][number] => [what, ...costs.map(value)];
  const columns = costs.map(({ name }) => name);
  const worst = (value: (cost: PageCost) => number): number => Math.max(...costs.map(value));
  const figure = (what: string, unit: string, gate: number, goal: number, value: (cost: PageCost) => number): Figure => ({
    what: `${what}, worst page`, unit, gate, goal, value: worst(value), onlyTold: unit === 'ms',
  });
  return {
    tables: [
      {
        title: 'Before the first touch, cold cache, KB on the wire with headers',
        columns,
        rows: [
          row('all, warm', ({ warm }) => kb(warm)),
          ...KINDS.map((kind) => row(`  ${kind}`, ({ warm }) => kb(warm, kind))),
          row('requests', ({ warm }) => warm.length),
          row('JavaScript run', ({ warm }) => runKb(warm)),
          row('all, data saver', ({ savingData }) => kb(savingData)),
          row('JavaScript, data saver', ({ savingData }) => kb(savingData, 'js')),
          row('repeat visit, touched', ({ returning }) => kb(returning)),
          row('requests in sequence before the text', inSequence),
        ],
      },
      {
        title: `1.6 Mbps, 150 ms, CPU 4x, ${ROUNDS} rounds: median (least–most)`,
        columns,
        rows: [
          row('first paint, ms', (cost) => times(cost, ({ firstPaint }) => firstPaint)),
          row('largest paint, ms', (cost) => times(cost, ({ largestPaint }) => largestPaint)),
          row('layout shift', (cost) => times(cost, ({ shift }) => shift)),
        ],
      },
    ],
    figures: [
      figure('bytes before the first touch', 'KB', 220, 150, ({ warm }) => kb(warm)),
      figure('JavaScript run before the first touch', 'KB', 5, 1, ({ warm }) => runKb(warm)),
      figure('JavaScript downloaded before the first touch', 'KB', 150, 100, ({ warm }) => kb(warm, 'js')),
      figure('the same with data saver', 'KB', 5, 1, ({ savingData }) => kb(savingData, 'js')),
      figure('requests in sequence before the text', '', 2, 1, inSequence),
      figure('repeat visit', 'KB', 20, 0, ({ returning }) => kb(returning)),
      figure('first paint', 'ms', 800, 400, ({ timings }) => median(timings.map(({ firstPaint }) => firstPaint))),
      figure('largest paint', 'ms', 800, 400, ({ timings }) => median(timings.map(({ largestPaint }) => largestPaint))),
      figure('layout shift', '', 0.02, 0, ({ timings }) => Math.max(...timings.map(({ shift }) => shift))),
    ],
  };
}

export const pageWeight: Benchmark = {
  name: 'page-weight',
  about: 'home and tracking page with eight results, left to right and right to left',
  run: () =>
    withSite(({ origin }) =>
      withBrowser(async (browser) => {
        const costs: PageCost[] = [];
        for (const { name, path } of PAGES) costs.push(await costOf(browser, name, origin + path));
        return report(costs);
      }),
    ),
};
