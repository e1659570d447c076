/** Shipments from files: begun, filled, repaired, priced, confirmed. Creation itself: `run-imports.ts`. */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { ERROR } from '@amberlane/contract/calls';
import type { confirmOrderImport, createOrderImport, ImportQuote, ImportSettings, OrderImport, putImportRows, queryImportRows } from '@amberlane/contract/calls/order-imports';
import type { FieldFault } from '@amberlane/contract/domain/field-faults';
import { ORDER_IMPORT } from '@amberlane/contract/domain/order-import';
import type { Locale } from '@amberlane/contract/site';
import type { z } from 'zod';
import { holdAccount } from '../accounts/repository.ts';
import { placeCodeFaults } from '../address-book/place-codes.ts';
import { AGREEMENT_VERSION } from '../agreement/agreement.ts';
import { ApiError, fieldFault } from '../api-error.ts';
import type { ApiContext } from '../context.ts';
import { phoneFaults, readContactNumber } from '../countries/contact-number.ts';
import { phoneRules } from '../countries/repository.ts';
import { referenceDataOfNow } from '../orders/reference-data.ts';
import { rateDay } from '../rates/rate-day.ts';
import { countsOf, toImport, toRow, type RowCounts } from './import-wire.ts';
import { judgeShipment } from './judge-row.ts';
import * as imports from './repository.ts';
import { rowWords, type RowWords } from './row-words.ts';
import { referenceOf, shipmentsOf } from './shipment-rows.ts';

type Context = Pick<ApiContext, 'db' | 'now'>;
type Sent<C extends { readonly request: z.ZodType }> = z.output<C['request']>;

type GivenRow = Sent<typeof putImportRows>['rows'][number];

/** Rows that another call changes at the same moment are rare; more than so often is a fault. */
const TRIES = 5;
const LEFT_OUT = { state: 'ready', faults: [], product: null, price: null, pricedOn: null, sender: null } as const;

const rowCounts = async (db: Parameters<typeof imports.countRows>[0], id: string): Promise<RowCounts> => (await imports.countRows(db, [id])).get(id) ?? countsOf([]);

export function importService(context: Context) {
  const { db, now } = context;

  const view = async (record: imports.ImportRecord): Promise<OrderImport> => toImport(record, await rowCounts(db, record.id));
  const find = async (accountId: string, id: string): Promise<OrderImport> => view(await imports.findImport(db, accountId, id));

  const create = async (accountId: string, { name, rows, settings }: Sent<typeof createOrderImport>): Promise<OrderImport> => {
    const rules = await phoneRules(db);
    const { countryCode } = settings.senderAddress;
    const sendPhone = readContactNumber(rules, settings.sendPhone, countryCode, 'mobile');
    const faults: FieldFault[] = phoneFaults(rules, 'settings.sendPhone', settings.sendPhone, countryCode, { use: 'mobile' });
    faults.push(...(await placeCodeFaults(db, settings.senderAddress, 'settings.senderAddress')));
    if (faults.length > 0) throw new ApiError(ERROR.VALIDATION, { fields: faults });
    const record = await db.transaction().execute(async (tx) => {
      await holdAccount(tx, accountId, { alone: true });
      if ((await imports.countImports(tx, accountId)) >= ORDER_IMPORT.maxOpen) throw fieldFault('name', 'tooMany', { max: ORDER_IMPORT.maxOpen });
      return imports.insertImport(tx, { id: randomUUID(), accountId, name, rows, settings: { ...settings, sendPhone: sendPhone ?? '' } }, now());
    });
    return view(record);
  };

  /** Rows are judged outside of the transaction; whatever changed meanwhile is judged again. */
  const put = async (accountId: string, { id, rows }: Sent<typeof putImportRows>, locale: Locale) => {
    const { settings } = await imports.findImport(db, accountId, id);
    const words = await rowWords(context, accountId);
    // A line twice in one request: the later one holds.
    const given = new Map(rows.map((row) => [row.line, row]));
    const names = { lines: [...given.keys()], references: [...given.values()].map(({ cells }) => referenceOf(cells)).filter(Boolean) };
    for (let tries = 0; tries < TRIES; tries += 1) {
      const before = await imports.relatedRows(db, id, names);
      const judged = await judgeTogether(before, given, settings, words);
      const counted = await db.transaction().execute(async (tx) => {
        const { row_count } = await imports.lockImport(tx, accountId, id);
        if (!isDeepStrictEqual(await imports.relatedRows(tx, id, names), before)) return null;
        await imports.putRows(tx, id, judged);
        await imports.touchImport(tx, id, now());
        const { counts, items } = await rowCounts(tx, id);
        if (Object.values(counts).reduce((sum, count) => sum + count, items) > row_count) throw fieldFault('rows', 'tooMany', { max: row_count });
        return counts;
      });
      if (!counted) continue;
      const lines = [...new Set([...rows.map(({ line }) => line), ...judged.map(({ line }) => line)])];
      const stored = new Map((await imports.findRows(db, id, lines)).map((row) => [row.line, row]));
      return { rows: lines.flatMap((line) => { const row = stored.get(line); return row ? [toRow(row, locale)] : []; }), counts: { ...counted } };
    }
    throw new ApiError(ERROR.CONFLICT);
  };

  /** All rows of the shipments that the given ones belong to, judged. Who leaves out a shipment's first row leaves it out whole. */
  async function judgeTogether(before: readonly imports.OpenRow[], given: ReadonlyMap<number, GivenRow>, settings: ImportSettings, words: RowWords): Promise<imports.JudgedRow[]> {
    const known = new Map(before.map((row) => [row.line, row]));
    const all = [...before.filter(({ line }) => !given.has(line)).map(({ line, cells, state }) => ({ line, cells, skip: state === 'skipped' })), ...given.values()];
    const judged: imports.JudgedRow[] = [];
    // Two thousand rows of one file mostly ask the same of the tables.
    const atOnce = { ...context, reference: referenceDataOfNow(db) };
    for (const shipment of shipmentsOf(all)) {
      const [head, ...items] = shipment;
      const wasLeftOut = known.get(head.line)?.state === 'skipped' && given.has(head.line) && !head.skip;
      const isOut = (item: (typeof items)[number]): boolean => head.skip || (item.skip && !(wasLeftOut && !given.has(item.line)));
      const kept = [head, ...items.filter((item) => !isOut(item))] as const;
      const judgements = await judgeShipment(atOnce, kept, settings, words);
      judged.push(...kept.flatMap((row, index) => { const judgement = judgements[index]; return judgement ? [{ ...row, ...judgement, skip: index === 0 && row.skip }] : []; }));
      judged.push(...items.filter(isOut).map((item) => ({ ...item, ...LEFT_OUT, headLine: head.line, skip: true })));
    }
    return judged;
  }

  const rows = async (accountId: string, { id, states, after, size }: Sent<typeof queryImportRows>, locale: Locale) => {
    await imports.findImport(db, accountId, id);
    const found = await imports.searchRows(db, id, { states, after, limit: size + 1 });
    const page = found.slice(0, size);
    return { rows: page.map((row) => toRow(row, locale)), nextAfter: found.length > size ? (page.at(-1)?.line ?? null) : null };
  };

  const list = async (accountId: string, { cursor, size }: { cursor: string; size: number }) => {
    const found = await imports.listImports(db, accountId, readCursor(cursor), size + 1);
    const page = found.slice(0, size);
    const counts = await imports.countRows(db, page.map(({ id }) => id));
    const last = page.at(-1);
    return { list: page.map((record) => toImport(record, counts.get(record.id) ?? countsOf([]))), nextCursor: found.length > size && last ? `${last.updated_at.toISOString()}|${last.id}` : '' };
  };

  /** Prices of another day are made anew first; a row that its new rules refuse becomes faulty. */
  const quote = async (accountId: string, id: string): Promise<ImportQuote> => {
    const { settings } = await imports.findImport(db, accountId, id);
    const stale = await imports.staleRows(db, id, rateDay(now()));
    if (stale.length > 0) {
      const words = await rowWords(context, accountId);
      const related = await imports.relatedRows(db, id, { lines: stale.map(({ line }) => line), references: [] });
      const judged = await judgeTogether(related, new Map(), settings, words);
      await db.transaction().execute(async (tx) => {
        await imports.lockImport(tx, accountId, id);
        const still = new Set((await imports.staleRows(tx, id, rateDay(now()))).map(({ line }) => line));
        await imports.putRows(tx, id, judged.filter(({ line, headLine }) => still.has(headLine ?? line)));
      });
    }
    return toQuote(await imports.totalsOf(db, id), rateDay(now()));
  };

  const confirm = async (accountId: string, { id, agreementVersion, rows: expected, total }: Sent<typeof confirmOrderImport>): Promise<OrderImport> => {
    if (agreementVersion !== AGREEMENT_VERSION) throw fieldFault('agreementVersion', 'agreement');
    await db.transaction().execute(async (tx) => {
      await holdAccount(tx, accountId);
      await imports.lockImport(tx, accountId, id);
      const day = rateDay(now());
      const current = toQuote(await imports.totalsOf(tx, id), day);
      const isStale = (await imports.staleRows(tx, id, day)).length > 0;
      if (isStale || current.rows !== expected || current.total.amount !== total.amount || current.total.currency !== total.currency) throw new ApiError(ERROR.CONFLICT);
      await imports.queueReady(tx, id, now());
      await imports.touchImport(tx, id, now(), agreementVersion);
    });
    return find(accountId, id);
  };

  const cancel = async (accountId: string, id: string): Promise<OrderImport> => {
    await db.transaction().execute(async (tx) => {
      await imports.lockImport(tx, accountId, id);
      await imports.cancelQueued(tx, id, now());
      await imports.touchImport(tx, id, now());
    });
    return find(accountId, id);
  };

  const remove = (accountId: string, id: string): Promise<{ id: string }> =>
    db.transaction().execute(async (tx) => {
      await imports.lockImport(tx, accountId, id);
      if ((await rowCounts(tx, id)).counts.queued > 0) throw new ApiError(ERROR.CONFLICT);
      await imports.deleteImport(tx, accountId, id);
      return { id };
    });

  return { create, put, rows, list, find, quote, confirm, cancel, remove };
}

function toQuote(totals: readonly imports.ProductTotal[], day: string): ImportQuote {
  const cny = (amount: number) => ({ amount, currency: 'CNY' as const });
  const sum = (read: (total: imports.ProductTotal) => number): number => totals.reduce((all, total) => all + read(total), 0);
  return {
    rows: sum(({ rows }) => rows), unpriced: sum(({ unpriced }) => unpriced), total: cny(sum(({ amount }) => amount)), day,
    products: totals.map(({ product, rows, unpriced, amount }) => ({ product, rows, unpriced, total: cny(amount) })),
  };
}

/** A cursor that is none begins at the first page. */
function readCursor(cursor: string): { at: Date; id: string } | null {
  const [at = '', id = ''] = cursor.split('|');
  const time = new Date(at);
  return id === '' || Number.isNaN(time.getTime()) ? null : { at: time, id };
}
