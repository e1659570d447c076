import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ERROR } from '@amberlane/contract/calls';
import { decideDelivery, DECISION_CLOSED, DECISION_OPTIONS, queryDeliveryDecision, type DecisionState } from '@amberlane/contract/calls/delivery-decisions';
import { websitePageList } from '@amberlane/contract/calls/orders';
import { ORDER_STATUSES, type OrderStatus } from '@amberlane/contract/domain/order-states';
import { MARKETS, marketSegment, type Market } from '@amberlane/contract/site';
import { pageOnSite } from '@amberlane/testing/render-page';
import { byPath, refusal, type AnswersByPath } from '@amberlane/testing/test-transport';
import declaration from '../../../remote.config.ts';
import { decisionOf, RETURNED_WAYBILL, stateAt } from '../../../testing/sample-decisions.ts';
import { formOf, orderOf, REDELIVERY_FEE, summaryOf } from '../../../testing/sample-orders.ts';
import { daysLeft } from '../../delivery-choice/days-left.ts';
import page from './page.tsx';

const NOW = new Date('2026-11-25T10:30:00.000Z');
const HERE = `express/delivery-choice?waybill=${RETURNED_WAYBILL}`;
const NO_COUNTS = Object.fromEntries(ORDER_STATUSES.map((status) => [status, 0])) as Record<OrderStatus, number>;
const GHANA: Market = { country: 'GH', locale: 'en' };
const state = (more: Partial<DecisionState> = {}): DecisionState => stateAt(NOW, more);

async function show(answers: AnswersByPath = {}, { at = HERE, market = GHANA, nickName = null as string | null } = {}) {
  const site = pageOnSite(page, { remote: declaration, market, nickName, retryDelay: () => null, answer: byPath({ [queryDeliveryDecision.path]: () => state(), ...answers }) });
  render(await site.open(at));
  return site;
}
const digits = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Last four digits of the phone number' });
async function unlock(): Promise<void> {
  fireEvent.change(digits(), { target: { value: '٠١٤٥' } });
  fireEvent.click(screen.getByRole('button', { name: 'Show options' }));
  await screen.findByRole('group', { name: 'Delivery option' });
}
const choose = (name: RegExp): void => void fireEvent.click(screen.getByRole('radio', { name }));
/** A paragraph whose words stand in several elements. */
const saying = (words: RegExp) => screen.getByText((_own, element) => element?.tagName === 'P' && words.test(element.textContent));
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

afterEach(cleanup);

describe('the page after a failed delivery', () => {
  it.each(MARKETS.map((market) => ({ market, segment: marketSegment(market) })))('says all of itself on /$segment', async ({ market }) => {
    for (const at of ['express/delivery-choice', 'express/delivery-choice?waybill=nonsense', HERE]) {
      expect((await show({}, { at, market })).complaints).toEqual([]);
      cleanup();
    }
    const attempted = { ...summaryOf(orderOf({ waybillNo: 'SA673401955282', expressStatus: 'ATTEMPT_FAILED' })), decideBy: { at: '2026-12-04T20:59:00.000Z', timeZone: 'Asia/Riyadh' } };
    const own = await show({ [websitePageList.path]: () => ({ total: 1, pageNum: 1, pageSize: 50, list: [attempted], counts: NO_COUNTS, waiting: 1, nextCursor: '' }) }, { at: 'express/delivery-choice', market, nickName: 'Ama' });
    await screen.findByRole('table');
    expect(own.complaints).toEqual([]);
    cleanup();
    const decisions = DECISION_OPTIONS.map((option, index) => decisionOf({ option, reference: `DD-${index}`, version: index + 1, state: 'REPLACED', addressLines: ['1 Street'], point: { siteCode: 'SA-RUH-02', siteName: 'Olaya' }, fee: option === 'RETURN' ? null : { amount: 0, currency: 'CNY' } }));
    const states = [
      state({ reader: 'sender', earlier: decisions }),
      state({ reader: 'sender', decision: decisionOf({ decidedBy: 'deadline' }), options: state({ reader: 'sender' }).options.map((option, index) => ({ ...option, refusal: (['SENDER_ONLY', 'SENDER_DECIDED', 'NO_POINT', 'NO_DAY'] as const)[index] ?? null })) }),
      ...DECISION_CLOSED.map((closed) => state({ reader: 'sender', closed, period: closed === 'NOT_FAILED' ? null : state().period })),
    ];
    for (const shown of states) {
      const site = await show({ [queryDeliveryDecision.path]: () => shown }, { market, nickName: 'Ama' });
      await screen.findByText(shown.recipient.name);
      for (const radio of screen.queryAllByRole('radio')) fireEvent.click(radio);
      expect(site.complaints).toEqual([]);
      cleanup();
    }
  });

  it('asks for a number that is one', async () => {
    const { asked } = await show({}, { at: 'express/delivery-choice?waybill=SA673401955281' });
    expect(screen.getByRole('textbox', { name: 'Tracking number' })).toHaveAccessibleDescription(/one of our tracking numbers/);
    expect(screen.getByRole('textbox', { name: 'Tracking number' })).toHaveValue('SA673401955281');
    expect(asked).toEqual([]);
    const way = within(screen.getByRole('navigation', { name: 'You are here' }));
    expect(way.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Home']);
    expect(way.getByText('Delivery options')).toHaveAttribute('aria-current', 'page');
  });

  it('lists the parcels of a customer that wait for a choice, the first deadline on top, and asks for others', async () => {
    const orders = [
      orderOf({ id: 'a', waybillNo: 'SA673401955282', expressStatus: 'ATTEMPT_FAILED', form: formOf({ acceptName: 'Noura Al-Harbi' }) }),
      orderOf({ id: 'b', waybillNo: 'NG407183529669', expressStatus: 'ATTEMPT_FAILED', form: formOf({ acceptName: 'Adaeze Okafor' }) }),
      orderOf({ id: 'c', waybillNo: 'PK918203744566', expressStatus: 'CUSTOMS_HELD' }),
    ].map(summaryOf);
    const list = orders.map((order, index) => ({ ...order, decideBy: index === 2 ? null : { at: `2026-12-0${4 - index}T20:59:00.000Z`, timeZone: 'Asia/Riyadh' } }));
    const waiting = (rows: typeof list) => ({ [websitePageList.path]: () => ({ total: rows.length, pageNum: 1, pageSize: 50, list: rows, counts: NO_COUNTS, waiting: rows.length, nextCursor: '' }) });
    await show(waiting(list), { at: 'express/delivery-choice', nickName: 'Ama' });
    const region = within(await screen.findByRole('region', { name: '2 parcels are waiting for your choice' }));
    expect(region.getAllByRole('link', { name: /^Choose an option/ }).map((link) => link.getAttribute('href'))).toEqual(['NG407183529669', 'SA673401955282'].map((number) => `/gh-en/express/delivery-choice?waybill=${number}`));
    const [first, second] = region.getAllByRole('row').slice(1);
    expect(first).toHaveTextContent(/Adaeze Okafor.*Delivery attempted.*Nobody was home\..*Delivery attempted.*3 Dec.*To our warehouse after this date ?Choose an optionNew delivery: free until Tue,? 1 Dec$/);
    expect(second).toHaveTextContent(/Noura Al-Harbi.*4 Dec/);
    expect(screen.getByRole('region', { name: 'Parcel not in the list?' })).toBeVisible();
    const options = within(screen.getByRole('region', { name: 'What you can choose' }));
    expect(options.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Deliver again', 'Deliver to a corrected address', 'Collect at a service point', 'Return to sender', 'Keep in the warehouse', 'Destroy (final after the deadline)']);
    expect(options.getByText(/^The first 3 delivery attempts are free, up to 5 days after the first one\./)).toHaveTextContent(/costs CNY\s40\.00\.$/);
    expect(options.getAllByText(/^Free, then/)[0]).toHaveTextContent(/^Free, then CNY\s40\.00$/);
    expect(within(screen.getByRole('navigation', { name: 'You are here' })).getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Home', 'My account', 'My shipments']);
    expect(region.queryByRole('button')).toBeNull();
    cleanup();
    const many = (count: number) => show(waiting(Array.from({ length: count }, (_none, index) => ({ ...list[0], id: `${index}` }) as (typeof list)[number])), { at: 'express/delivery-choice', nickName: 'Ama' });
    await many(8);
    expect(await screen.findByRole('region', { name: '8 parcels are waiting for your choice' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
    cleanup();
    await many(9);
    fireEvent.click(await screen.findByRole('button', { name: 'Show all 9' }));
    expect(screen.queryByRole('button', { name: 'Show all 9' })).toBeNull();
    cleanup();
    const { complaints } = await show(waiting([]), { at: 'express/delivery-choice', nickName: 'Ama' });
    expect(await screen.findByRole('heading', { name: 'No parcels are waiting for your choice' })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  it('says what a new delivery of each parcel costs, and what ends with the last day', async () => {
    const failed = (more: Parameters<typeof orderOf>[0], freeUntil: string | null = null) => ({
      ...summaryOf(orderOf({ waybillNo: 'SA673401955282', ...more })), failedAttempts: { count: 1, reason: 'NOBODY_HOME' as const, freeLeft: 2, freeUntil, feePerAttempt: REDELIVERY_FEE }, decideBy: { at: '2026-12-04T20:59:00.000Z', timeZone: 'Asia/Riyadh' },
    });
    const list = [failed({ id: 'a', expressStatus: 'ATTEMPT_FAILED' }), failed({ id: 'b', status: 'RETURNED', expressStatus: 'RETURNED_TO_WAREHOUSE' })];
    const found = (rows: typeof list) => ({ [websitePageList.path]: () => ({ total: rows.length, pageNum: 1, pageSize: 50, list: rows, counts: NO_COUNTS, waiting: rows.length, nextCursor: '' }) });
    await show(found(list), { at: 'express/delivery-choice', nickName: 'Ama' });
    const region = await screen.findByRole('region', { name: '2 parcels are waiting for your choice' });
    const [returned, attempted] = within(region).getAllByRole('row').slice(1);
    expect(attempted).toHaveTextContent(/To our warehouse after this date ?Choose an optionNew delivery: CNY\s40\.00 \(free days over\)$/);
    expect(returned).toHaveTextContent(/Destroyed after this date ?Choose an optionNew delivery: CNY\s40\.00 \(parcel returned\)$/);
    cleanup();
    await show(found([...list, failed({ id: 'c', expressStatus: 'ATTEMPT_FAILED' }, '2026-12-01')]), { at: 'express/delivery-choice', nickName: 'Ama' });
    const prices = within(await screen.findByRole('region', { name: '3 parcels are waiting for your choice' })).getAllByText(/^New delivery:/).map(({ textContent }) => textContent);
    expect(prices.toSorted()).toEqual([expect.stringMatching(/CNY\s40\.00 \(free days over\)$/), expect.stringMatching(/CNY\s40\.00 \(parcel returned\)$/), expect.stringMatching(/^New delivery: free until Tue,? 1 Dec$/)]);
  });

  it('counts from the calendar day of the reader to the date that is printed', () => {
    const riyadh = { at: '2026-11-27T20:59:00.000Z', timeZone: 'Asia/Riyadh' };
    const accra = { at: '2026-11-27T23:59:00.000Z', timeZone: 'Africa/Accra' };
    // Already the next day in Riyadh, still the day before for the reader: one date, one count.
    for (const deadline of [riyadh, accra]) expect(daysLeft(deadline, '2026-11-25T21:30:00.000Z', 'Africa/Lagos')).toBe(2);
    for (const deadline of [riyadh, accra]) expect(daysLeft(deadline, '2026-11-25T21:30:00.000Z', 'Asia/Shanghai')).toBe(1);
    expect(daysLeft(riyadh, '2026-11-27T10:00:00.000Z', 'Africa/Lagos')).toBe(0);
    expect(daysLeft(riyadh, '2026-11-28T10:00:00.000Z', 'Africa/Lagos')).toBe(0);
  });

  it('asks a visitor for the end of the phone, and says why it stays closed', async () => {
    const { asked } = await show({ [queryDeliveryDecision.path]: () => refusal(ERROR.DETAILS_CLOSED, 'The details stay closed.', 403) });
    press('Show options');
    expect(digits()).toHaveAccessibleDescription(/Enter all four digits/);
    expect(asked).toEqual([]);
    fireEvent.change(digits(), { target: { value: '9999' } });
    press('Show options');
    await waitFor(() => expect(digits()).toHaveAccessibleDescription(/The details stay closed/));
    expect(digits()).toHaveValue('9999');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', expect.stringContaining('return=%2Fgh-en%2Fexpress%2Fdelivery-choice'));
  });

  it('shows the recipient the deadline, the fees and the choices of the recipient alone', async () => {
    await show();
    await unlock();
    expect(screen.getByRole('heading', { name: '7 days left' })).toBeVisible();
    expect(saying(/^Deadline: Wed,? 2 Dec 23:59 UTC\+3 \(Riyadh time\)/)).toBeVisible();
    const group = within(screen.getByRole('group', { name: 'Delivery option' }));
    expect(group.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual(['REDELIVER', 'CORRECT_ADDRESS', 'COLLECT']);
    expect(group.getByRole('radio', { name: /Deliver again.*CNY\s40\.00/ })).toBeChecked();
    expect(screen.getByText(/Only the sender can have the parcel returned/)).toBeVisible();
  });

  it('is opened to the sender by the session, and to no other customer', async () => {
    await show({ [queryDeliveryDecision.path]: () => state({ reader: 'sender' }) }, { nickName: 'Ama' });
    expect(await screen.findByRole('radio', { name: /Destroy the parcel/ })).toBeVisible();
    expect(screen.getByText('Final after the deadline')).toBeVisible();
    cleanup();
    await show({ [queryDeliveryDecision.path]: () => refusal(ERROR.DETAILS_CLOSED, 'Closed.', 403) }, { nickName: 'Kofi' });
    await waitFor(() => expect(digits()).toBeVisible());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await screen.findByText(/not sent from your account/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
    fireEvent.change(digits(), { target: { value: '9999' } });
    press('Show options');
    await waitFor(() => expect(digits()).toHaveAccessibleDescription(/Closed/));
    expect(screen.getByText(/not sent from your account/)).toBeVisible();
  });

  it('says before the button what the choice costs, and who pays', async () => {
    const days = [{ day: '2026-11-26', fee: { amount: 0, currency: 'CNY' as const } }, { day: '2026-11-27', fee: { amount: 4_000, currency: 'CNY' as const } }];
    await show({ [queryDeliveryDecision.path]: () => state({ reader: 'sender', days }) }, { nickName: 'Ama' });
    expect(await screen.findByText('This choice is free.')).toBeVisible();
    choose(/Fri,? 27 Nov/);
    expect(saying(/Fee: CNY\s40\.00\. It is added to the price of the shipment\./)).toBeVisible();
    choose(/Return/);
    expect(screen.getByText(/Fee: return shipping\. Customer service tells you/)).toBeVisible();
    cleanup();
    await show({ [queryDeliveryDecision.path]: () => state({ days }) });
    await unlock();
    choose(/Fri,? 27 Nov/);
    expect(saying(/Fee: CNY\s40\.00\. Pay the courier on delivery\./)).toBeVisible();
  });

  it('books an attempt on a day and time, and shows the receipt', async () => {
    const { asked } = await show({ [decideDelivery.path]: () => state({ decision: decisionOf(), version: 1 }) });
    await unlock();
    choose(/Fri,? 27 Nov/);
    choose(/17:00–20:00/);
    fireEvent.change(screen.getByRole('textbox', { name: /Email for the receipt/ }), { target: { value: 'noura@example.com' } });
    press('Confirm redelivery');
    expect(await screen.findByRole('heading', { name: 'Current instructions' })).toHaveFocus();
    expect(asked.at(-1)).toMatchObject({
      path: decideDelivery.path, request: { waybillNo: RETURNED_WAYBILL, phoneLast4: '0145', version: 0, option: 'REDELIVER', day: '2026-11-27', window: 'EVENING', address: null, siteCode: '', email: 'noura@example.com' },
    });
    expect(screen.getByText('DD-7K2M-94QX')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Your instructions are saved.');
  });

  it('judges the corrected address beside its fields and loses nothing', async () => {
    const fault = { field: 'address.shortAddress', code: 'shortAddress', message: 'Please enter the short national address.' };
    await show({ [decideDelivery.path]: () => refusal(ERROR.VALIDATION, 'Check.', 400, [fault]) });
    await unlock();
    choose(/Deliver to a corrected address/);
    press('Confirm new address');
    const street = screen.getByRole('textbox', { name: /Street/ });
    await waitFor(() => expect(street).toHaveAccessibleDescription(/Enter the street and number/));
    fireEvent.change(street, { target: { value: '3421 King Fahd Road' } });
    press('Confirm new address');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Short national address/ })).toHaveAccessibleDescription(/Please enter the short national address/));
    expect(street).toHaveValue('3421 King Fahd Road');
  });

  it('destroys only after a second question', async () => {
    const { asked } = await show({ [queryDeliveryDecision.path]: () => state({ reader: 'sender' }), [decideDelivery.path]: () => state({ reader: 'sender', decision: decisionOf({ option: 'DESTROY', decidedBy: 'sender', day: null, window: null }), version: 1 }) }, { nickName: 'Ama' });
    await screen.findByRole('radio', { name: /Destroy the parcel/ });
    choose(/Destroy the parcel/);
    press('Destroy the parcel');
    const dialog = await screen.findByRole('alertdialog', { name: 'Destroy this parcel?' });
    expect(asked.filter(({ path }) => path === decideDelivery.path)).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Keep parcel' }));
    expect(asked.filter(({ path }) => path === decideDelivery.path)).toEqual([]);
    press('Destroy the parcel');
    fireEvent.click(within(await screen.findByRole('alertdialog', { name: 'Destroy this parcel?' })).getByRole('button', { name: 'Destroy parcel' }));
    expect(await screen.findByRole('heading', { name: 'Current instructions' })).toBeVisible();
    expect(asked.at(-1)).toMatchObject({ request: { option: 'DESTROY', day: null, window: null } });
  });

  it('shows what somebody else decided meanwhile', async () => {
    const reads = [state(), state({ decision: decisionOf({ decidedBy: 'sender', option: 'RETURN', day: null, window: null, fee: null }), version: 1 })];
    await show({ [queryDeliveryDecision.path]: () => reads.shift() ?? state(), [decideDelivery.path]: () => refusal(ERROR.CONFLICT, 'Changed.', 409) });
    await unlock();
    press('Confirm redelivery');
    expect(await screen.findByText(/status changed while you were choosing/)).toBeVisible();
    expect(screen.getByText('Return to the sender.')).toBeVisible();
  });

  it('forgets what it showed when the page is left', async () => {
    const { site } = await show();
    await unlock();
    expect(JSON.stringify(site.serialise())).not.toContain('Noura');
    fireEvent(window, new Event('pagehide'));
    await waitFor(() => expect(digits()).toBeVisible());
    expect(screen.queryByText('Noura Al-Harbi')).toBeNull();
  });
});
