/** Cash on delivery in the mock API: deliveries of the last weeks in two currencies, none in the scenario `empty`; an account for one of them. */
import { ERROR } from '@amberlane/contract/calls';
import { getCodStatementUrl, queryCodEntries, queryCodSummary, savePayoutAccount, viewCodStatementCsv, viewCodStatementPdf, type CodEntry, type PayoutAccount } from '@amberlane/contract/calls/cod';
import { unwrapPassword } from '@amberlane/contract/calls/password-wrap';
import { RULES } from '@amberlane/contract/domain';
import { lastFourOf } from '@amberlane/contract/domain/payout-account';
import type { MockApiContext } from '@amberlane/testing/mock-api/mock-api-part';
import { MOCK_PASSWORD } from '@amberlane/testing/mock-api/mock-credentials';
import { perCustomer, Refusal, serve, serveFile, type MockRoutes } from '@amberlane/testing/mock-api/serve';
import { codEntriesUntil, codTotalsOf, nextPaymentAfter, SAMPLE_ACCOUNT } from '../sample-cod.ts';

const LIFE_MS = 600_000;

export function serveCod(routes: MockRoutes, { isEmpty, now }: MockApiContext): void {
  const all = (): readonly CodEntry[] => (isEmpty() ? [] : codEntriesUntil(now()));
  const customerOf = perCustomer<{ accounts: readonly PayoutAccount[] }>(() => ({ accounts: isEmpty() ? [] : [SAMPLE_ACCOUNT] }));
  serve(routes, queryCodSummary, (_input, { token }) => {
    const { accounts } = customerOf(token);
    const payoutAt = Object.fromEntries(accounts.map(({ currency, pausedUntil }) => [currency, nextPaymentAfter(pausedUntil === null ? now() : new Date(pausedUntil)).toISOString()]));
    return { totals: codTotalsOf(all(), payoutAt), accounts: [...accounts], passwordSet: true, everyDays: 7, nextRemittance: nextPaymentAfter(now()).toISOString(), asOf: now().toISOString() };
  });
  serve(routes, savePayoutAccount, async ({ number, password, ...facts }, { token }) => {
    if (((await unwrapPassword(password)) ?? password) !== MOCK_PASSWORD) throw new Refusal(ERROR.VALIDATION, { fields: [{ field: 'password', code: 'passwordWrong', params: {} }] });
    const until = new Date(now().getTime() + RULES.payoutPause.hours * 3_600_000);
    const account: PayoutAccount = { ...facts, lastFour: lastFourOf(number), changedAt: now().toISOString(), pausedUntil: until.toISOString() };
    const customer = customerOf(token);
    customer.accounts = [...customer.accounts.filter(({ currency }) => currency !== account.currency), account];
    return account;
  });
  serve(routes, queryCodEntries, ({ currency, state, from = '', to = '9', cursor, pageSize }) => {
    const fitting = all().filter(
      (entry) =>
        (currency === undefined || entry.collected.currency === currency) && (state === undefined || (entry.remittance === null) === (state === 'open')) &&
        entry.deliveredAt.slice(0, 10) >= from && entry.deliveredAt.slice(0, 10) <= to,
    );
    const begin = Number(cursor || 0);
    const end = begin + pageSize;
    return { list: fitting.slice(begin, end), total: fitting.length, nextCursor: end < fitting.length ? String(end) : '' };
  });
  serve(routes, getCodStatementUrl, ({ format, currency }) => ({
    url: (format === 'pdf' ? viewCodStatementPdf : viewCodStatementCsv).path.replace('{file}', currency), expiresAt: new Date(now().getTime() + LIFE_MS).toISOString(),
    rows: all().filter(({ collected }) => collected.currency === currency).length,
  }));
  for (const call of [viewCodStatementCsv, viewCodStatementPdf]) serveFile(routes, call, ({ file }) => ({ text: `"${file}"\r\n`, name: `amberlane-cod-${file}.${call === viewCodStatementPdf ? 'pdf' : 'csv'}` }));
}
