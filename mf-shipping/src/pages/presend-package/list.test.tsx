import { describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { websitePageList } from '@amberlane/contract/calls/orders';
import { listSites } from '@amberlane/contract/calls/service-points';
import { RETURNED_WAYBILL } from '../../../testing/sample-decisions.ts';
import { announcedPage } from '../../../testing/presend.ts';
import { REDELIVERY_FEE } from '../../../testing/sample-orders.ts';
import { freshVisits, LIST, show } from '../../../testing/shown-presend.tsx';

freshVisits();

describe('the list of announced packages', () => {
  it('asks for pre-sent orders alone, and names their states', async () => {
    const { asked } = await show(LIST);
    const list = await screen.findByRole('region', { name: 'Pre-announced parcels' });
    const table = await within(list).findByRole('table');
    expect(list).toHaveTextContent(/Expected at the warehouse.*Announced 20 Nov.*Arrived at the warehouse.*Delivered/);
    expect(asked.find(({ path }) => path === websitePageList.path)?.request).toMatchObject({ presend: true });
    expect(within(table).getAllByRole('link')[0]).toHaveAttribute('href', '/ng-en/express/intlorder-detail?id=order-0');
  });

  it('names what to do next with each parcel', async () => {
    const rows = announcedPage(['DRAFT', 'SUBMITTED', 'IN_TRANSIT', 'RETURNED', 'DELIVERED']);
    await show(LIST, { [websitePageList.path]: () => ({ ...rows, list: rows.list.map((row) => ({ ...row, waybillNo: row.status === 'DRAFT' ? null : 'NG407183529669' })) }) });
    const table = within(await screen.findByRole('table'));
    expect(table.getByRole('link', { name: 'Continue draft' })).toHaveAttribute('href', '/ng-en/express/intlorder-entry?order=order-0');
    // On its way and delivered.
    expect(table.getAllByRole('link', { name: 'Track' }).map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('/ng-en/track?numbers=NG407183529669'));
    expect(table.getAllByText(/^Tracking no\./)[0]).toHaveTextContent('Tracking no. NG407183529669');
    // The number that goes on the parcel heads the row; below stands ours, before that the carrier's.
    expect(table.getByRole('columnheader', { name: 'Order number (on the parcel)' })).toBeInTheDocument();
    expect(table.getByRole('rowheader', { name: /^AL-2026-0000/ })).toHaveTextContent(/Carrier’s no. SF0$/);
    expect(table.getAllByText(/^Carrier’s no\./)).toHaveLength(1);
    expect(screen.queryByText(/^Action required for/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Search in My shipments' })).toBeNull();
    expect(table.getByRole('link', { name: 'Announce again' })).toHaveAttribute('href', '/ng-en/express/presend-package?new=1');
  });

  it('puts what waits for the customer on top, and says where a parcel is, why it was not delivered, and until when to choose', async () => {
    const { list, ...rest } = announcedPage(['IN_TRANSIT', 'RETURNED', 'IN_TRANSIT', 'RETURNED', 'RETURNED', 'RETURNED', 'DRAFT']);
    const [moving, closed, held, returned, returning, chosen, draft] = list.map((row) => ({ ...row, waybillNo: RETURNED_WAYBILL }));
    const decideBy = { at: '2026-12-03T20:59:00.000Z', timeZone: 'Asia/Riyadh' };
    const failedAttempts = { count: 3, reason: 'NOBODY_HOME', freeLeft: 0, freeUntil: null, feePerAttempt: REDELIVERY_FEE } as const;
    const rows = [
      { ...moving, lastPlace: 'Lagos', expected: { from: '2026-11-30T08:00:00.000Z', to: '2026-12-02T17:00:00.000Z', timeZone: 'Africa/Lagos' } },
      { ...closed, expressStatus: 'DISPOSED', failedAttempts },
      { ...held, expressStatus: 'CUSTOMS_HELD' },
      { ...returned, expressStatus: 'RETURNED_TO_WAREHOUSE', lastPlace: 'Riyadh', decideBy, failedAttempts },
      { ...returning, waybillNo: 'SA673401955290', expressStatus: 'RETURN_STARTED', decideBy, failedAttempts: { ...failedAttempts, count: 1, reason: null } },
      { ...chosen, expressStatus: 'RETURNED_TO_WAREHOUSE', failedAttempts },
      draft,
    ];
    const { asked } = await show(LIST, { [websitePageList.path]: () => ({ ...rest, list: rows }) });
    const [choosing, customs, begun, first, over, way, decided] = within(await screen.findByRole('table')).getAllByRole('row').slice(1);
    expect(choosing).toHaveTextContent(/Action requiredReturned to our Riyadh warehouseUpdated 20 Nov.*Choose an option.*Choose by Thu,? 3 Dec.*After that: destroyed.*3 delivery attempts\. Last result: nobody was home/);
    expect(within(choosing ?? document.body).getByRole('link', { name: 'Choose an option' })).toHaveAttribute('href', `/ng-en/express/delivery-choice?waybill=${RETURNED_WAYBILL}`);
    expect(customs).toHaveTextContent(/Action requiredHeld at customs.*View shipment/);
    expect(begun).toHaveTextContent(/Draft.*Saved 20 Nov.*Continue/);
    expect(first).toHaveTextContent(/In transit.*20 Nov, Lagos.*Track.*Delivery 30 Nov.*2 Dec/);
    expect(over).toHaveTextContent(/Closed.*Announce again/);
    // Nothing can be chosen on its way back, as in the list of shipments.
    expect(way).toHaveTextContent(/Being returned.*Track/);
    expect(way).not.toHaveTextContent(/Choose|attempts/);
    expect(decided).toHaveTextContent(/Not deliveredReturned to our warehouse.*3 delivery attempts.*Track/);
    expect(asked.map(({ path }) => path).filter((path) => path !== listSites.path)).toEqual([websitePageList.path]);
  });

  it('shows only what waits for the customer when asked to', async () => {
    const counts = { ...announcedPage([]).counts, IN_TRANSIT: 2, RETURNED: 1 };
    const { asked } = await show(`${LIST}?status=WAITING`, { [websitePageList.path]: () => ({ ...announcedPage(['RETURNED']), counts, waiting: 1 }) });
    const filter = within(await screen.findByRole('group', { name: 'Filter by status' }));
    expect(filter.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['All 3', 'Action required 1', 'In transit 2', 'Not delivered 1']);
    expect(filter.getByRole('link', { name: 'Action required 1', current: true })).toHaveAttribute('href', '/ng-en/express/presend-package?status=WAITING');
    expect(asked.find(({ path }) => path === websitePageList.path)?.request).toMatchObject({ presend: true, waiting: true });
  });

  it('is the page, with the way to the form and the addresses of the warehouses', async () => {
    await show(LIST);
    expect(screen.getByRole('link', { name: 'Announce a parcel' })).toHaveAttribute('href', '/ng-en/express/presend-package?new=1');
    const warehouses = await screen.findByRole('region', { name: 'Our warehouses in China' });
    expect(warehouses).toHaveTextContent(/广东省广州市白云区.*浙江省义乌市/);
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('offers each status that a parcel has, and asks for the chosen one', async () => {
    const counts = { ...announcedPage([]).counts, SUBMITTED: 2, DELIVERED: 1 };
    const { asked } = await show(`${LIST}?status=DELIVERED`, { [websitePageList.path]: () => ({ ...announcedPage(['DELIVERED']), counts }) });
    const filter = within(await screen.findByRole('group', { name: 'Filter by status' }));
    expect(filter.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['All 3', 'Expected at the warehouse 2', 'Delivered 1']);
    expect(filter.getByRole('link', { current: true })).toHaveTextContent('Delivered');
    expect(filter.getByRole('link', { name: 'Expected at the warehouse 2' })).toHaveAttribute('href', '/ng-en/express/presend-package?status=SUBMITTED');
    expect(asked.find(({ path }) => path === websitePageList.path)?.request).toMatchObject({ presend: true, status: 'DELIVERED' });
    cleanup();
    await show(`${LIST}?status=RETURNED`, { [websitePageList.path]: () => ({ ...announcedPage([]), counts }) });
    expect(await screen.findByText('No parcels with this status')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show all parcels' })).toHaveAttribute('href', '/ng-en/express/presend-package');
  });

  it('folds many rows, and unfolds them', async () => {
    await show(LIST, { [websitePageList.path]: () => announcedPage(Array(9).fill('DELIVERED')) });
    fireEvent.click(await screen.findByRole('button', { name: 'Show all 9' }));
    expect(screen.queryByRole('button', { name: 'Show all 9' })).toBeNull();
  });

  it('goes on with older ones', async () => {
    await show(LIST, { [websitePageList.path]: () => ({ ...announcedPage(['SUBMITTED']), waiting: 1, nextCursor: 'next page' }) });
    expect(await screen.findByRole('link', { name: 'Older parcels' })).toHaveAttribute('href', '/ng-en/express/presend-package?cursor=next+page');
    expect(screen.getByRole('link', { name: 'Search in My shipments' })).toHaveAttribute('href', '/ng-en/express/my-order?presend=1');
    const waiting = screen.getByRole('link', { name: /^Action required for \d+ parcels?\.$/ });
    expect(waiting).toHaveAttribute('href', '/ng-en/express/presend-package?status=WAITING');
    expect(waiting.parentElement).toHaveTextContent(/Such parcels come first, then drafts, then the parcels announced most recently\.$/);
    cleanup();
    await show(`${LIST}?cursor=next%20page`);
    expect(await screen.findByRole('link', { name: 'Newest parcels' })).toBeVisible();
  });

  it('says when it is empty, and when it could not be had', async () => {
    await show(LIST, { [websitePageList.path]: () => announcedPage([]) });
    expect(await screen.findByText('No parcels announced yet')).toBeVisible();
    cleanup();
    await show(LIST, { [websitePageList.path]: () => undefined });
    expect(await screen.findByText('Your announced parcels could not be loaded')).toBeVisible();
  });
});
