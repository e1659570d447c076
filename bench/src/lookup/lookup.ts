/** What a lookup of twenty waybills costs when the tables are large, against small ones: both asked in turns. */
import type { Benchmark, Report } from '../report.ts';
import { withApi, type Kind, type MeasuredApi } from '../push/api.ts';
import { push, track } from '../push/client.ts';
import { bodyOf, firstEvents, laterEvent, waybillNoOf } from '../push/events.ts';
import { missingPostgres } from '../push/psql.ts';
import { median, pairedRatio, seriesOf, type Series } from '../statistics.ts';

const EVENTS_A_WAYBILL = 10;
const NUMBERS = 20;
const ROUNDS = 15;
const LOOKUPS_A_ROUND = 100;
const PUSHERS = 4;

/** Waybills of the small and the large tables; BENCH_WAYBILLS sets the large one of PostgreSQL. */
const SIZES: Readonly<Record<Kind, readonly [small: number, large: number]>> = {
  PostgreSQL: [10_000, Number(process.env['BENCH_WAYBILLS'] || 1_000_000)],
  embedded: [2_000, 20_000],
};

/** Fills the tables through the push, a hundred waybills with all their events a request. */
async function fill(api: MeasuredApi, waybills: number): Promise<void> {
  const some = 100;
  let next = 1;
  const pusher = async (): Promise<void> => {
    for (let from = next; from <= waybills; from = next) {
      next += some;
      await push(api, firstEvents(from, some));
      const numbers = Array.from({ length: some }, (_none, index) => waybillNoOf(from + index));
      const later = numbers.flatMap((number) => Array.from({ length: EVENTS_A_WAYBILL - 1 }, (_none, step) => laterEvent(number, step + 1)));
      await push(api, bodyOf(later));
    }
  };
  await Promise.all(Array.from({ length: PUSHERS }, pusher));
}

/** Median time of one lookup of a round, ms. */
async function round({ address }: MeasuredApi, waybills: number): Promise<number> {
  const taken: number[] = [];
  for (let lookup = 0; lookup < LOOKUPS_A_ROUND; lookup += 1) {
    const numbers = new Set<string>();
    while (numbers.size < NUMBERS) numbers.add(waybillNoOf(1 + Math.floor(Math.random() * waybills)));
    const started = performance.now();
    const found = await track(address, [...numbers]);
    taken.push(performance.now() - started);
    if (found !== NUMBERS) throw new Error(`${found} of ${NUMBERS} waybills were found`);
  }
  return median(taken);
}

interface Measured {
  readonly kind: Kind;
  readonly small: Series;
  readonly large: Series;
  readonly ratio: Series;
}

async function measure(kind: Kind): Promise<Measured> {
  const [few, many] = SIZES[kind];
  return withApi(kind, (small) =>
    withApi(kind, async (large) => {
      await fill(small, few);
      const started = performance.now();
      await fill(large, many);
      console.log(`${many} waybills and ${many * EVENTS_A_WAYBILL} events were pushed in ${Math.round((performance.now() - started) / 1_000)} s`);
      const times = { small: [] as number[], large: [] as number[] };
      for (const [api, waybills] of [[small, few], [large, many]] as const) await round(api, waybills);
      for (let turn = 0; turn < ROUNDS; turn += 1) {
        times.small.push(await round(small, few));
        times.large.push(await round(large, many));
      }
      return { kind, small: seriesOf(times.small), large: seriesOf(times.large), ratio: pairedRatio(times.large, times.small) };
    }),
  );
}

const report = (all: readonly Measured[], note: string | null): Report => ({
  tables: all.map(({ kind, small, large, ratio }) => ({
    title: `${kind}: ${NUMBERS} waybills a lookup, ${EVENTS_A_WAYBILL} events each, ${ROUNDS} rounds: median (least–most)${note === null ? '' : `\n${note}`}`,
    columns: ['ms'],
    rows: [[`among ${SIZES[kind][0]} waybills`, small], [`among ${SIZES[kind][1]}`, large], ['ratio', ratio]],
  })),
  figures: all.map(({ kind, ratio }) => ({ what: `lookup among many against few, ${kind}`, unit: '', gate: 2, goal: 1.2, value: ratio.median })),
});

export const lookup: Benchmark = {
  name: 'lookup',
  about: 'a lookup of 20 waybills among many waybills against few, on both databases',
  run: async () => {
    const note = missingPostgres();
    const kinds: readonly Kind[] = note === null ? ['PostgreSQL', 'embedded'] : ['embedded'];
    const all: Measured[] = [];
    for (const kind of kinds) all.push(await measure(kind));
    return report(all, note);
  },
};
