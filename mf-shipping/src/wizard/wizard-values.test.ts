import { describe, expect, it } from '@jest/globals';
import { orderDraft, orderForm } from '@amberlane/contract/calls/orders';
import { keepableDraft } from '@amberlane/contract/calls/order-parts';
import { quoteCalc } from '@amberlane/contract/calls/quotes';
import { WHOLE } from '../../testing/ship-site.ts';
import { againLike, orderValues, parcelOf, valuesOf } from './from-order.ts';
import { firstOpenStep } from './judge.ts';
import { firstPickupDay, isPickupDay, pickupDays } from './pickup-days.ts';
import { changeOf, minutesLeft } from './price-change.ts';
import { differingFields, sameForm } from './same-form.ts';
import { firstStepOf, isAskedOn, stepOfField } from './steps.ts';
import { declaredValue, toPriceRequest, toRequest } from './to-request.ts';
import { unlistedGoods } from './unlisted-goods.ts';
import { addressIn, blankValues, kindOf, withKept } from './values.ts';
import { placePath, withShipment } from './wizard-address.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const values = valuesOf({ ...WHOLE, pickupDate: '2026-11-21' });

describe('an order in the form', () => {
  it('comes out as it went in', () => {
    const full = orderDraft.parse({ ...WHOLE, pickupDate: '2026-11-21', length: 40, width: 30, height: 20, cod: { amount: 150_050, currency: 'CNY' }, insuredValue: { amount: 72_000, currency: 'CNY' } });
    expect(sameForm(orderDraft.parse(toRequest(valuesOf(full))), full)).toBe(true);
    expect(valuesOf(full).cod).toBe('1500.50');
  });

  it('is an order that can be sent once the agreement is given', () => {
    expect(orderForm.safeParse(toRequest({ ...values, agreementVersion: '2026-11' })).success).toBe(true);
    expect(firstOpenStep({ ...values, agreementVersion: '2026-11' }, NOW)).toBeNull();
    expect(firstOpenStep(values, NOW)).toBe('review');
    expect(firstOpenStep({ ...values, weightGrams: '' }, NOW)).toBe('goods');
    expect(firstOpenStep({ ...values, receiverAddress: { ...values.receiverAddress, shortAddress: '' } }, NOW)).toBe('recipient');
    expect(firstOpenStep({ ...values, pickupDate: '2026-11-19' }, NOW)).toBe('sender');
  });

  it('is priced as the order will ask for it', () => {
    const request = toPriceRequest({ ...values, withCod: true, cod: '1500' });
    expect(quoteCalc.request.safeParse(request).success).toBe(true);
    expect(request).toMatchObject({ weightGrams: 12_000, cod: { amount: 150_000, currency: 'CNY' }, declaredValue: { amount: 72_000, currency: 'CNY' }, destination: { country: 'SA', city: 'Riyadh' } });
    expect(toPriceRequest({ ...values, weightGrams: 'twelve' })).toBeNull();
    expect(declaredValue({ ...values, goods: [...values.goods, { ...values.goods[0], unitPrice: '' } as (typeof values.goods)[0]] })).toBeNull();
  });

  it('again leaves out what belonged to that one alone', () => {
    const again = againLike({ form: { ...WHOLE, quoteId: 'q', mallNo: 'shop-1', agreementVersion: '2026-11', pickupDate: '2026-01-01' }, status: 'DELIVERED' }, '2026-11-21');
    expect(again).toMatchObject({ quoteId: '', mallNo: '', agreementVersion: '', pickupDate: '2026-11-21', acceptName: 'Noura Al-Harbi' });
  });
});

describe('what a draft can keep', () => {
  it('is everything but what the wire does not take', () => {
    const typed = toRequest({ ...values, weightGrams: 'twelve', sendEmail: 'chen@', goods: [{ ...values.goods[0], quantity: 'many', goodsType: 'BATTERY_BUILT_IN', battery: { wattHours: '20', count: '' } } as (typeof values.goods)[0]] });
    const kept = orderDraft.parse(keepableDraft({ ...typed, step: 'goods' }));
    expect(kept).toMatchObject({ weightGrams: null, sendEmail: '', acceptName: 'Noura Al-Harbi', step: 'goods', senderAddress: { city: 'Guangzhou' } });
    expect(kept.goods[0]).toMatchObject({ goodsNameEn: 'Pendant lamp, steel', quantity: null, battery: null });
  });

  it('on the device are lists and texts of the same kind', () => {
    const kept = withKept(blankValues('CN', ''), { acceptName: 'Noura', weightGrams: 12, serviceTypes: ['DOCUMENT', 7], goods: [{ goodsNameEn: 'Lamp' }, { goodsNameEn: 'Shade', branded: 'yes' }], receiverAddress: { countryCode: 'SA', city: 'Riyadh' } });
    expect(kept).toMatchObject({ acceptName: 'Noura', weightGrams: '', serviceTypes: ['DOCUMENT'], receiverAddress: { countryCode: 'SA', city: 'Riyadh', street: '' } });
    expect(kept.goods.map(({ goodsNameEn, branded, quantity }) => [goodsNameEn, branded, quantity])).toEqual([['Lamp', false, '1'], ['Shade', false, '1']]);
  });
});

describe('the way through the form', () => {
  it('knows the step of every field, and the first of several', () => {
    expect(['goods.0.goodsNameEn', 'receiverAddress.shortAddress', 'pickupAddress.street', 'cod', 'quoteId', 'unheardOf'].map(stepOfField)).toEqual(['goods', 'recipient', 'sender', 'goods', 'price', 'review']);
    expect([firstStepOf(['expressType', 'acceptPhone']), firstStepOf([])]).toEqual(['recipient', null]);
  });

  it('asks for the countries on the first step, and again with each address', () => {
    expect((['shipment', 'recipient', 'goods'] as const).map((step) => isAskedOn(step, 'receiverAddress.countryCode'))).toEqual([true, true, false]);
    expect((['shipment', 'recipient'] as const).map((step) => isAskedOn(step, 'receiverAddress.city'))).toEqual([false, true]);
  });

  it('stands in the address, by the order once there is one', () => {
    expect(placePath({ kind: 'local', orderId: null, id: 'd-1', step: 'goods' })).toBe('express/order-entry?draft=d-1&step=goods');
    expect(placePath({ kind: 'international', orderId: 'o-1', id: 'd-1', step: 'price' })).toBe('express/intlorder-entry?order=o-1&step=price');
  });

  it('takes a shipment of the price page, to the gram, so that its price stays the same', () => {
    const query = new URLSearchParams('origin=CN-CAN&destination=NG-LOS&weight=6.2&length=45.5&width=34&height=30&goods=CLOTHES&brand=1&value=1800&cod=1800&purpose=gift&product=smallParcel&wattHours=19.2&batteries=2&quote=signed');
    const filled = withShipment(blankValues('GH', 'GH'), query, (code) => (code === 'NG-LOS' ? 'Lagos' : null));
    expect(filled).toMatchObject({ weightGrams: '6.2', knownWeight: '6.2', length: '46', withCod: true, cod: '1800', purpose: 'gift', expressType: 'smallParcel', senderAddress: { countryCode: 'CN', city: '' }, receiverAddress: { countryCode: 'NG', city: 'Lagos' } });
    expect(filled.goods[0]).toMatchObject({ goodsType: 'CLOTHES', branded: true, unitPrice: '1800', battery: { wattHours: '20', count: '2' } });
    expect(toPriceRequest(filled)).toMatchObject({ weightGrams: 6_200, lengthMm: 460 });
    expect(kindOf(filled)).toBe('international');
  });

  it('takes a weight that is no whole number only where a quote or an earlier order had it', () => {
    const quoted = { ...values, weightGrams: '6.2', knownWeight: '6.2' };
    expect(firstOpenStep(quoted, NOW)).toBe('review');
    expect(firstOpenStep({ ...quoted, weightGrams: '6.3' }, NOW)).toBe('goods');
    expect(firstOpenStep({ ...quoted, weightGrams: '7' }, NOW)).toBe('review');
    const form = { ...WHOLE, pickupDate: '2026-11-21', weightGrams: 6_200 };
    expect(firstOpenStep(orderValues({ form, status: 'SUBMITTED' }), NOW)).toBe('review');
    expect(firstOpenStep(againLike({ form, status: 'DELIVERED' }, '2026-11-21'), NOW)).toBe('review');
  });

  it('takes no such weight from a draft or the address, where anybody may have typed it', () => {
    const form = { ...WHOLE, pickupDate: '2026-11-21', weightGrams: 12_500 };
    expect(firstOpenStep(orderValues({ form, status: 'DRAFT' }), NOW)).toBe('goods');
    expect(firstOpenStep(againLike({ form, status: 'DRAFT' }, '2026-11-21'), NOW)).toBe('goods');
    expect(parcelOf({ form, status: 'DRAFT' })).toMatchObject({ weightGrams: '12.5', knownWeight: '' });
    expect(firstOpenStep(orderValues({ form: { ...form, quotedWeightGrams: 6_200 }, status: 'DRAFT' }), NOW)).toBe('goods');
    expect(withShipment(values, new URLSearchParams('origin=CN-CAN&destination=SA-RUH&weight=12.5'), () => null)).toMatchObject({ weightGrams: '13', knownWeight: '' });
  });

  it('takes the weight of its quote from a draft, whatever device opens it', () => {
    const draft = keepableDraft(toRequest({ ...values, weightGrams: '12.5', knownWeight: '12.5' }));
    expect(draft).toMatchObject({ weightGrams: 12_500, quotedWeightGrams: 12_500 });
    const elsewhere = orderValues({ form: orderDraft.parse(draft), status: 'DRAFT' });
    expect(elsewhere).toMatchObject({ weightGrams: '12.5', knownWeight: '12.5' });
    expect(firstOpenStep(elsewhere, NOW)).toBe('review');
  });

  it('forgets places and codes of another country, not what people typed', () => {
    expect(addressIn({ ...values.receiverAddress, street: 'King Fahd Road' }, 'GH')).toMatchObject({ countryCode: 'GH', street: 'King Fahd Road', city: '', shortAddress: '' });
  });
});

describe('the clock', () => {
  it('offers today and two weeks, by the sender’s own midnight', () => {
    const late = new Date('2026-11-20T20:00:00Z');
    expect([pickupDays('Asia/Shanghai', late)[0], pickupDays('Africa/Accra', late)[0], pickupDays('Africa/Accra', late).length]).toEqual(['2026-11-21', '2026-11-20', 15]);
    expect([isPickupDay('2026-12-04', 'Africa/Accra', late), isPickupDay('2026-12-05', 'Africa/Accra', late), firstPickupDay('Africa/Accra', late)]).toEqual([true, false, '2026-11-21']);
  });

  it('counts the minutes of a price down to nothing', () => {
    expect([0, 59_000, 61_000, 2_000_000].map((passed) => minutesLeft('2026-11-20T10:30:00Z', NOW.getTime() + passed))).toEqual([30, 29, 28, 0]);
  });
});

it('tells a changed price from the first one, and from that of another shipment', () => {
  const quote = { total: { amount: 700, currency: 'CNY' } } as Parameters<typeof changeOf>[1];
  expect(changeOf({ seenTotal: '', seenFor: '' }, quote, 'a')).toBeNull();
  expect(changeOf({ seenTotal: '600', seenFor: 'b' }, quote, 'a')).toBeNull();
  expect(changeOf({ seenTotal: '700', seenFor: 'a' }, quote, 'a')).toBeNull();
  expect(changeOf({ seenTotal: '600', seenFor: 'a' }, quote, 'a')).toEqual({ from: 600, to: 700 });
});

it('names goods whose category is not on the list of this kind of order', () => {
  const entry = (dictCode: string) => ({ dictCode, dictName: dictCode }) as NonNullable<NonNullable<Parameters<typeof unlistedGoods>[1]>['INTL_GOODS_TYPE']>[0];
  const words = { LOCAL_GOODS_TYPE: [entry('CLOTHES')], INTL_GOODS_TYPE: [entry('GENERAL')] } as Parameters<typeof unlistedGoods>[1];
  expect(unlistedGoods(values, words, true)).toEqual([{ field: 'goods.0.goodsType', code: 'choice' }]);
  expect([unlistedGoods(values, words, false), unlistedGoods(values, undefined, true)]).toEqual([[], []]);
});

it('names the fields in which two forms differ, however a number is written', () => {
  const one = { acceptName: 'Noura', acceptPhone: '+966 51 234 5678', cod: null, quoteId: 'a', goods: [{ quantity: 1 }] };
  expect(differingFields(one, { acceptName: 'Huda', acceptPhone: '+966512345678', quoteId: 'b', goods: [{ quantity: 2 }] })).toEqual(['acceptName', 'goods']);
});
