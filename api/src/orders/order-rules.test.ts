/** What an order is refused for, each fault beside its field, all of them at once. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { fieldMessage } from '@amberlane/contract/calls/field-messages';
import * as orders from '@amberlane/contract/calls/orders';
import { LOCALES } from '@amberlane/contract/site';
import { accraAddress, goods, guangzhouAddress, orderForm } from '../testing/order-form.ts';
import { describeOnBothDatabases } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

const PICKUP = { localShipWay: 'DOOR_PICKUP', pickupDate: '2026-11-21' } as const;
const LAGOS_TO_IKEJA = {
  expressType: 'localDelivery', sendPhone: '08031234567', acceptPhone: '08031234568', senderAddress: { countryCode: 'NG', province: 'Lagos', city: 'Ikeja', street: '1 Road' },
  receiverAddress: { countryCode: 'NG', province: 'Lagos', city: 'Ikeja', street: '2 Road' },
} as const;

describeOnBothDatabases('an order is refused', (open) => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await startTestApi(open);
    ({ token } = await api.signIn());
  });
  afterAll(() => api.close());

  const add = () => api.ask(orders.addOrder, orderForm(), { token });
  const faultsOf = async (changes: object) => {
    const { status, code, fields } = await api.refused(orders.addOrder, { ...orderForm(), ...changes }, { token });
    expect([status, code]).toEqual([400, ERROR.VALIDATION]);
    return fields?.map(({ field, code: fault }) => `${field} ${fault}`);
  };
  it('field by field, nothing half-saved', async () => {
    const before = (await api.ask(orders.queryOrderPage, {}, { token })).total;
    expect(await faultsOf({ acceptName: ' \u202e ', acceptPhone: '12', receiverAddress: { ...accraAddress, street: '' }, goods: [] })).toEqual(
      expect.arrayContaining(['acceptName required', 'receiverAddress.street required', 'goods tooFew']),
    );
    expect((await api.ask(orders.queryOrderPage, {}, { token })).total).toBe(before);
  });

  it.each([
    ['a landline, which no courier can text', { acceptPhone: '030 277 1234', acceptPhone2: '030 277 1234' }, ['acceptPhone mobileRequired']],
    ['a phone of another country', { acceptPhone: '+86 138 0055 0142' }, ['acceptPhone phone']],
    ['a broad name of goods', { goods: [{ ...goods, goodsNameEn: 'Gift items' }] }, ['goods.0.goodsNameEn goodsNameBroad']],
    ['a broad Chinese name', { goods: [{ ...goods, goodsNameCn: '日用品' }] }, ['goods.0.goodsNameCn goodsNameBroad']],
    ['six items', { goods: Array.from({ length: 6 }, () => goods) }, ['goods tooMany']],
    ['too heavy', { weightGrams: 30_001 }, ['weightGrams overweight']],
    ['a side of a metre', { length: 100 }, ['length sideTooLong']],
    ['regular transport without a period and a number of parcels', { shipmentMode: 'REGULAR' }, ['cycle required', 'volume required']],
    ['two of three sides', { height: null }, ['height required']],
    ['insured above its value', { insuredValue: { amount: 1_000_000, currency: 'CNY' } }, ['insuredValue insuredValue']],
    ['more cash on delivery than is collected', { cod: { amount: 5_000_001, currency: 'CNY' } }, ['cod codAmount']],
    ['the agreement not accepted', { agreementVersion: '' }, ['agreementVersion agreement']],
    ['an agreement of another version', { agreementVersion: '2019-01' }, ['agreementVersion agreement']],
    ['a code that no place has', { receiverAddress: { ...accraAddress, provinceCode: 'GH-ZZ' } }, ['receiverAddress.provinceCode notInCountry']],
    ['a city of another province', { receiverAddress: { countryCode: 'NG', province: 'Kano', city: 'Ikeja', street: '1 Road', provinceCode: 'NG-KN', cityCode: 'NG-LA-IKJ' }, acceptPhone: '08031234567' }, ['receiverAddress.cityCode notInCountry']],
    ['a pick-up without a day', { localShipWay: 'DOOR_PICKUP' }, ['pickupDate required']],
    ['a pick-up yesterday', { localShipWay: 'DOOR_PICKUP', pickupDate: '2026-11-18' }, ['pickupDate date']],
    ['a pick-up at an unknown time', { localShipWay: 'DOOR_PICKUP', pickupDate: '2026-11-21', pickupTime: 'MIDNIGHT' }, ['pickupTime choice']],
    ['a Saudi receiver without a short address', { receiverAddress: { countryCode: 'SA', province: 'Riyadh', city: 'Riyadh', street: 'King Fahd Road' }, acceptPhone: '0505550142' }, ['receiverAddress.shortAddress required']],
    ['a code of another country', { receiverAddress: { ...accraAddress, cityCode: 'NG-LA' } }, ['receiverAddress.cityCode notInCountry']],
    ['a wrong Turkish identity number', { receiverAddress: { countryCode: 'TR', province: 'İstanbul', city: 'Kadıköy', street: 'Gül Sokak', postcode: '34710' }, acceptPhone: '0532 555 01 42', receiverNationalId: '10000000147' }, ['receiverNationalId nationalId']],
    ['a lane that is not served', { senderAddress: accraAddress, sendPhone: '0245550199', receiverAddress: { countryCode: 'NG', province: 'Lagos', city: 'Ikeja', street: '1 Road' }, acceptPhone: '08031234567' }, ['receiverAddress.countryCode notInCountry']],
    ['a service point that there is not', { siteCode: 'XX-XXX-99' }, ['siteCode choice']],
    ['a service point of another country', { siteCode: 'GH-ACC-01' }, ['siteCode notInCountry']],
    ['a service point that is closed for good', { ...LAGOS_TO_IKEJA, siteCode: 'NG-LOS-12' }, ['siteCode choice']],
    ['a pick-up in another country', { ...PICKUP, pickupAddress: accraAddress }, ['pickupAddress.countryCode notInCountry']],
    ['a pick-up at half an address', { ...PICKUP, pickupAddress: { ...guangzhouAddress, street: '' } }, ['pickupAddress.street required']],
    ['needs that no dictionary has', { serviceTypes: ['COMMON_PACKAGE', 'ROCKET'], cycle: 'HOUR' }, ['cycle choice', 'serviceTypes choice']],
    ['goods that do not go within one country', { ...LAGOS_TO_IKEJA, goods: [goods, { ...goods, goodsType: 'PHONE_TABLET' }] }, ['goods.1.goodsType choice']],
    ['a battery that is too strong, beside its own item', { goods: [{ ...goods, goodsType: 'BATTERY_BUILT_IN', battery: { wattHours: 20, count: 1 } }, { ...goods, goodsType: 'BATTERY_BUILT_IN', battery: { wattHours: 120, count: 1 } }] }, ['goods.1.battery.wattHours tooLarge']],
    ['a product for abroad within one country', { senderAddress: accraAddress, sendPhone: '0245550199' }, ['expressType notInCountry']],
  ])('for %s', async (_name, changes, faults) => expect(await faultsOf(changes)).toEqual(faults));

  it.each(LOCALES)('with a sentence beside the field in %s', async (locale) => {
    const { fields } = await api.refused(orders.addOrder, orderForm({ weightGrams: 31_000 }), { token, locale });
    expect(fields).toEqual([{ field: 'weightGrams', code: 'overweight', message: fieldMessage('overweight', locale, { max: 30 }) }]);
  });

  it('when its goods are batteries alone', async () => {
    const cells = { ...goods, goodsType: 'BATTERY_PURE' as const, goodsNameEn: 'Lithium cells 18650', goodsNameCn: '锂电芯' };
    expect(await api.refused(orders.addOrder, orderForm({ goods: [goods, cells] }), { token })).toMatchObject({ code: ERROR.GOODS_NOT_ACCEPTED, fields: [{ field: 'goods.1.goodsType', code: 'battery' }] });
    expect(await faultsOf({ goods: [cells], weightGrams: 31_000 })).toEqual(['goods.0.goodsType battery', 'weightGrams overweight']);
  });

  it('in one round, whatever kind of rule each field breaks', async () => {
    const faults = await faultsOf({
      sendName: '', acceptEmail: 'no mail', acceptPhone: '12', agreementVersion: '', localShipWay: 'DOOR_PICKUP', height: null, siteCode: 'x'.repeat(40), pickupTime: 'MIDNIGHT',
      presend: true, weightGrams: 31_000, goods: [{ ...goods, quantity: 0 }, { ...goods, goodsNameCn: '', goodsType: 'BATTERY_PURE' }], insuredValue: { amount: 0, currency: 'CNY' },
    });
    expect(faults?.toSorted()).toEqual([
      'acceptEmail email', 'acceptPhone phone', 'agreementVersion agreement', 'goods.0.quantity tooSmall', 'goods.1.goodsNameCn required',
      'goods.1.goodsType battery', 'height required', 'insuredValue.amount tooSmall', 'pickupDate required', 'pickupTime choice', 'sendName required', 'siteCode tooLong', 'weightGrams overweight',
    ]);
  });

  it('not for an announced parcel whose carrier’s number is not known yet', async () => {
    expect(await api.ask(orders.addOrder, { ...orderForm(), presend: true, domesticTransOrder: '' }, { token })).toMatchObject({ status: 'SUBMITTED', form: { presend: true, domesticTransOrder: '' } });
  });

  it('not for a sender of an announced parcel without phone and street', async () => {
    const { street: _street, postcode: _postcode, ...warehouse } = guangzhouAddress;
    const announced = { presend: true, domesticTransOrder: 'SF1482093376551', sendPhone: '', senderAddress: warehouse };
    expect(await api.ask(orders.addOrder, { ...orderForm(), ...announced }, { token })).toMatchObject({ status: 'SUBMITTED', form: { sendPhone: '', senderAddress: { city: warehouse.city, street: '' } } });
    expect(await faultsOf({ ...announced, sendName: '', senderAddress: { ...warehouse, cityCode: 'NG-LA' } })).toEqual(['sendName required', 'senderAddress.cityCode notInCountry']);
    expect(await faultsOf({ sendPhone: '', senderAddress: warehouse })).toEqual(['sendPhone required', 'senderAddress.street required', 'senderAddress.postcode required']);
  });

  it('in one round when it is changed, too', async () => {
    const { id } = await add();
    const { fields } = await api.refused(orders.editOrder, { ...orderForm({ sendName: '', acceptPhone: '12', agreementVersion: '2019-01' }), id, version: 1 }, { token });
    expect(fields?.map(({ field }) => field)).toEqual(['sendName', 'acceptPhone', 'agreementVersion']);
  });

  it('and never falls over what is no form at all', async () => {
    for (const given of [{ goods: 'none', senderAddress: 7, receiverAddress: [], length: {} }, { goods: [null, 5, { goodsType: 'GOLD' }], presend: 'yes' }, { ...PICKUP, pickupAddress: { countryCode: 'CN' } }]) {
      expect((await api.refused(orders.addOrder, { ...orderForm(), ...given }, { token })).code).toBe(ERROR.VALIDATION);
    }
    expect((await api.app.inject({ method: 'POST', url: orders.addOrder.path, headers: { token, 'content-type': 'application/json' }, payload: '"text"' })).statusCode).toBe(400);
  });
});
