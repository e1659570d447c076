/**
 * What only the server can judge of an order: numbering plans, identity numbers, days, dictionaries, codes of places, service
 * points, lanes, limits of the product. Every rule looks at the fields that are there, so that a form with a fault in one
 * field hears of all the others as well.
 */
import type { Kysely } from 'kysely';
import type { OrderDraft, OrderForm } from '@amberlane/contract/calls/orders';
import { addressFaults } from '@amberlane/contract/domain/address-rules';
import type { FieldFault } from '@amberlane/contract/domain/field-faults';
import { readNationalId } from '@amberlane/contract/domain/national-id';
import type { PhoneRule } from '@amberlane/contract/domain/phone-rule';
import { addDays } from '@amberlane/contract/domain/working-days';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import { placeCodeFaults } from '../address-book/place-codes.ts';
import { AGREEMENT_VERSION } from '../agreement/agreement.ts';
import { phoneFaults, readContactNumber } from '../countries/contact-number.ts';
import type { Database } from '../database/tables.ts';
import { rateDay } from '../rates/rate-day.ts';
import { siteByCode } from '../sites/repository.ts';
import { localDay } from '../tracking/wall-clock.ts';
import { parcelFaults } from './order-shipment.ts';
import { referenceData, type ReferenceData } from './reference-data.ts';

/** A courier can be asked for so many days ahead. */
const PICKUP_DAYS = 14;

type Db = Kysely<Database>;

const faultAt = (field: string, code: FieldFault['code']): FieldFault => ({ field, code, params: {} });

/** Everything that stands against the fields that are there; an empty one is not judged here. */
export async function judgeOrder(db: Db, form: OrderDraft, now: Date, reference: ReferenceData = referenceData(db)): Promise<readonly FieldFault[]> {
  return [
    ...partyFaults(form, await reference.phoneRules()),
    ...dayFaults(form, now),
    ...(await dictionaryFaults(reference, form)),
    ...(await placeFaults(db, form)),
    ...(await laneFaults(reference, form)),
    ...parcelFaults(form, rateDay(now)),
  ];
}

/** The form as it is kept, once nothing stands against it: phones in E.164, the identity number in its own spelling. */
export function keptForm(rules: readonly PhoneRule[], form: OrderForm): OrderForm {
  const { senderAddress: { countryCode: from }, receiverAddress: { countryCode: to } } = form;
  return {
    ...form,
    sendPhone: readContactNumber(rules, form.sendPhone, from, 'mobile') ?? '',
    acceptPhone: readContactNumber(rules, form.acceptPhone, to, 'mobile') ?? '',
    acceptPhone2: form.acceptPhone2 === '' ? '' : (readContactNumber(rules, form.acceptPhone2, to, 'any') ?? ''),
    receiverNationalId: form.receiverNationalId === '' ? '' : (readNationalId(to, form.receiverNationalId) ?? ''),
  };
}

/** The courier calls and texts sender and recipient: mobiles. The recipient's second number may be any line. */
function partyFaults({ senderAddress, receiverAddress, ...form }: OrderDraft, rules: readonly PhoneRule[]): FieldFault[] {
  const from = senderAddress?.countryCode;
  const to = receiverAddress?.countryCode;
  const sendPhone = from === undefined ? null : readContactNumber(rules, form.sendPhone, from, 'mobile');
  const isSame = from === to && from !== undefined && form.sendName !== '' && form.sendName === form.acceptName && sendPhone !== null
    && sendPhone === readContactNumber(rules, form.acceptPhone, from, 'mobile');
  const isWrongId = form.receiverNationalId !== '' && to !== undefined && readNationalId(to, form.receiverNationalId) === null;
  return [
    ...(from === undefined ? [] : phoneFaults(rules, 'sendPhone', form.sendPhone, from, { use: 'mobile' })),
    ...(to === undefined ? [] : phoneFaults(rules, 'acceptPhone', form.acceptPhone, to, { use: 'mobile' })),
    ...(to === undefined ? [] : phoneFaults(rules, 'acceptPhone2', form.acceptPhone2, to, { use: 'any' })),
    ...(isSame ? [faultAt('acceptName', 'sameAddress')] : []),
    ...(isWrongId ? [faultAt('receiverNationalId', 'nationalId')] : []),
    ...(form.agreementVersion !== '' && form.agreementVersion !== AGREEMENT_VERSION ? [faultAt('agreementVersion', 'agreement')] : []),
  ];
}

/** From today to two weeks ahead, where the courier is. */
function dayFaults({ pickupDate, senderAddress }: OrderDraft, now: Date): FieldFault[] {
  if (pickupDate === null || !senderAddress) return [];
  const today = localDay(now, COUNTRY_TIME_ZONE[senderAddress.countryCode]);
  return pickupDate >= today && pickupDate <= addDays(today, PICKUP_DAYS) ? [] : [faultAt('pickupDate', 'date')];
}

/** Codes that no dictionary has. Goods of a parcel within one country have a list of their own. */
async function dictionaryFaults(reference: ReferenceData, { pickupTime, cycle, serviceTypes, goods, senderAddress, receiverAddress }: OrderDraft): Promise<FieldFault[]> {
  const goodsList = senderAddress?.countryCode === receiverAddress?.countryCode ? 'LOCAL_GOODS_TYPE' : 'INTL_GOODS_TYPE';
  const entries = await reference.entriesOf(['PICKUP_TIME', 'CYCLE', 'SHIP_REQUIRE', goodsList]);
  const known = new Set(entries.map(({ type, code }) => `${type} ${code}`));
  const wrongGoods = senderAddress && receiverAddress ? goods.flatMap(({ goodsType }, index) => (goodsType === null || known.has(`${goodsList} ${goodsType}`) ? [] : [index])) : [];
  return [
    ...(pickupTime === '' || known.has(`PICKUP_TIME ${pickupTime}`) ? [] : [faultAt('pickupTime', 'choice')]),
    ...(cycle === '' || known.has(`CYCLE ${cycle}`) ? [] : [faultAt('cycle', 'choice')]),
    ...(serviceTypes.every((code) => known.has(`SHIP_REQUIRE ${code}`)) ? [] : [faultAt('serviceTypes', 'choice')]),
    ...wrongGoods.map((index) => faultAt(`goods.${index}.goodsType`, 'choice')),
  ];
}

async function placeFaults(db: Db, form: OrderDraft): Promise<FieldFault[]> {
  const { senderAddress, receiverAddress } = form;
  return [
    ...(senderAddress ? await placeCodeFaults(db, senderAddress, 'senderAddress') : []),
    ...(receiverAddress ? await placeCodeFaults(db, receiverAddress, 'receiverAddress') : []),
    ...(form.localShipWay === 'DOOR_PICKUP' ? await pickupFaults(db, form) : []),
    ...(form.localShipWay === 'SELF_DELIVERY' ? await siteFaults(db, form) : []),
  ];
}

/** The courier needs a whole address, in the country of the sender. */
async function pickupFaults(db: Db, { pickupAddress, senderAddress }: OrderDraft): Promise<FieldFault[]> {
  if (!pickupAddress || !senderAddress) return [];
  if (pickupAddress.countryCode !== senderAddress.countryCode) return [faultAt('pickupAddress.countryCode', 'notInCountry')];
  const own = addressFaults(pickupAddress.countryCode, pickupAddress).map(({ field, code }) => faultAt(`pickupAddress.${field}`, code));
  return [...own, ...(await placeCodeFaults(db, pickupAddress, 'pickupAddress'))];
}

/** A service point in the country of the sender where parcels are handed in. */
async function siteFaults(db: Db, { siteCode, senderAddress }: OrderDraft): Promise<FieldFault[]> {
  if (siteCode === '') return [];
  const site = await siteByCode(db, siteCode);
  if (!site || site.closed_for_good || !site.services.includes('DROP_OFF')) return [faultAt('siteCode', 'choice')];
  return senderAddress && site.country !== senderAddress.countryCode ? [faultAt('siteCode', 'notInCountry')] : [];
}

/** A lane is served when the rate table has ever named it; one without a price on the day is taken, and its price follows. */
async function laneFaults(reference: ReferenceData, { senderAddress, receiverAddress }: OrderDraft): Promise<FieldFault[]> {
  if (!senderAddress || !receiverAddress) return [];
  return (await reference.isServed(senderAddress.countryCode, receiverAddress.countryCode)) ? [] : [faultAt('receiverAddress.countryCode', 'notInCountry')];
}
