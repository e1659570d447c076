import { describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { searchAddresses } from '@amberlane/contract/calls/address-book';
import { quoteCalc } from '@amberlane/contract/calls/quotes';
import { listSites } from '@amberlane/contract/calls/service-points';
import { MARKETS, marketSegment } from '@amberlane/contract/site';
import { HUBS } from '../../../testing/presend.ts';
import { announced, bookOf, fill, freshVisits, group, LIST, PATH, send, show, type } from '../../../testing/shown-presend.tsx';
import { BOOK } from '../../../testing/ship-site.ts';

freshVisits();

const [, NOURA] = BOOK;

it('explains above the form what happens next, and leads back to the list', async () => {
  await show();
  await screen.findByRole('form');
  const row = screen.getByText('What happens next', { selector: 'summary *' }).closest('details');
  expect(row).not.toHaveAttribute('open');
  expect(within(row ?? document.body).getAllByRole('listitem', { hidden: true })).toHaveLength(4);
  expect(row?.compareDocumentPosition(screen.getByRole('form'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/ng-en/express/presend-package');
});

it('asks for the supplier in one place, before the warehouse, and for no price without a weight', async () => {
  await show();
  await screen.findByRole('form');
  const inOrder = [screen.getByLabelText('Total weight'), screen.getByLabelText(/^Supplier’s name/), screen.getByLabelText(/^Carrier’s tracking number/), screen.getByLabelText(/^Supplier’s mobile number/), screen.getByRole('radiogroup', { name: 'Send the parcel to' })];
  for (const [index, field] of inOrder.slice(1).entries()) expect(inOrder[index]?.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await group('Parcel').findByText(/CNY.184\.50/);
  // It stands beside the form, which phones do not show.
  expect(within(screen.getByRole('form')).queryByText('Enter the weight to see the price.')).toBeNull();
});

describe('the recipient', () => {
  it('is the default one as a card, and another one once it is asked for', async () => {
    const { asked } = await show(PATH, { [searchAddresses.path]: () => bookOf(BOOK.map((entry) => ({ ...entry, defaultReceiver: entry.id === NOURA?.id }))) });
    const recipient = within(await screen.findByRole('group', { name: 'Recipient' }));
    expect(recipient.getByText('Noura Al-Harbi').closest('address')).toHaveTextContent(/King Fahd Road.*Saudi Arabia/);
    expect(recipient.queryByLabelText('Full name')).toBeNull();
    await waitFor(() => expect(asked.some(({ url }) => url.includes('querySpecialItemList?country=SA'))).toBe(true));
    fireEvent.click(recipient.getByRole('button', { name: 'Change the recipient' }));
    type(recipient, 'Full name', 'Huda Al-Harbi');
    expect(recipient.getByLabelText('Full name')).toHaveValue('Huda Al-Harbi');
  });

  it('is nobody known where the page was asked for another country', async () => {
    await show(`${LIST}?country=EG`, { [searchAddresses.path]: () => bookOf(BOOK.map((entry) => ({ ...entry, defaultReceiver: true }))) });
    await screen.findByRole('form');
    expect(group('Recipient').getByLabelText('Country')).toHaveValue('EG');
    expect(group('Recipient').getByLabelText('Full name')).toHaveValue('');
  });
});

describe('the supplier', () => {
  it('needs no address, and a whole one where one is begun', async () => {
    const { asked } = await show();
    await fill();
    type(group('Supplier'), 'Street and number', 'Yuncheng East Road 18');
    send();
    await screen.findByRole('alert');
    expect(group('Supplier').getByLabelText('Postcode')).toBeInvalid();
    for (const [field, value] of [['Province', 'Guangdong'], ['City', 'Guangzhou'], ['District', 'Baiyun'], ['Postcode', '510420']] as const) type(group('Supplier'), field, value);
    send();
    await screen.findByRole('heading', { name: 'Parcel announced' });
    expect(announced(asked)[0]).toMatchObject({ senderAddress: { street: 'Yuncheng East Road 18', postcode: '510420' } });
  });
});

it('tells the price as soon as the weight is typed', async () => {
  const { asked } = await show();
  await screen.findByRole('form');
  expect(screen.getAllByText('Enter the weight to see the price.')[0]).toBeVisible();
  expect((await group('Parcel').findByText(/CNY.184\.50/)).closest('p')).toHaveTextContent(/^From CNY.184\.50 for 1.kg to Nigeria$/);
  const summary = within(screen.getByRole('region', { name: 'Your parcel', hidden: true }));
  expect(summary.getByText('For shipping from our warehouse.').previousElementSibling).toHaveTextContent(/^From CNY.184\.50 for 1.kg to Nigeria$/);
  type(group('Parcel'), 'Total weight', '3');
  const [price] = await screen.findAllByText(/For shipping from our warehouse, \d+ to \d+ working days/, undefined, { timeout: 3_000 });
  expect(price?.previousElementSibling).toHaveTextContent(/^About /);
  expect(price?.nextElementSibling).toHaveTextContent('Duties and taxes are not included.');
  expect(group('Parcel').getByText(/CNY.184\.50/).closest('p')).toHaveTextContent(/^About CNY.184\.50$/);
  const prices = asked.filter(({ path }) => path === quoteCalc.path);
  expect(prices.map(({ request }) => request)).toMatchObject([{ weightGrams: 1_000, pacNumber: 1 }, {}]);
  expect(prices[1]?.request).toMatchObject({ origin: { country: 'CN', city: 'Guangzhou' }, destination: { country: 'NG' }, weightGrams: 3_000 });
});

it('shows the address of the chosen warehouse, which is copied with the order number once the parcel is announced', async () => {
  await show();
  const warehouses = within(await screen.findByRole('radiogroup', { name: 'Send the parcel to' }));
  expect(warehouses.getByRole('radio', { name: 'Guangzhou warehouse' })).toBeChecked();
  fireEvent.click(warehouses.getByRole('radio', { name: 'Yiwu warehouse' }));
  expect(screen.getByText(/浙江省义乌市/).closest('address')).toHaveTextContent(/^Yiwu warehouse/);
  expect(screen.queryByRole('button', { name: /^Copy/ })).toBeNull();
});

it('lists the special goods of the destination in a row, and takes a category into the form', async () => {
  await show();
  const summary = await screen.findByText(/^Goods with special rules for Nigeria/, { selector: 'summary *', exact: false });
  const table = within(summary.closest('details') ?? document.body).getByRole('table', { hidden: true });
  expect(table).not.toBeVisible();
  fireEvent.click(summary);
  expect(table.closest('details')).toHaveTextContent(/kinds of goods: accepted, accepted with conditions or not accepted.*Goods that are not on this list are accepted unless our service rules prohibit them\./);
  expect(screen.getByRole('link', { name: 'service rules' })).toHaveAttribute('href', '/ng-en/service-rule#goods');
  expect(table).toHaveTextContent(/Mobile phone.*Accepted with conditions.*Battery built in.*Power bank.*Not accepted/);
  fireEvent.click(screen.getByRole('button', { name: 'Use this category: Clothes' }));
  expect(group('Goods').getByLabelText('Category')).toHaveValue('CLOTHES');
  type(group('Recipient'), 'Country', 'EG');
  expect(await screen.findByText(/^Goods with special rules for Egypt/, { selector: 'summary *', exact: false })).toBeVisible();
});

it('says when the warehouses could not be had, and asks again', async () => {
  let failing = true;
  await show(PATH, { [listSites.path]: () => (failing ? undefined : HUBS) });
  expect(await screen.findByText('Our warehouses could not be loaded')).toBeVisible();
  failing = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('form')).toBeVisible();
});

it.each(MARKETS.map((market) => [marketSegment(market), market] as const))('has every word: %s', async (_segment, market) => {
  const { complaints } = await show(PATH, {}, market);
  const form = await screen.findByRole('form');
  fireEvent.submit(form);
  await screen.findByRole('alert');
  expect(complaints).toEqual([]);
  cleanup();
  const list = await show(LIST, {}, market);
  await screen.findByRole('table');
  expect(list.complaints).toEqual([]);
});
