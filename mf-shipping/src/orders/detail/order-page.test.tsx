import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { ERROR } from '@amberlane/contract/calls';
import { getOrder } from '@amberlane/contract/calls/orders';
import { expressTrackDetails } from '@amberlane/contract/calls/tracking';
import { answer, refusal } from '@amberlane/testing/test-transport';
import { MARKET_PER_LANGUAGE } from '@amberlane/testing/market-per-language';
import { ACCRA, formOf, KUMASI, orderOf } from '../../../testing/sample-orders.ts';
import { trackedOrder, waitingOrder } from '../../../testing/sample-tracking.ts';
import { answersFor, fact, open, PATH, section } from '../../../testing/shown-order.tsx';
import { shippingOnSite } from '../../../testing/shipping-site.ts';
import intlPage from '../../pages/intlorder-detail/page.tsx';
import localPage from '../../pages/order-detail/page.tsx';

afterEach(cleanup);

describe('the page of an order', () => {
  it.each(MARKET_PER_LANGUAGE)('is told in $locale', async (market) => {
    const { complaints } = await open(orderOf(), {}, { market });
    expect(await screen.findByRole('heading', { level: 1, name: 'GH520938177409' })).toBeInTheDocument();
    expect(complaints).toEqual([]);
  });

  it('tells where the parcel is, what comes next and what has happened', async () => {
    await open();
    const way = await section('Progress');
    expect(way.getByText('Lagos')).toBeInTheDocument();
    expect(screen.getByText('You don’t need to do anything. The parcel is on its way.')).toBeInTheDocument();
    expect(screen.getByText(/The next update is expected in Accra by/)).toBeInTheDocument();
    const history = await section('Tracking history');
    expect(history.getByText('Departed Lagos by air for Accra')).toBeInTheDocument();
    expect(history.getByText('Picked up from sender').closest('details')).not.toBeNull();
  });

  it('shows all that the customer said, the price with its rules, and the declaration', async () => {
    await open(
      orderOf({
        form: formOf({
          acceptLocalName: 'أما بواتنغ', acceptPhone2: '+233241112223', cod: { amount: 16_666, currency: 'CNY' }, insuredValue: { amount: 50_000, currency: 'CNY' }, pickupTime: 'MORNING', pickupAddress: ACCRA,
          presend: true, domesticTransOrder: 'SF123', receiverNationalId: 'GHA-1', remark: 'Ring twice', siteCode: 'GH-ACC-1',
          goods: [{ goodsType: 'GENERAL', goodsNameCn: '手电筒', goodsNameEn: 'Torch', quantity: 2, unitPrice: 1_500, branded: true, battery: { wattHours: 20, count: 2 }, hsCode: '851310' }],
        }),
      }),
    );
    await section('Shipment');
    await waitFor(() => expect(fact('Pickup time')).toContain('09:00–12:00'));
    const facts = { 'Order number': 'A-10466', 'Transaction number': 'T-20261116-10466', 'Shop order number': 'SHOP-100143', Size: '28 × 20 × 12 cm', Weight: '1.40\u00a0kg', 'Accepted terms': '2026-01', Note: 'Ring twice', 'Service point': 'GH-ACC-1', 'Pre-announced parcel': 'SF123', 'Recipient’s ID number': 'GHA-1', 'Pickup or drop-off': 'Pickup', Frequency: 'Single shipment' };
    for (const [name, value] of Object.entries(facts)) expect([name, fact(name)]).toEqual([name, value]);
    expect(fact('Cash on delivery')).toMatch(/166\.66/);
    expect(fact('Customer')).toMatch(/Business.*Regular customer/);
    expect(screen.getByText('Size')).toBeVisible();
    for (const name of ['Transaction number', 'Accepted terms', 'Customer', 'Price reference']) expect(screen.getByText(name)).not.toBeVisible();
    expect(fact('Price reference')).toBe('rate.smallParcel.gh.2026');
    const goods = await section('Goods');
    expect(goods.getByText('手电筒')).toBeInTheDocument();
    expect(goods.getByText('851310').closest('bdi')).toHaveAttribute('dir', 'ltr');
    expect(goods.getByText('2 batteries, 20 Wh each')).toBeInTheDocument();
    expect(goods.getByText('General goods')).toBeInTheDocument();
    expect(goods.getByText('Torch').closest('tr')).toHaveTextContent(/2 × CNY\s15\.00 = CNY\s30\.00/);
    const price = await section('Price');
    expect(price.getByText('Freight, first 1 kg').closest('div')).toHaveTextContent(/86\.00/);
    expect(price.getByText('Total').closest('div')).toHaveTextContent(/120\.40/);
    const addresses = await section('Addresses');
    expect(addresses.getByText('أما بواتنغ').tagName).toBe('BDI');
    expect(addresses.getByText('GA-183-8164')).toHaveAttribute('dir', 'ltr');
    expect(addresses.getByText('+233 24 111 2223')).toBeInTheDocument();
  });

  it('adds up the value of several items, not of one', async () => {
    await open();
    const goods = await section('Goods');
    expect(goods.getByText('Declared value').closest('tr')).toHaveTextContent(/336\.00/);
    cleanup();
    await open(orderOf({ form: formOf({ goods: formOf().goods.slice(0, 1) }) }));
    const one = await section('Goods');
    expect(one.getByText('LED bulb, E27, 9 W')).toBeInTheDocument();
    expect(one.queryByText('Declared value')).not.toBeInTheDocument();
  });

  it('names who signed, which only the owner sees', async () => {
    await open(orderOf({ status: 'DELIVERED' }), { [expressTrackDetails.path]: answer(expressTrackDetails, () => trackedOrder('A. Boateng')) });
    expect(await screen.findByText(/Signed for by/)).toHaveTextContent('A. Boateng');
  });

  it('sends an order of the other kind to its own address', async () => {
    const local = orderOf({ id: 'l', form: formOf({ senderAddress: ACCRA, receiverAddress: KUMASI, expressType: 'localDelivery' }) });
    await open(local);
    await waitFor(() => expect(`${location.pathname}${location.search}`).toBe('/gh-en/express/order-detail?id=l'));
    cleanup();
    const site = shippingOnSite(localPage, { answers: answersFor(local) });
    render(await site.open('express/order-detail?id=l'));
    expect(await screen.findByRole('heading', { level: 1, name: 'GH520938177409' })).toBeInTheDocument();
  });

  it('says that there is no such order, without an id as well, and that it did not come', async () => {
    await open(orderOf(), { [getOrder.path]: () => refusal(ERROR.NOT_FOUND, 'no', 404) });
    expect(await screen.findByRole('heading', { name: 'Shipment not found' })).toBeInTheDocument();
    cleanup();
    const site = shippingOnSite(intlPage);
    render(await site.open(PATH));
    expect(screen.getByRole('heading', { name: 'Shipment not found' })).toBeInTheDocument();
    expect(site.asked).toEqual([]);
    cleanup();
    await open(orderOf(), { [getOrder.path]: () => refusal(ERROR.SERVICE, 'no', 500) });
    expect(await screen.findByRole('alert')).toHaveTextContent('The shipment could not be loaded');
  });

  it('goes on without tracking', async () => {
    await open(orderOf(), { [expressTrackDetails.path]: () => refusal(ERROR.TRACKING_FAILED, 'no', 500) });
    expect(await screen.findByText(/Tracking could not be loaded/)).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Price' })).toBeInTheDocument();
    cleanup();
    await open(orderOf(), { [expressTrackDetails.path]: answer(expressTrackDetails, () => ({ outcome: 'noInfo' as const, waybillNo: 'GH520938177409', hint: 'unknown' as const, missingDigits: null, suggestion: null })) });
    expect(await screen.findByText(/No tracking updates yet/)).toBeInTheDocument();
  });

  it('tells of more than 100 kg', async () => {
    await open(orderOf({ form: formOf({ weightGrams: 100_001 }) }));
    expect(await screen.findByText(/weighs more than 100 kg/)).toBeInTheDocument();
  });
});

describe('an order that its sender brings', () => {
  const DROP_OFF = orderOf({ status: 'SUBMITTED', expressStatus: 'ORDER_CREATED', form: formOf({ localShipWay: 'SELF_DELIVERY' }) });

  it('says what to do and until when we expect it, and counts as received once we have it', async () => {
    await open(DROP_OFF, { [expressTrackDetails.path]: answer(expressTrackDetails, () => waitingOrder('2126-11-19T01:00:00.000Z')) });
    expect(await screen.findByText('Print the label, attach it to the parcel and drop it off at a service point.')).toBeInTheDocument();
    expect(await screen.findByText(/^We expect it in Guangzhou by/)).toHaveTextContent(/19 Nov/);
    expect(screen.getByRole('link', { name: 'Find a service point' })).toBeInTheDocument();
    const now = (await section('Progress')).getAllByRole('listitem').find((step) => step.getAttribute('aria-current') === 'step');
    expect(now).toHaveTextContent(/^Awaiting parcel/);
    expect(now).not.toHaveTextContent('Guangzhou');
    expect(screen.queryByText('Received')).not.toBeInTheDocument();
    cleanup();
    await open();
    expect((await section('Progress')).getByText('Received')).toBeInTheDocument();
  });

  it('is not told of a time that has passed', async () => {
    await open(DROP_OFF, { [expressTrackDetails.path]: answer(expressTrackDetails, () => waitingOrder('2026-11-19T01:00:00.000Z')) });
    expect(await screen.findByText('Shipment information received – awaiting parcel')).toBeInTheDocument();
    expect(screen.queryByText(/^We expect it/)).not.toBeInTheDocument();
  });
});
