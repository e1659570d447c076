/** A full file of shipments from its check to the last shipment, with the API killed amid them; beside it, orders sent one by one. */
import { setTimeout as pause } from 'node:timers/promises';
import { ORDER_IMPORT } from '../../../shared/contract/src/domain/order-import.ts';
import type { Kind } from '../push/api.ts';
import { missingPostgres } from '../push/psql.ts';
import type { Benchmark, Figure, Report, Table } from '../report.ts';
import { withLivingApi } from './api-life.ts';
import { cellsOf, demoCustomer } from './customer.ts';

const ROWS = Number(process.env['BENCH_IMPORT_ROWS'] || ORDER_IMPORT.maxRows);
/** Orders that are sent one by one, each after the answer to the one before. */
const SINGLE = 50;
const LOOK_MS = 200;

interface Measured {
  readonly kind: Kind;
  /** Seconds. */
  readonly check: number;
  readonly slowestChunk: number;
  readonly quote: number;
  readonly confirm: number;
  /** Seconds of creation, without those in which no API was there. */
  readonly create: number;
  readonly restart: number;
  readonly singleASecond: number;
  /** Shipments that are missing or there twice. */
  readonly wrong: number;
}

const seconds = async <Result>(task: () => Promise<Result>): Promise<[taken: number, result: Result]> => {
  const began = performance.now();
  const result = await task();
  return [(performance.now() - began) / 1_000, result];
};

async function measure(kind: Kind): Promise<Measured> {
  return withLivingApi(kind, async (api) => {
    const customer = await demoCustomer(api.address);
    const [singles] = await seconds(async () => {
      for (let order = 0; order < SINGLE; order += 1) await customer.order(`SINGLE-${order}`);
    });
    const id = await customer.begin(ROWS);
    const rows = Array.from({ length: ROWS }, (_none, index) => ({ line: index + 2, cells: cellsOf(`BENCH-${index}`) }));
    const chunks: number[] = [];
    for (let from = 0; from < ROWS; from += ORDER_IMPORT.chunk) {
      const [taken] = await seconds(() => customer.put(id, rows.slice(from, from + ORDER_IMPORT.chunk)));
      chunks.push(taken);
    }
    const [quote, price] = await seconds(() => customer.quote(id));
    const [confirm] = await seconds(() => customer.confirm(id, price));
    const until = async (isEnough: (counts: { created: number; queued: number }) => boolean): Promise<void> => {
      while (!isEnough(await customer.counts(id))) await pause(LOOK_MS);
    };
    const [untilKill] = await seconds(() => until(({ created }) => created >= ROWS / 2));
    const restart = (await api.killAndRestart()) / 1_000;
    const [untilEnd] = await seconds(() => until(({ queued }) => queued === 0));
    const { created, failed } = await customer.counts(id);
    const waybills = await customer.waybills(id);
    const orders = await customer.ordersLike('BENCH-');
    const wrong = Math.abs(orders - ROWS) + (ROWS - new Set(waybills).size) + (ROWS - created) + failed;
    return { kind, check: chunks.reduce((sum, taken) => sum + taken, 0), slowestChunk: Math.max(...chunks), quote, confirm, create: untilKill + untilEnd, restart, singleASecond: SINGLE / singles, wrong };
  });
}

const tableOf = ({ kind, check, slowestChunk, quote, confirm, create, restart, singleASecond }: Measured): Table => ({
  title: `${kind}: a file of ${ROWS} rows, the API killed after half of the shipments`,
  columns: ['s', 'a second'],
  rows: [
    ['check, in chunks of 100 rows', check, ROWS / check],
    ['slowest chunk', slowestChunk, ORDER_IMPORT.chunk / slowestChunk],
    ['quote', quote, ''],
    ['confirm', confirm, ''],
    ['create, without the restart', create, ROWS / create],
    ['restart after the kill', restart, ''],
    ['orders sent one by one', SINGLE / singleASecond, singleASecond],
  ],
});

const figuresOf = ({ kind, create, singleASecond, wrong }: Measured): Figure[] => [
  { what: `shipments missing or twice, ${kind}`, unit: '', gate: 0, goal: 0, value: wrong },
  // A row whose worker was killed waits for half a minute; the rest of a small file is done by then.
  { what: `shipments a second against orders one by one, ${kind}`, unit: '', gate: 0.3, goal: 1, moreIsBetter: true, value: ROWS / create / singleASecond },
];

const report = (all: readonly Measured[], note: string | null): Report => ({
  tables: all.map((measured) => ({ ...tableOf(measured), ...(note !== null && { title: `${tableOf(measured).title}\n${note}` }) })),
  figures: all.flatMap(figuresOf),
});

export const importBenchmark: Benchmark = {
  name: 'import',
  about: 'a file of 2,000 shipments from its check to the last one, against orders sent one by one, on both databases',
  run: async () => {
    const note = missingPostgres();
    const kinds: readonly Kind[] = note === null ? ['PostgreSQL', 'embedded'] : ['embedded'];
    const all: Measured[] = [];
    for (const kind of kinds) all.push(await measure(kind));
    return report(all, note);
  },
};
