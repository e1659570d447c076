/** Cash on delivery: totals, entries, statements (spec §9). Entries of delivered orders are written before they are read. */
import type { FastifyInstance } from 'fastify';
import {
  getCodStatementUrl, MOST_STATEMENT_ROWS, queryCodEntries, queryCodSummary, savePayoutAccount, viewCodStatementCsv, viewCodStatementPdf, type STATEMENT_FORMATS,
} from '@amberlane/contract/calls/cod';
import { RULES } from '@amberlane/contract/domain';
import { accountOf } from '../accounts/repository.ts';
import { ApiError, fieldFault } from '../api-error.ts';
import { ERROR } from '@amberlane/contract/calls';
import type { ApiContext } from '../context.ts';
import { FILE_LIFE_MS } from '../files/file-token.ts';
import { readFileKey } from '../files/file-key.ts';
import type { Limit } from '../limits/limits.ts';
import { serveCall } from '../plugins/call-route.ts';
import { serveFile } from '../plugins/file-route.ts';
import { ENTRIES_EXAMPLE, SAVE_ACCOUNT_EXAMPLE, STATEMENT_EXAMPLE, SUMMARY_EXAMPLE } from './examples.ts';
import { fillEntries } from './ledger.ts';
import { ledgerOf } from './owed.ts';
import { savePayoutAccount as saveAccount } from './payout-accounts.ts';
import { nextRemittance } from './remittances.ts';
import { countEntries, cursorOf, entriesAfter, readCursor } from './repository.ts';
import { statementCsv, statementPdf } from './statement.ts';
import { readStatementToken, statementToken } from './statement-token.ts';

const tag = 'Cash on delivery';
const VIEW = { pdf: viewCodStatementPdf, csv: viewCodStatementCsv } as const;
/** A long statement takes seconds of the process. */
const DRAWN: Limit = { name: 'cod.statement', capacity: 20, periodMs: 600_000 };
const DRAWING = 4;

export function codRoutes(app: FastifyInstance, parts: ApiContext): void {
  const { db, now, limits } = parts;
  serveCall(app, queryCodSummary, {
    tag,
    example: SUMMARY_EXAMPLE,
    handle: async (_input, { customer: { accountId } }) => {
      const at = now();
      const { password_hash } = await accountOf(db, accountId);
      return {
        ...(await ledgerOf(db, accountId, at)), passwordSet: password_hash !== null,
        everyDays: RULES.codRemittance.everyDays, nextRemittance: nextRemittance(at).toISOString(), asOf: at.toISOString(),
      };
    },
  });

  serveCall(app, savePayoutAccount, {
    tag,
    example: SAVE_ACCOUNT_EXAMPLE,
    handle: (wish, { customer: { accountId } }) => saveAccount(parts, accountId, wish),
  });

  serveCall(app, queryCodEntries, {
    tag,
    example: ENTRIES_EXAMPLE,
    handle: async ({ cursor, pageSize, ...filters }, { customer: { accountId } }) => {
      requireOrder(filters);
      const mark = cursor === '' ? null : readCursor(cursor);
      if (cursor !== '' && !mark) throw fieldFault('cursor', 'format');
      if (!mark) await fillEntries(db, accountId);
      const rows = await entriesAfter(db, accountId, filters, mark, pageSize + 1);
      const list = rows.slice(0, pageSize);
      const last = list.at(-1);
      return { list, total: await countEntries(db, accountId, filters), nextCursor: rows.length > pageSize && last ? cursorOf(last) : '' };
    },
  });

  serveCall(app, getCodStatementUrl, {
    tag,
    example: STATEMENT_EXAMPLE,
    handle: async ({ format, ...filters }, { customer: { accountId }, locale }) => {
      requireOrder(filters);
      await fillEntries(db, accountId);
      const rows = await countEntries(db, accountId, filters);
      if (rows > MOST_STATEMENT_ROWS) throw fieldFault('from', 'tooMany', { max: MOST_STATEMENT_ROWS });
      const expiresAt = new Date(now().getTime() + FILE_LIFE_MS);
      const [from, to] = [filters.from ?? '', filters.to ?? ''];
      const token = statementToken(await readFileKey(db, now()), { accountId, currency: filters.currency, locale, format, from, to }, expiresAt);
      const query = new URLSearchParams({ ...(from && { from }), ...(to && { to }) }).toString();
      return { url: `${VIEW[format].path.replace('{file}', token)}${query && `?${query}`}`, expiresAt: expiresAt.toISOString(), rows };
    },
  });

  const read = async (format: (typeof STATEMENT_FORMATS)[number], { file, from, to }: { readonly file: string; readonly from: string; readonly to: string }) => {
    const name = readStatementToken(await readFileKey(db, now()), file, { format, from, to }, now());
    if (!name) throw new ApiError(ERROR.NOT_FOUND);
    await limits.take(DRAWN, name.accountId);
    const days = { ...(from && { from }), ...(to && { to }) };
    const entries = await entriesAfter(db, name.accountId, { currency: name.currency, ...days }, null, MOST_STATEMENT_ROWS);
    return { statement: { ...name, entries, madeAt: now() }, name: `amberlane-cod-${name.currency}-${now().toISOString().slice(0, 10)}.${format}` };
  };

  serveFile(app, viewCodStatementPdf, {
    tag,
    cost: DRAWING,
    handle: async (asked) => {
      const { statement, name } = await read('pdf', asked);
      return { bytes: await statementPdf(statement), name };
    },
  });

  serveFile(app, viewCodStatementCsv, {
    tag,
    handle: async (asked) => {
      const { statement, name } = await read('csv', asked);
      return { bytes: statementCsv(statement), name };
    },
  });
}

function requireOrder({ from, to }: { readonly from?: string | undefined; readonly to?: string | undefined }): void {
  if (from !== undefined && to !== undefined && from > to) throw fieldFault('to', 'date');
}
