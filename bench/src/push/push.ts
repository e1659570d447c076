/** Events a second that the API takes with the state of every waybill kept, while readers look parcels up. */
import { Worker } from 'node:worker_threads';
import { once } from 'node:events';
import type { Benchmark, Figure, Report, Table } from '../report.ts';
import { withApi, type Kind, type MeasuredApi } from './api.ts';
import { push } from './client.ts';
import { bodyOf, firstEvents, laterEvent, waybillNoOf } from './events.ts';
import { missingPostgres, psql } from './psql.ts';
import type { ReaderOrder } from './reader.ts';

const SECONDS = Number(process.env['BENCH_PUSH_SECONDS'] || 15);
const WAYBILLS = 33_000;
const BATCH = 1_000;
const PUSHERS = 4;
const READS_A_SECOND = 100;

interface Measured {
  readonly kind: Kind;
  readonly itemsASecond: number;
  readonly reads: readonly number[];
  /** Lookups that were refused or not answered. */
  readonly failed: number;
  /** 99th percentile of the delay of the API's event loop during the pushes, ms. */
  readonly loopDelay: number;
  /** Rows a second of COPY into a table with the same indexes; null on the embedded database. */
  readonly copy: number | null;
  /** Waybills whose state is not that of their newest event; null where the database can't be asked beside its server. */
  readonly wrongStates: number | null;
}

async function measure(kind: Kind): Promise<Measured> {
  return withApi(kind, async (api) => {
    for (let from = 1; from <= WAYBILLS; from += BATCH) await push(api, firstEvents(from, BATCH));
    await loopDelayOf(api);
    const order: ReaderOrder = { address: api.address, waybills: WAYBILLS, perSecond: READS_A_SECOND };
    const reader = new Worker(new URL('./reader.ts', import.meta.url), { workerData: order });
    const started = performance.now();
    const accepted = await Promise.all(Array.from({ length: PUSHERS }, (_none, index) => pushing(api, index, started + SECONDS * 1_000)));
    const seconds = (performance.now() - started) / 1_000;
    const items = accepted.reduce((sum, count) => sum + count, 0);
    const loopDelay = await loopDelayOf(api);
    reader.postMessage('stop');
    const answer: readonly unknown[] = await once(reader, 'message');
    const reads = answer.flat().filter((taken) => typeof taken === 'number');
    const faults = answer.flat().filter((fault) => typeof fault === 'string');
    for (const fault of new Set(faults)) console.log(fault);
    await reader.terminate();
    const after = api.databaseUrl === null ? { copy: null, wrongStates: null } : await onServer(api.databaseUrl, items);
    return { kind, itemsASecond: items / seconds, reads, failed: faults.length, loopDelay, ...after };
  });
}

/** Each pusher has waybills of its own: what they wait for is the database, not each other. */
async function pushing(api: MeasuredApi, pusher: number, until: number): Promise<number> {
  const own = Array.from({ length: Math.floor(WAYBILLS / PUSHERS) }, (_none, index) => waybillNoOf(1 + index * PUSHERS + pusher));
  let accepted = 0;
  for (let sent = 0; performance.now() < until; sent += BATCH) {
    const events = Array.from({ length: BATCH }, (_none, index) => {
      // A stride over the waybills, so that a batch touches the index everywhere.
      const turn = sent + index;
      return laterEvent(own[(turn * 7_919) % own.length] ?? '', 1 + Math.floor(turn / own.length));
    });
    accepted += await push(api, bodyOf(events));
  }
  return accepted;
}

/** Reading it begins a new count. */
async function loopDelayOf({ address }: MeasuredApi): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(text)?.[1]) * 1_000;
}

const COPY_BATCHES = 300;

async function onServer(url: string, pushed: number): Promise<{ copy: number; wrongStates: number }> {
  const rows = Number(await psql(url, 'select count(*) from track_event;'));
  if (rows !== pushed + WAYBILLS) throw new Error(`${pushed + WAYBILLS} events were accepted, ${rows} are stored`);
  const wrongStates = Number(
    await psql(
      url,
      `select count(*) from waybill join (
         select distinct on (waybill_no) waybill_no, code, occurred_at from track_event order by waybill_no, occurred_at desc
       ) as newest using (waybill_no) where latest_at <> occurred_at or latest_code <> code;`,
    ),
  );
  await psql(url, 'create table copied (like track_event including all);');
  const data = [...copyStatements()];
  const started = performance.now();
  await psql(url, data);
  return { wrongStates, copy: (COPY_BATCHES * BATCH * 1_000) / (performance.now() - started) };
}

/** A thousand rows a transaction, as a push has them. */
function* copyStatements(): Iterable<string> {
  const at = '2026-01-01T00:00:00Z';
  for (let batch = 0; batch < COPY_BATCHES; batch += 1) {
    const rows = Array.from({ length: BATCH }, (_none, index) => {
      const turn = batch * BATCH + index;
      return `${waybillNoOf(1 + ((turn * 7_919) % WAYBILLS))}\te${turn}\tPICKED_UP\tCN-CAN\t${at}\t${at}`;
    });
    yield `copy copied (waybill_no, event_id, code, place, occurred_at, received_at) from stdin;\n${rows.join('\n')}\n\\.\n`;
  }
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function report(all: readonly Measured[], note: string | null): Report {
  const row = (what: string, value: (measured: Measured) => number | null): Table['rows'][number] => [what, ...all.map((measured) => value(measured) ?? '–')];
  const figures = all.flatMap(({ kind, itemsASecond, reads, failed, wrongStates }): Figure[] => {
    const [gate, goal] = kind === 'embedded' ? [10_000, 40_000] : [30_000, 100_000];
    return [
      { what: `events a second, ${kind}`, unit: '', gate, goal, value: itemsASecond, moreIsBetter: true, onlyTold: true },
      ...(kind === 'embedded' ? [] : [{ what: `reader p99, ${kind}`, unit: 'ms', gate: 100, goal: 50, value: percentile(reads, 0.99), onlyTold: true }]),
      { what: `lookups failed, ${kind}`, unit: '', gate: 0, goal: 0, value: failed },
      ...(wrongStates === null ? [] : [{ what: 'waybills with a wrong state', unit: '', gate: 0, goal: 0, value: wrongStates }]),
    ];
  });
  return {
    tables: [
      {
        title: `${SECONDS} s of ${PUSHERS} pushers with ${BATCH} events a request, ${WAYBILLS} waybills, ${READS_A_SECOND} lookups a second beside them${note === null ? '' : `\n${note}`}`,
        columns: all.map(({ kind }) => kind),
        rows: [
          row('events a second', ({ itemsASecond }) => itemsASecond),
          row('lookup p50, ms', ({ reads }) => percentile(reads, 0.5)),
          row('lookup p99, ms', ({ reads }) => percentile(reads, 0.99)),
          row('lookups answered', ({ reads }) => reads.length),
          row('lookups failed', ({ failed }) => failed),
          row('event loop delay p99, ms', ({ loopDelay }) => loopDelay),
          row('COPY into the same indexes, rows a second', ({ copy }) => copy),
          row('share of COPY', ({ copy, itemsASecond }) => copy && itemsASecond / copy),
        ],
      },
    ],
    figures,
  };
}

export const pushBenchmark: Benchmark = {
  name: 'push',
  about: 'tracking events a second while readers look parcels up, on both databases; on PostgreSQL against COPY into the same indexes',
  run: async () => {
    const note = missingPostgres();
    const kinds: readonly Kind[] = note === null ? ['embedded', 'PostgreSQL'] : ['embedded'];
    const all: Measured[] = [];
    for (const kind of kinds) all.push(await measure(kind));
    return report(all, note);
  },
};
