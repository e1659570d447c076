import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ERROR } from '@amberlane/contract/calls';
import { getCodStatementUrl, queryCodEntries, queryCodSummary, savePayoutAccount } from '@amberlane/contract/calls/cod';
import { MARKETS, marketSegment, type Market } from '@amberlane/contract/site';
import { pageOnSite } from '@amberlane/testing/render-page';
import { byPath, refusal, type AnswersByPath } from '@amberlane/testing/test-transport';
import declaration from '../../../remote.config.ts';
import { codEntriesUntil, codTotalsOf, SAMPLE_ACCOUNT } from '../../../testing/sample-cod.ts';
import { payoutsOf } from '../../cod/payouts.ts';
import page from './page.tsx';

const NOW = new Date('2026-11-25T10:30:00.000Z');
const ENTRIES = codEntriesUntil(NOW);
const GHANA: Market = { country: 'GH', locale: 'en' };
const MONDAY = '2026-11-30T00:00:00.000Z';
const summary = (entries = ENTRIES, payoutAt: Parameters<typeof codTotalsOf>[1] = { CNY: MONDAY }) => ({ totals: codTotalsOf(entries, payoutAt), accounts: [SAMPLE_ACCOUNT], passwordSet: true, everyDays: 7, nextRemittance: MONDAY, asOf: NOW.toISOString() });
const ANSWERS: AnswersByPath = { [queryCodSummary.path]: () => summary(), [queryCodEntries.path]: () => ({ list: ENTRIES.slice(0, 20), total: 46, nextCursor: 'next' }) };

async function show(answers: AnswersByPath = {}, { at = 'express/cod', market = GHANA } = {}) {
  const site = pageOnSite(page, { remote: declaration, market, nickName: 'Ama', retryDelay: () => null, answer: byPath({ ...ANSWERS, ...answers }) });
  render(await site.open(at));
  return site;
}
afterEach(cleanup);

describe('the page of cash on delivery', () => {
  it.each(MARKETS.map((market) => ({ market, segment: marketSegment(market) })))('says all of itself on /$segment', async ({ market }) => {
    const site = await show({}, { market, at: 'express/cod?cursor=x' });
    await screen.findAllByRole('table');
    expect(site.complaints).toEqual([]);
    cleanup();
    const paused = { ...summary(ENTRIES, { CNY: '2026-12-07T00:00:00.000Z' }), accounts: [{ ...SAMPLE_ACCOUNT, pausedUntil: MONDAY }], passwordSet: false };
    for (const answers of [{ [queryCodSummary.path]: () => summary([]) }, { [queryCodSummary.path]: () => paused }, { [queryCodEntries.path]: () => ({ list: [], total: 0, nextCursor: '' }) }]) {
      const empty = await show(answers, { market });
      await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
      expect(empty.complaints).toEqual([]);
      cleanup();
    }
  });

  it('sums up each currency and lists the deliveries', async () => {
    await show();
    expect(await screen.findByRole('heading', { name: 'SAR' })).toBeVisible();
    expect(screen.getByText('35 deliveries')).toBeVisible();
    expect(screen.getAllByText('2 parcels in transit')).toHaveLength(2);
    expect(screen.getAllByText('Still to collect')[0]?.parentElement).toHaveTextContent(/CNY\s450\.00/);
    expect(document.body).toHaveTextContent(/3% per parcel, at least CNY\s5\.00, at most CNY\s1,500\.00/);
    expect(await screen.findByText('20 of 46')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Older deliveries' })).toHaveAttribute('href', '/gh-en/express/cod?cursor=next');
    expect(screen.getByRole('link', { name: ENTRIES[0]?.waybillNo ?? '' })).toHaveAttribute('href', `/gh-en/track?numbers=${ENTRIES[0]?.waybillNo}`);
  });

  it('groups deliveries by payout, and sums up each below its columns', async () => {
    const own = ENTRIES.filter(({ collected }) => collected.currency === 'CNY');
    const [first] = own;
    const paid = own.filter(({ remittance }) => remittance !== null && remittance.reference === own.find((entry) => entry.remittance)?.remittance?.reference);
    const list = [...own.slice(0, 1), ...paid];
    await show({ [queryCodSummary.path]: () => summary(own), [queryCodEntries.path]: () => ({ list, total: list.length, nextCursor: '' }) });
    const next = within(await screen.findByRole('region', { name: /^Next payout: Mon,? 30 Nov/ }));
    expect(next.getByText(/^1 delivery in/)).toHaveTextContent('1 delivery in CNY');
    expect(next.getByRole('columnheader', { name: 'Fee (CNY)' })).toBeInTheDocument();
    const [, row, ...rest] = next.getAllByRole('row');
    expect(row).toHaveTextContent(`Collected ${((first?.collected.amount ?? 0) / 100).toFixed(2)}, fee`);
    // On a narrow screen, where the head does not show, the line above the list has the currency.
    expect(row).toHaveTextContent(/Net(?! \(CNY\))/);
    // One delivery is its own total.
    expect(rest).toEqual([]);
    const before = within(screen.getByRole('region', { name: /^Paid out on/ }));
    expect(before.getByText(/^Reference/)).toHaveTextContent(paid[0]?.remittance?.reference ?? '');
    expect(before.getByText(/^To /)).toHaveTextContent('To Harbour Bank, ending in 4821');
    const net = paid.reduce((sum, entry) => sum + entry.net.amount, 0);
    expect(before.getByRole('row', { name: /^Total/ })).toHaveTextContent((net / 100).toLocaleString('en', { minimumFractionDigits: 2 }));
    expect(screen.getByRole('status')).toHaveTextContent(`${list.length} deliveries`);
    expect(screen.queryByRole('heading', { name: 'CNY' })).toBeNull();
  });

  it('says where a payout goes on on another page', () => {
    const parts = payoutsOf(ENTRIES.slice(0, 20), { before: false, after: true });
    const whole = (currency: string) => parts.filter((payout) => payout.currency === currency).map(({ isWhole }) => isWhole);
    expect(whole('CNY')).toEqual([true, true, false]);
    expect(payoutsOf(ENTRIES, { before: false, after: false }).every(({ isWhole }) => isWhole)).toBe(true);
    expect(payoutsOf(ENTRIES.slice(20), { before: true, after: false })[0]?.isWhole).toBe(false);
  });

  it('asks for what the address says, and leaves out what makes no sense', async () => {
    const { asked } = await show({}, { at: 'express/cod?currency=SAR&from=2026-11-01&to=soon&cursor=abc' });
    await screen.findAllByRole('table');
    expect(asked.find(({ path, request }) => path === queryCodEntries.path && request['pageSize'] === undefined)?.request).toEqual({ currency: 'SAR', from: '2026-11-01', cursor: 'abc' });
    expect(screen.getByRole('link', { name: 'SAR' })).toHaveAttribute('aria-current', 'true');
  });

  it('says first what is paid out next, and when', async () => {
    const own = ENTRIES.filter(({ collected }) => collected.currency === 'CNY');
    await show({ [queryCodSummary.path]: () => summary(own) });
    const region = within(await screen.findByRole('region', { name: 'To be paid to you' }));
    expect(region.getByText(/^on/)).toHaveTextContent(/Mon,? 30 Nov/);
    expect(region.getByText('Payouts every 7 days')).toBeVisible();
    expect(region.queryByText('No payout yet')).toBeNull();
    expect(await screen.findByRole('heading', { name: /^Next payout: Mon,? 30 Nov/ })).toBeVisible();
    cleanup();
    await show({ [queryCodSummary.path]: () => summary(own.filter(({ remittance }) => remittance === null)) });
    expect((await screen.findByText('No payout yet')).parentElement).toHaveTextContent(/^Paid outCNY\s0\.00No payout yet$/);
    cleanup();
    await show({ [queryCodSummary.path]: () => summary(own.slice(-3)) });
    expect(await screen.findByText('Nothing is waiting for the next payout.')).toBeVisible();
  });

  it('offers the two last months beside other days', async () => {
    await show({}, { at: 'express/cod?from=2026-10-01&to=2026-10-31' });
    const months = within(await screen.findByRole('group', { name: 'Filter by date' }));
    expect(await months.findByRole('link', { name: 'October' })).toHaveAttribute('aria-current', 'true');
    expect(await months.findByRole('link', { name: 'November' })).toHaveAttribute('href', '/gh-en/express/cod?from=2026-11-01&to=2026-11-30');
    expect(months.getByRole('link', { name: 'All' })).toHaveAttribute('href', '/gh-en/express/cod');
    expect(screen.getByText('Choose dates').closest('details')).not.toHaveAttribute('open');
  });

  it('offers no month in which nothing was collected', async () => {
    await show({ [queryCodEntries.path]: ({ to }) => (to === '2026-10-31' ? { list: [], total: 0, nextCursor: '' } : { list: ENTRIES.slice(0, 20), total: 46, nextCursor: 'next' }) });
    const months = within(await screen.findByRole('group', { name: 'Filter by date' }));
    await screen.findAllByRole('table');
    expect(months.getByRole('link', { name: 'November' })).toBeInTheDocument();
    expect(months.queryByRole('link', { name: 'October' })).not.toBeInTheDocument();
    cleanup();
    await show();
    expect(await screen.findByRole('link', { name: 'October' })).toBeInTheDocument();
  });

  it('refuses days in the wrong order beside the field', async () => {
    const { asked } = await show({}, { at: 'express/cod?from=2026-11-20' });
    const to = await screen.findByLabelText('To');
    fireEvent.change(to, { target: { value: '2026-11-01' } });
    const before = asked.length;
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(to).toHaveAccessibleDescription(/not before the start date/);
    expect(to).toHaveValue('2026-11-01');
    expect(asked.length).toBe(before);
  });

  it('says how it fills while nothing was collected, and when nothing fits', async () => {
    await show({ [queryCodSummary.path]: () => summary([]) });
    expect(await screen.findByRole('heading', { name: 'No payments collected yet' })).toBeVisible();
    cleanup();
    await show({ [queryCodEntries.path]: () => ({ list: [], total: 0, nextCursor: '' }) }, { at: 'express/cod?from=2030-01-01' });
    expect(await screen.findByRole('heading', { name: 'No deliveries match this filter' })).toBeVisible();
  });

  it('says what failed and tries again', async () => {
    const answers = [refusal(ERROR.SERVICE, 'No.', 500)];
    await show({ [queryCodSummary.path]: () => answers.shift() ?? summary() });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your cash on delivery payments could not be loaded');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'SAR' })).toBeVisible();
  });

  it('asks for the statement of a currency and the chosen days, and says why it was refused', async () => {
    const fault = { field: 'from', code: 'tooMany', message: 'Please remove some: at most 5000.' };
    const { asked } = await show({ [getCodStatementUrl.path]: () => refusal(ERROR.VALIDATION, 'Check.', 400, [fault]) }, { at: 'express/cod?from=2026-11-01' });
    fireEvent.change(await screen.findByLabelText('Currency'), { target: { value: 'SAR' } });
    fireEvent.click(within(screen.getByRole('group', { name: 'Download statement' })).getByRole('button', { name: 'Download PDF' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('at most 5000');
    expect(asked.at(-1)).toMatchObject({ path: getCodStatementUrl.path, request: { currency: 'SAR', format: 'pdf', from: '2026-11-01' } });
  });

  it('says what is paid where, and what waits for an account', async () => {
    await show({ [queryCodSummary.path]: () => ({ ...summary(ENTRIES, { SAR: MONDAY }), accounts: [{ ...SAMPLE_ACCOUNT, currency: 'SAR' }] }) });
    const part = within(await screen.findByRole('region', { name: 'Payout accounts' }));
    const [yuan, riyals] = part.getAllByRole('listitem');
    expect(yuan).toHaveTextContent('Account for CNY payoutsNo account yet. We keep your money until you add one.');
    expect(riyals).toHaveTextContent('Account for SAR payoutsHarbour Bank, ending in 4821Ama Boateng');
    const region = within(screen.getByRole('region', { name: 'To be paid to you' }));
    expect(region.getByText('once you add a payout account')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Not paid out yet' })).toBeVisible();
  });

  it('says why the next payment is later than usual', async () => {
    const own = ENTRIES.filter(({ collected }) => collected.currency === 'CNY');
    const paused = { ...summary(own, { CNY: '2026-12-07T00:00:00.000Z' }), accounts: [{ ...SAMPLE_ACCOUNT, changedAt: '2026-11-28T09:00:00.000Z', pausedUntil: '2026-11-30T09:00:00.000Z' }] };
    await show({ [queryCodSummary.path]: () => paused });
    const region = within(await screen.findByRole('region', { name: 'To be paid to you' }));
    expect(region.getByText(/^on/)).toHaveTextContent(/Mon,? 7 Dec/);
    expect(region.getByText(/^Not on/)).toHaveTextContent(/Not on Mon,? 30 Nov: after a payout account is added or changed, payouts pause for 48 hours\./);
    expect(await screen.findByRole('heading', { name: /^Next payout: Mon,? 7 Dec/ })).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Payout account' })).getByText(/^Changed on/)).toHaveTextContent(/No payouts until Mon,? 30 Nov 09:00/);
  });

  it('changes an account in its place, and keeps what was typed when it is refused', async () => {
    const fault = { field: 'password', code: 'passwordWrong', message: 'Wrong.' };
    const replies: unknown[] = [refusal(ERROR.VALIDATION, 'Check.', 400, [fault]), { ...SAMPLE_ACCOUNT, currency: 'SAR', lastFour: '7519' }];
    let accounts = [SAMPLE_ACCOUNT];
    const { asked } = await show({
      [queryCodSummary.path]: () => ({ ...summary(), accounts }),
      [savePayoutAccount.path]: () => {
        if (replies.length === 1) accounts = [SAMPLE_ACCOUNT, { ...SAMPLE_ACCOUNT, currency: 'SAR', lastFour: '7519' }];
        return replies.shift();
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Add SAR account' }));
    const form = within(await screen.findByRole('form', { name: 'Payout account for SAR' }));
    expect(form.queryByRole('radio')).toBeNull();
    const type = (label: string, value: string): void => void fireEvent.change(form.getByLabelText(label), { target: { value } });
    fireEvent.click(form.getByRole('button', { name: 'Save account' }));
    await waitFor(() => expect(form.getByLabelText('Account holder')).toHaveAccessibleDescription(/Enter the full name/));
    type('Account holder', 'Ama Boateng');
    type('Bank', 'Harbour Bank');
    type('IBAN', 'SA03 8000 0000 6080 1016 7518');
    type('Your Amberlane password', 'Wrong#2026');
    fireEvent.click(form.getByRole('button', { name: 'Save account' }));
    await waitFor(() => expect(form.getByLabelText('IBAN')).toHaveAccessibleDescription(/Check the IBAN: it starts with SA and has 24 characters/));
    type('IBAN', 'SA03 8000 0000 6080 1016 7519');
    fireEvent.click(form.getByRole('button', { name: 'Save account' }));
    await waitFor(() => expect(form.getByLabelText('Your Amberlane password')).toHaveAccessibleDescription(/This password is incorrect|Wrong\./));
    expect(form.getByLabelText('Bank')).toHaveValue('Harbour Bank');
    type('Your Amberlane password', 'Harmattan#2026');
    fireEvent.click(form.getByRole('button', { name: 'Save account' }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Payout accounts' })).toHaveTextContent('Harbour Bank, ending in 7519'));
    expect(asked.filter(({ path }) => path === savePayoutAccount.path).at(-1)?.request).toMatchObject({ currency: 'SAR', kind: 'bank', provider: 'Harbour Bank', number: 'SA03 8000 0000 6080 1016 7519', password: expect.stringMatching(/^aes-256-cbc:/) });
    expect(screen.getByRole('button', { name: 'Change SAR account' })).toHaveFocus();
  });

  it('offers mobile money where it is paid out, before anything was collected', async () => {
    await show({ [queryCodSummary.path]: () => ({ ...summary([]), accounts: [] }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Add GHS account' }));
    const form = within(await screen.findByRole('form', { name: 'Payout account for GHS' }));
    fireEvent.change(form.getByLabelText('Account number'), { target: { value: '1234567890' } });
    fireEvent.click(form.getByLabelText('Mobile money'));
    expect(form.getByLabelText('Mobile number')).toHaveValue('');
    expect(form.getByLabelText('Operator')).toBeVisible();
    fireEvent.click(form.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Add GHS account' })).toHaveFocus();
  });

  it('asks for a password first where there is none', async () => {
    await show({ [queryCodSummary.path]: () => ({ ...summary(), passwordSet: false }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Change CNY account' }));
    expect(screen.getByRole('link', { name: 'Set a password' })).toHaveAttribute('href', '/gh-en/user-opt/set-password?return=%2Fgh-en%2Fexpress%2Fcod');
    expect(screen.queryByRole('form', { name: /^Payout account/ })).toBeNull();
  });
});
