import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ERROR } from '@amberlane/contract/calls';
import { getSysDictList } from '@amberlane/contract/calls/dictionaries';
import { getPdfFileUrl } from '@amberlane/contract/calls/files';
import { cancelOrder, deleteOrder, getOrder, restoreOrder, websitePageList, type OrderDetail } from '@amberlane/contract/calls/orders';
import { expressTrackDetails } from '@amberlane/contract/calls/tracking';
import { answer, refusal, type AnswersByPath } from '@amberlane/testing/test-transport';
import { MARKET_PER_LANGUAGE } from '@amberlane/testing/market-per-language';
import { ACCRA, formOf, KUMASI, orderOf, RIYADH, summaryOf } from '../../../testing/sample-orders.ts';
import { trackedOrder, waitingOrder } from '../../../testing/sample-tracking.ts';
import { shippingOnSite } from '../../../testing/shipping-site.ts';
import intlPage from '../../pages/intlorder-detail/page.tsx';
import localPage from '../../pages/order-detail/page.tsx';
import { nextStepOf } from './next-card.tsx';
import { documentsOf } from './order-documents.tsx';

afterEach(cleanup);

const PATH = 'express/intlorder-detail';
const hidden = { hidden: true } as const;
const NO_COUNTS = { DRAFT: 0, SUBMITTED: 0, ACCEPTED: 0, PICKED_UP: 0, IN_TRANSIT: 1, DELIVERED: 0, RETURNED: 0, CANCELLED: 0 };

const answersFor = (order: OrderDetail): AnswersByPath => ({
  [getOrder.path]: answer(getOrder, () => order),
  [expressTrackDetails.path]: answer(expressTrackDetails, () => trackedOrder()),
  [getSysDictList.path]: answer(getSysDictList, () => ({ INTL_GOODS_TYPE: [{ type: 'INTL_GOODS_TYPE' as const, dictCode: 'GENERAL', dictName: 'General goods', sort: 1 }], PICKUP_TIME: [{ type: 'PICKUP_TIME' as const, dictCode: 'MORNING', dictName: '09:00–12:00', sort: 1 }] })),
});

async function open(order: OrderDetail = orderOf(), answers: AnswersByPath = {}, more: Parameters<typeof shippingOnSite>[1] = {}) {
  const site = shippingOnSite(intlPage, { answers: { ...answersFor(order), ...answers }, ...more });
  render(await site.open(`${PATH}?id=${order.id}`));
  return site;
}

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const fact = (name: string): string => screen.getByText(name).nextElementSibling?.textContent ?? '';

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

describe('the page of a draft', () => {
  it('names what is missing by the rules of the form, with the way to its step', async () => {
    await open(orderOf({ status: 'DRAFT', form: formOf({ serviceTypes: ['STANDARD'], sendPhone: '', acceptPhone: '', weightGrams: null, localShipWay: 'SELF_DELIVERY', siteCode: 'CN-CAN-1' }) }));
    const next = within(await screen.findByRole('article', { name: '3 details to complete' }));
    expect(next.getByText('Complete them to get a price and a label.')).toBeInTheDocument();
    expect(next.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Enter the sender’s phone number', 'Enter the recipient’s phone number', 'Enter the weight']);
    expect(next.getByRole('link', { name: 'Enter the weight' })).toHaveAttribute('href', '/gh-en/express/intlorder-entry?order=order-1&step=goods');
    expect(screen.getByRole('link', { name: 'Continue draft' })).toHaveAttribute('href', '/gh-en/express/intlorder-entry?order=order-1&step=sender');
  });

  it('leads on from what stands there and can not be sent', async () => {
    await open(orderOf({ status: 'DRAFT', form: formOf({ serviceTypes: ['STANDARD'], weightGrams: 1_400, localShipWay: 'SELF_DELIVERY', siteCode: 'CN-CAN-1' }) }));
    await waitFor(() => expect(fact('Weight')).toMatch(/^1\.40\skgEnter the weight$/));
  });

  it('says in its place what is missing, and leads from each part to its step', async () => {
    await open(orderOf({ status: 'DRAFT', form: formOf({ serviceTypes: ['STANDARD'], acceptName: '', acceptPhone: '', weightGrams: null, localShipWay: 'SELF_DELIVERY', siteCode: 'CN-CAN-1' }) }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Draft without a recipient' })).toBeInTheDocument();
    await waitFor(() => expect(fact('Weight')).toBe('MissingAdd: Enter the weight'));
    const addresses = await section('Addresses');
    expect(addresses.getByRole('link', { name: /^Add.*Enter the recipient’s phone number$/ })).toHaveAttribute('href', '/gh-en/express/intlorder-entry?order=order-1&step=recipient');
    expect(addresses.getByRole('link', { name: /^Add.*Enter the recipient’s name$/ })).toBeInTheDocument();
    expect(addresses.queryByRole('link', { name: /sender’s/ })).not.toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: /^Edit/ }).map((link) => [link.textContent, new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('step')])).toEqual([
      ['Edit: Goods', 'goods'], ['Edit: Shipment', 'shipment'], ['Edit: Sender', 'sender'], ['Edit: Recipient', 'recipient'],
    ]);
  });

  it('says that nothing is missing', async () => {
    await open(orderOf({ status: 'DRAFT', form: formOf({ serviceTypes: ['STANDARD'], weightGrams: 2_000, localShipWay: 'SELF_DELIVERY', siteCode: 'CN-CAN-1' }) }));
    expect(await screen.findByText(/^All details are filled in\./)).toBeInTheDocument();
  });

  it('has no documents and no price, and its number once', async () => {
    await open(orderOf({ status: 'DRAFT' }));
    const contents = await screen.findByRole('region', { name: 'Goods' });
    expect(contents.compareDocumentPosition(screen.getByRole('region', { name: 'Addresses' }))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByRole('region', { name: 'Documents' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Price' })).not.toBeInTheDocument();
    expect(screen.queryByText('Order number')).not.toBeInTheDocument();
    expect(screen.getByText(/^Order/)).toHaveTextContent(/^Order A-10466 · saved/);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Draft to /);
    expect(screen.getByRole('link', { name: 'My account' })).toBeInTheDocument();
  });
});

describe('what can be done with an order', () => {
  it('follows its operations, and says who changes what can not be changed here', async () => {
    await open(orderOf({ status: 'DRAFT' }));
    expect(await screen.findByRole('link', { name: 'Continue draft' })).toHaveAttribute('href', expect.stringContaining('/gh-en/express/intlorder-entry?order=order-1'));
    expect(screen.getByRole('button', { name: 'Delete' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Actions' })).not.toBeInTheDocument();
    expect(screen.queryByText('Cancel shipment')).not.toBeInTheDocument();
    cleanup();
    await open(orderOf({ status: 'SUBMITTED' }));
    const submitted = await section('Actions');
    expect(submitted.getByRole('link', { name: /Edit shipment/ })).toHaveAttribute('href', '/gh-en/express/intlorder-entry?order=order-1');
    expect(submitted.getByRole('link', { name: /Ship again/ })).toHaveAttribute('href', '/gh-en/express/intlorder-entry?again=order-1');
    cleanup();
    await open();
    const underWay = await section('Actions');
    expect(underWay.queryByRole('button')).not.toBeInTheDocument();
    expect(underWay.queryByText(/Edit shipment/)).not.toBeInTheDocument();
    expect(underWay.getByRole('link', { name: 'Contact customer service For changes or cancellation on the way' })).toHaveAttribute('href', '/gh-en/contact-us');
    cleanup();
    await open(orderOf({ status: 'ACCEPTED' }));
    const accepted = await section('Actions');
    expect(accepted.getByRole('button', { name: 'Cancel shipment Free of charge until we have the parcel' })).toBeInTheDocument();
    expect(accepted.getByRole('link', { name: 'Contact customer service For changes after the pickup is confirmed' })).toBeInTheDocument();
  });

  it.each([
    ['SELF_DELIVERY', 'Edit shipment Possible until we have the parcel'],
    ['DOOR_PICKUP', 'Edit shipment Possible until a pickup is confirmed'],
  ])('can be edited until we have it, or a pickup is confirmed: %s', async (localShipWay, name) => {
    await open(orderOf({ status: 'SUBMITTED', form: formOf({ localShipWay }) }));
    expect((await section('Actions')).getByRole('link', { name })).toBeInTheDocument();
  });

  it('has the label printed where it says what comes next, as long as the parcel waits for it', async () => {
    const { asked } = await open(orderOf({ status: 'SUBMITTED' }), { [getPdfFileUrl.path]: () => refusal(ERROR.SERVICE, 'no', 500) });
    const opened = jest.spyOn(window, 'open').mockImplementation(() => null);
    await userEvent.click(await screen.findByRole('button', { name: 'Print label' }));
    await waitFor(() => expect(asked.find(({ path }) => path === getPdfFileUrl.path)?.request).toEqual({ id: 'order-1', document: 'label' }));
    expect(await screen.findByText('The document could not be opened. Please try again.')).toBeInTheDocument();
    opened.mockRestore();
    cleanup();
    await open();
    await screen.findByRole('heading', { level: 1, name: 'GH520938177409' });
    expect(screen.queryByRole('button', { name: 'Print label' })).not.toBeInTheDocument();
  });

  it('says until when to choose', async () => {
    const order = orderOf({ expressStatus: 'ATTEMPT_FAILED', waybillNo: 'SA673401955282', form: formOf({ receiverAddress: RIYADH }) });
    const row = { ...summaryOf(order), decideBy: { at: '2026-12-01T20:59:00.000Z', timeZone: 'Asia/Riyadh' } };
    await open(order, { [websitePageList.path]: answer(websitePageList, () => ({ total: 1, pageNum: 1, pageSize: 10, list: [row], counts: NO_COUNTS, waiting: 1, nextCursor: '' })) });
    expect(await screen.findByText(/^Choose by/)).toHaveTextContent(/Tue,? 1 Dec/);
  });

  it('asks for nothing while customs inspects the parcel', async () => {
    await open(orderOf({ expressStatus: 'CUSTOMS_HELD', customsReason: 'INSPECTION' }), { [expressTrackDetails.path]: () => refusal(ERROR.TRACKING_FAILED, 'no', 500) });
    expect(await screen.findByText('Customs is inspecting the parcel. You do not need to do anything.')).toBeInTheDocument();
    expect(screen.queryByText('Action required')).not.toBeInTheDocument();
  });

  it('leads to the choice after a failed delivery', async () => {
    await open(orderOf({ expressStatus: 'ATTEMPT_FAILED', waybillNo: 'SA673401955282', form: formOf({ receiverAddress: RIYADH }) }));
    for (const link of await screen.findAllByRole('link', { name: /Delivery options/ })) expect(link).toHaveAttribute('href', '/gh-en/express/delivery-choice?waybill=SA673401955282');
  });

  it('cancels after a question, and shows what the order is then', async () => {
    let order = orderOf({ status: 'SUBMITTED' });
    const { site } = await open(order, {
      [getOrder.path]: answer(getOrder, () => order),
      [cancelOrder.path]: answer(cancelOrder, () => {
        order = orderOf({ status: 'CANCELLED', version: 4, waybillNo: null });
        return order;
      }),
    });
    expect(await screen.findByText('Departed Lagos by air for Accra')).toBeInTheDocument();
    await userEvent.click((await section('Actions')).getByRole('button', { name: /Cancel shipment/ }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel shipment' }));
    expect(await screen.findByText('Cancelled')).toBeInTheDocument();
    // Its waybill is gone, and the journey with it.
    await waitFor(() => expect(screen.queryByText('Departed Lagos by air for Accra')).not.toBeInTheDocument());
    expect(screen.queryByRole('alertdialog', hidden)).not.toBeInTheDocument();
    expect(site.getState().toasts.map(({ text }) => text)).toEqual(['Shipment cancelled.']);
  });

  it('shows the order anew, and says so, when it has moved on meanwhile', async () => {
    let order = orderOf({ status: 'SUBMITTED' });
    await open(order, {
      [getOrder.path]: answer(getOrder, () => order),
      [cancelOrder.path]: () => {
        order = orderOf({ status: 'PICKED_UP', version: 5 });
        return refusal(ERROR.ORDER_STATE, 'moved on', 409);
      },
    });
    await userEvent.click((await section('Actions')).getByRole('button', { name: /Cancel shipment/ }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel shipment' }));
    expect(await screen.findByText(/has changed in the meantime/)).toBeInTheDocument();
    expect(screen.getByText('Picked up')).toBeInTheDocument();
  });

  it('keeps the question open when the call fails', async () => {
    await open(orderOf({ status: 'SUBMITTED' }), { [cancelOrder.path]: () => refusal(ERROR.SERVICE, 'no', 500) });
    await userEvent.click((await section('Actions')).getByRole('button', { name: /Cancel shipment/ }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel shipment' }));
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeInTheDocument();
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  });

  it('deletes after a question, and puts back what was deleted', async () => {
    const order = orderOf({ status: 'CANCELLED' });
    const { asked } = await open(order, { [deleteOrder.path]: answer(deleteOrder, () => ({ id: order.id })), [restoreOrder.path]: answer(restoreOrder, () => order) });
    await userEvent.click((await section('Actions')).getByRole('button', { name: /Delete/ }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete shipment' }));
    expect(await screen.findByText(/was deleted/)).toHaveTextContent('A-10466');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('region', { name: 'Actions' })).toBeInTheDocument();
    expect(asked.filter(({ path }) => path === restoreOrder.path)).toHaveLength(1);
  });
});

it('deletes a draft after a question', async () => {
  const order = orderOf({ status: 'DRAFT' });
  await open(order, { [deleteOrder.path]: answer(deleteOrder, () => ({ id: order.id })) });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete shipment' }));
  expect(await screen.findByText(/was deleted/)).toHaveTextContent('A-10466');
});

describe('documents of an order', () => {
  const openTab = (tab: object | null) => jest.spyOn(window, 'open').mockReturnValue(tab as Window | null);

  it('are those of its kind, and none without a label', () => {
    expect(documentsOf(orderOf())).toEqual(['label', 'invoice', 'cn23', 'receipt']);
    expect(documentsOf({ kind: 'local', waybillNo: 'GH520938177409' })).toEqual(['label', 'receipt']);
    expect(documentsOf(orderOf({ status: 'CANCELLED' }))).toEqual([]);
  });

  it('open in a tab of their own, or as a link where the browser allows no tab', async () => {
    const replace = jest.fn();
    const opened = openTab({ location: { replace }, close: jest.fn() });
    const { asked } = await open(orderOf(), { [getPdfFileUrl.path]: answer(getPdfFileUrl, () => ({ url: '/v1/api/file/view/x', expiresAt: '2026-11-20T10:10:00.000Z' })) });
    await userEvent.click((await section('Documents')).getByRole('button', { name: /CN23/ }));
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/v1/api/file/view/x'));
    expect(asked.find(({ path }) => path === getPdfFileUrl.path)?.request).toEqual({ id: 'order-1', document: 'cn23' });
    opened.mockReturnValue(null);
    await userEvent.click(screen.getByRole('button', { name: /Label/ }));
    expect(await screen.findByRole('link', { name: 'Open the document' })).toHaveAttribute('href', '/v1/api/file/view/x');
    opened.mockRestore();
  });

  it('say when they can not be had', async () => {
    const close = jest.fn();
    const opened = openTab({ location: {}, close });
    await open(orderOf(), { [getPdfFileUrl.path]: () => refusal(ERROR.SERVICE, 'no', 500) });
    await userEvent.click((await section('Documents')).getByRole('button', { name: /Receipt/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The document could not be opened');
    expect(close).toHaveBeenCalledTimes(1);
    opened.mockRestore();
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

describe('what happens next', () => {
  it.each([
    ['draft', orderOf({ status: 'DRAFT' })],
    ['pickup', orderOf({ status: 'SUBMITTED' })],
    ['dropOff', orderOf({ status: 'SUBMITTED', form: formOf({ localShipWay: 'SELF_DELIVERY' }) })],
    ['presend', orderOf({ status: 'SUBMITTED', form: formOf({ presend: true, domesticTransOrder: 'SF1' }) })],
    ['accepted', orderOf({ status: 'ACCEPTED' })],
    ['dropOff', orderOf({ status: 'ACCEPTED', form: formOf({ localShipWay: 'SELF_DELIVERY' }) })],
    ['presend', orderOf({ status: 'ACCEPTED', form: formOf({ presend: true, domesticTransOrder: 'SF1' }) })],
    ['pickedUp', orderOf({ status: 'PICKED_UP' })],
    ['inTransit', orderOf()],
    ['customs', orderOf({ expressStatus: 'CUSTOMS_HELD' })],
    ['attempt', orderOf({ expressStatus: 'ATTEMPT_FAILED' })],
    ['decide', orderOf({ status: 'RETURNED', expressStatus: 'RETURNED_TO_WAREHOUSE' })],
    ['returned', orderOf({ status: 'RETURNED', expressStatus: 'DISPOSED' })],
    ['delivered', orderOf({ status: 'DELIVERED' })],
    ['cancelled', orderOf({ status: 'CANCELLED' })],
  ])('is %s', (step, order) => {
    expect(nextStepOf(order)).toBe(step);
  });
});
