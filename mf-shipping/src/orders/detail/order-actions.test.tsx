import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ERROR } from '@amberlane/contract/calls';
import { getPdfFileUrl } from '@amberlane/contract/calls/files';
import { cancelOrder, deleteOrder, getOrder, restoreOrder, websitePageList } from '@amberlane/contract/calls/orders';
import { expressTrackDetails } from '@amberlane/contract/calls/tracking';
import { answer, refusal } from '@amberlane/testing/test-transport';
import { formOf, orderOf, RIYADH, summaryOf } from '../../../testing/sample-orders.ts';
import { open, section } from '../../../testing/shown-order.tsx';
import { nextStepOf } from './next-card.tsx';

afterEach(cleanup);

const hidden = { hidden: true } as const;
const NO_COUNTS = { DRAFT: 0, SUBMITTED: 0, ACCEPTED: 0, PICKED_UP: 0, IN_TRANSIT: 1, DELIVERED: 0, RETURNED: 0, CANCELLED: 0 };

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
