/** Shipments from files: begun, filled, repaired, priced, confirmed. Creation itself: `run-imports.ts`. */
import { randomUUID } from 'node:crypto';
import { ERROR } from '@amberlane/contract/calls';
import type { confirmOrderImport, createOrderImport, ImportQuote, OrderImport, putImportRows, queryImportRows } from '@amberlane/contract/calls/order-imports';
import type { FieldFault } from '@amberlane/contract/domain/field-faults';
import { ORDER_IMPORT } from '@amberlane/contract/domain/order-import';
import type { Locale } from '@amberlane/contract/site';
import type { z } from 'zod';
import { holdAccount } from '../accounts/repository.ts';
import { placeCodeFaults } from '../address-book/place-codes.ts';
import { AGREEMENT_VERSION } from '../agreement/agreement.ts';
import { ApiError, fieldFault } from '../api-error.ts';
import type { ApiContext } from '../context.ts';
import { readContactNumber } from '../countries/contact-number.ts';
import { rateDay } from '../rates/rate-day.ts';
import { countsOf, toImport, toRow } from './import-wire.ts';
import { goodsNames, judgeRow } from './judge-row.ts';
import * as imports from './repository.ts';

type Context = Pick<ApiContext, 'db' | 'now'>;
type Sent<C extends { readonly request: z.ZodType }> = z.output<C['request']>;

export function importService(context: Context) {
  const { db, now } = context;

  const view = async (record: imports.ImportRecord): Promise<OrderImport> => toImport(record, (await imports.countRows(db, [record.id])).get(record.id) ?? countsOf([]));
  const find = async (accountId: string, id: string): Promise<OrderImport> => view(await imports.findImport(db, accountId, id));

  const create = async (accountId: string, { name, rows, settings }: Sent<typeof createOrderImport>): Promise<OrderImport> => {
    const sendPhone = readContactNumber(settings.sendPhone, settings.senderAddress.countryCode);
    const faults: FieldFault[] = sendPhone === null ? [{ field: 'settings.sendPhone', code: 'phone', params: {} }] : [];
    faults.push(...(await placeCodeFaults(db, settings.senderAddress, 'settings.senderAddress')));
    if (faults.length > 0) throw new ApiError(ERROR.VALIDATION, { fields: faults });
    const record = await db.transaction().execute(async (tx) => {
      await holdAccount(tx, accountId, { alone: true });
      if ((await imports.countImports(tx, accountId)) >= ORDER_IMPORT.maxOpen) throw fieldFault('name', 'tooMany', { max: ORDER_IMPORT.maxOpen });
      return imports.insertImport(tx, { id: randomUUID(), accountId, name, rows, settings: { ...settings, sendPhone: sendPhone ?? '' } }, now());
    });
    return view(record);
  };

  const put = async (accountId: string, { id, rows }: Sent<typeof putImportRows>, locale: Locale) => {
    const { settings } = await imports.findImport(db, accountId, id);
    const names = await goodsNames(context);
    const judged: imports.JudgedRow[] = [];
    for (const row of rows) judged.push({ ...row, ...(await judgeRow(context, row.cells, settings, names)) });
    // A line twice in one request: the later one holds.
    const once = [...new Map(judged.map((row) => [row.line, row])).values()];
    const counts = await db.transaction().execute(async (tx) => {
      const { row_count } = await imports.lockImport(tx, accountId, id);
      await imports.putRows(tx, id, once);
      await imports.touchImport(tx, id, now());
      const after = (await imports.countRows(tx, [id])).get(id) ?? countsOf([]);
      if (Object.values(after).reduce((sum, count) => sum + count, 0) > row_count) throw fieldFault('rows', 'tooMany', { max: row_count });
      return after;
    });
    const stored = new Map((await imports.findRows(db, id, once.map(({ line }) => line))).map((row) => [row.line, row]));
    return { rows: rows.flatMap(({ line }) => { const row = stored.get(line); return row ? [toRow(row, locale)] : []; }), counts: { ...counts } };
  };

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
      const names = await goodsNames(context);
      const judged: imports.JudgedRow[] = [];
      for (const { line, cells } of stale) judged.push({ line, cells, skip: false, ...(await judgeRow(context, cells, settings, names)) });
      await db.transaction().execute(async (tx) => {
        await imports.lockImport(tx, accountId, id);
        const still = new Set((await imports.staleRows(tx, id, rateDay(now()))).map(({ line }) => line));
        await imports.putRows(tx, id, judged.filter(({ line }) => still.has(line)));
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
      if (((await imports.countRows(tx, [id])).get(id)?.queued ?? 0) > 0) throw new ApiError(ERROR.CONFLICT);
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
