import { describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ERROR } from '@amberlane/contract/calls';
import { addInternationalOrder } from '@amberlane/contract/calls/orders';
import { RULES } from '@amberlane/contract/domain';
import { AGREEMENT, announcedOrder } from '../../../testing/presend.ts';
import { announced, fill, freshVisits, group, PATH, send, show, type } from '../../../testing/shown-presend.tsx';

freshVisits();

describe('announcing a package', () => {
  it('makes one order under the number of the other carrier, and shows what goes on the parcel', async () => {
    const { asked } = await show();
    await fill();
    send();
    expect(await screen.findByRole('heading', { name: 'Parcel announced' })).toHaveFocus();
    expect(announced(asked)).toHaveLength(1);
    expect(announced(asked)[0]).toMatchObject({
      draft: false, presend: true, domesticTransOrder: 'SF1482093376551', localShipWay: 'SELF_DELIVERY', siteCode: 'CN-CAN-01', expressType: 'smallParcel', weightGrams: 9_400, pacNumber: 1,
      sendName: 'Zhang San', sendPhone: '', senderAddress: { countryCode: 'CN', province: 'Guangdong', city: 'Guangzhou', postcode: '' }, acceptName: 'Adaeze Okafor', acceptPhone: '+2348021234567', agreementVersion: AGREEMENT.version,
      goods: [{ goodsType: 'GENERAL', goodsNameEn: 'Cordless drill', goodsNameCn: '充电钻', quantity: 2, unitPrice: 12_050 }],
    });
    expect(screen.getByText(/and send it to our warehouse/)).toHaveTextContent('Ask your supplier to write AL-2026-0009 on the parcel');
    const warehouse = screen.getByRole('article', { name: 'Give this address to your supplier' });
    expect(warehouse).toHaveTextContent(/AL-2026-0009.*广东省广州市白云区/);
    fireEvent.click(screen.getByRole('button', { name: 'Announce another parcel' }));
    expect(await screen.findByRole('form')).toBeVisible();
    expect(group('Supplier').getByLabelText(/^Carrier’s tracking number/)).toHaveValue('');
  });

  it('names all that is missing in the first round, and sends nothing', async () => {
    const { asked } = await show();
    await screen.findByRole('form');
    send();
    const summary = await screen.findByRole('alert');
    const links = within(summary).getAllByRole('link').map((link) => link.getAttribute('href')?.replace(/^#.*?-/, ''));
    for (const field of ['weightGrams', 'goods.0.goodsNameEn', 'goods.0.goodsNameCn', 'goods.0.unitPrice', 'acceptName', 'acceptPhone', 'receiverAddress.street', 'sendName', 'agreementVersion']) {
      expect(links).toContain(field);
    }
    // It is often given when the carrier collects: the order number on the parcel is enough.
    expect(links).not.toContain('domesticTransOrder');
    expect(announced(asked)).toEqual([]);
  });

  it('takes several kinds of goods, and any of them out again', async () => {
    const { asked } = await show();
    await fill();
    fireEvent.click(screen.getByRole('button', { name: 'Add another item' }));
    fireEvent.click(screen.getByRole('button', { name: 'Add another item' }));
    type(group('Item 2'), 'Goods name in English', 'Battery charger');
    type(group('Item 2'), 'Goods name in Chinese', '充电器');
    type(group('Item 2'), 'Unit price', '30');
    send();
    const links = within(await screen.findByRole('alert')).getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(links.filter((href) => href.includes('goods.2.')).length).toBeGreaterThan(0);
    expect(links.filter((href) => href.includes('goods.1.'))).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Remove item 3' }));
    send();
    await screen.findByRole('heading', { name: 'Parcel announced' });
    expect(announced(asked)[0]).toMatchObject({ goods: [{ goodsNameEn: 'Cordless drill', quantity: 2 }, { goodsNameEn: 'Battery charger', goodsType: 'GENERAL', quantity: 1, unitPrice: 3_000 }] });
  });

  it('asks for no more kinds of goods than a waybill takes', async () => {
    await show();
    await screen.findByRole('form');
    for (let count = 1; count < RULES.goods.maxItems; count += 1) fireEvent.click(screen.getByRole('button', { name: 'Add another item' }));
    expect(screen.queryByRole('button', { name: 'Add another item' })).toBeNull();
    expect(screen.getByText(`You can add up to ${RULES.goods.maxItems} items.`)).toBeVisible();
  });

  it('refuses broad names and loose batteries beside their fields', async () => {
    await show();
    await fill();
    type(group('Goods'), 'Goods name in English', 'goods');
    type(group('Goods'), 'Category', 'BATTERY_PURE');
    send();
    await screen.findByRole('alert');
    expect(group('Goods').getByLabelText('Goods name in English')).toBeInvalid();
    expect(group('Goods').getByLabelText('Category')).toBeInvalid();
  });

  it('keeps everything when the API fails, and sends the same order again under the same key', async () => {
    const keys = jest.spyOn(crypto, 'randomUUID');
    let failing = true;
    const { asked } = await show(PATH, { [addInternationalOrder.path]: (request) => (failing ? Response.json({ success: false, error: { code: ERROR.SERVICE, message: 'Service Exceptions!' } }, { status: 500 }) : announcedOrder(request)) });
    await fill();
    send();
    await screen.findByText('Service Exceptions!');
    expect(group('Recipient').getByLabelText('Full name')).toHaveValue('Adaeze Okafor');
    failing = false;
    send();
    await screen.findByRole('heading', { name: 'Parcel announced' });
    const [first, second] = announced(asked);
    expect(second).toEqual(first);
    expect(keys).toHaveBeenCalledTimes(1);
    keys.mockRestore();
  });

  it('keeps what was typed on the device until it is sent', async () => {
    await show();
    await fill();
    await waitFor(() => expect(Object.values(localStorage).join()).toContain('SF1482093376551'), { timeout: 3_000 });
    cleanup();
    await show();
    await waitFor(() => expect(group('Supplier').getByLabelText(/^Carrier’s tracking number/)).toHaveValue('SF1482093376551'));
    expect(group('Goods').getByLabelText('Goods name in Chinese')).toHaveValue('充电钻');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    expect(screen.getByText(/^We’ve restored your draft/)).toBeVisible();
    type(group('Parcel'), 'Total weight', '9.5');
    expect((await screen.findAllByText(/^Saved on this device at/, undefined, { timeout: 3_000 }))[0]).toBeInTheDocument();
    expect(screen.queryByText(/^We’ve restored your draft/)).toBeNull();
  });

  it.each(['checkbox', 'link'] as const)('opens the agreement before it can be accepted: %s', async (way) => {
    sessionStorage.clear();
    await show();
    fireEvent.click(way === 'link' ? await screen.findByRole('link', { name: 'shipping agreement' }) : await screen.findByRole('checkbox'));
    expect(await screen.findByRole('dialog', { name: AGREEMENT.title })).toHaveTextContent('We carry your parcel.');
    expect(screen.getByRole('checkbox', { hidden: true })).not.toBeChecked();
  });

  it('keeps what is typed as a draft, whatever is missing, and leads to it', async () => {
    const { asked } = await show();
    await screen.findByRole('form');
    type(group('Supplier'), /^Supplier’s name/, 'Zhang San');
    type(group('Goods'), 'Quantity', '');
    fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByRole('heading', { name: 'Draft saved' })).toHaveFocus();
    expect(announced(asked)[0]).toMatchObject({ draft: true, presend: true, sendName: 'Zhang San', pacNumber: 1, weightGrams: null, agreementVersion: '', goods: [{ quantity: null, unitPrice: null }] });
    expect(addInternationalOrder.request.safeParse(announced(asked)[0]).success).toBe(true);
    expect(screen.getByRole('link', { name: 'Continue draft' })).toHaveAttribute('href', '/ng-en/express/intlorder-entry?order=order-9');
    fireEvent.click(screen.getByRole('button', { name: 'Announce another parcel' }));
    expect(await screen.findByRole('form')).toBeVisible();
    expect(group('Supplier').getByLabelText(/^Supplier’s name/)).toHaveValue('');
  });

  it('keeps the form when a draft can not be kept', async () => {
    await show(PATH, { [addInternationalOrder.path]: () => Response.json({ success: false, error: { code: ERROR.SERVICE, message: 'Service Exceptions!' } }, { status: 500 }) });
    await screen.findByRole('form');
    type(group('Supplier'), /^Supplier’s name/, 'Zhang San');
    fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('The draft could not be saved. Check your entries and try again.')).toBeVisible();
    expect(group('Supplier').getByLabelText(/^Supplier’s name/)).toHaveValue('Zhang San');
  });

  it('takes a heavy package by the special line', async () => {
    const { asked } = await show();
    await fill();
    type(group('Parcel'), 'Total weight', '31');
    send();
    await screen.findByRole('heading', { name: 'Parcel announced' });
    expect(announced(asked)[0]).toMatchObject({ expressType: 'specialLine', weightGrams: 31_000 });
  });

  it('fills in a recipient that was pasted', async () => {
    await show();
    await screen.findByRole('form');
    const box = group('Recipient').getByLabelText('Paste a whole address');
    fireEvent.change(box, { target: { value: 'Tunde Bello, 0805 123 4567, Plot 7 Ring Road, Ibadan, Oyo' } });
    fireEvent.click(await group('Recipient').findByText('Fill in the fields'));
    expect(group('Recipient').getByLabelText('Full name')).toHaveValue('Tunde Bello');
    expect(group('Recipient').getByLabelText('Street and number')).toHaveValue('Plot 7 Ring Road');
  });
});
