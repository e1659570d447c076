/** What the form holds as requests of the API: the order, and the shipment that is to be priced. Pure. */
import type { RequestOf } from '@amberlane/core';
import { CURRENCIES, GOODS_TYPES, PURPOSES, RECEIVER_TYPES, goodsTogether, type Currency, type GoodsType } from '@amberlane/contract/domain';
import type { quoteCalc } from '@amberlane/contract/call-index/quotes';
import { gramsOf, minorUnitsOf } from '@amberlane/ui/fields';
import { askedAddress, hasBattery, hasLocalScript, kindOf, type AddressEntry, type GoodsEntry, type WizardValues } from './values.ts';

export type OrderRequest = Readonly<Record<string, unknown>>;
export type PriceRequest = RequestOf<typeof quoteCalc>;

export const currencyOf = ({ currency }: Pick<WizardValues, 'currency'>): Currency => CURRENCIES.find((code) => code === currency) ?? 'CNY';

/** A whole number in digits of any script; null when nothing is typed, the text itself when it is no number. */
function whole(typed: string): number | string | null {
  const text = typed.normalize('NFKC').replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf)).trim();
  if (text === '') return null;
  return /^\d{1,9}$/.test(text) ? Number(text) : typed;
}

/** The value when it is a number, null for anything else. */
const numberOf = (typed: string): number | null => {
  const value = whole(typed);
  return typeof value === 'number' ? value : null;
};

const orTyped = <Value>(value: Value | null, typed: string): Value | string | null => (typed.trim() === '' ? null : (value ?? typed));
const orNull = (text: string): string | null => (text === '' ? null : text);
const addressOf = (address: AddressEntry): AddressEntry | null => (address.countryCode === '' ? null : askedAddress(address));

/** An amount that was asked for and is not there is '', which the schema calls missing. */
const moneyOf = (typed: string, currency: Currency) => {
  const amount = minorUnitsOf(typed, currency);
  return orTyped(amount === null ? null : { amount, currency }, typed) ?? '';
};

function goodsOf(item: GoodsEntry, currency: Currency, isLocal: boolean) {
  const { battery: typed, goodsType, quantity, unitPrice, goodsNameCn, netWeightGrams, ...rest } = item;
  const battery = { wattHours: numberOf(typed.wattHours), count: numberOf(typed.count) };
  return {
    ...rest,
    goodsType: orNull(goodsType),
    goodsNameCn: isLocal ? '' : goodsNameCn,
    netWeightGrams: isLocal ? null : orTyped(gramsOf(netWeightGrams), netWeightGrams),
    quantity: whole(quantity),
    unitPrice: orTyped(minorUnitsOf(unitPrice, currency), unitPrice),
    battery: hasBattery(item) && (battery.wattHours !== null || battery.count !== null) ? battery : null,
  };
}

/** The order as the contract names it. What is no number stays as it was typed, for the schema to refuse. */
export function toRequest(values: WizardValues): OrderRequest {
  const currency = currencyOf(values);
  const isLocal = kindOf(values) === 'local';
  const isPickup = values.localShipWay === 'DOOR_PICKUP';
  const isRegular = values.shipmentMode === 'REGULAR';
  const { senderAddress, receiverAddress } = values;
  return {
    expressType: orNull(values.expressType),
    customerType: orNull(values.customerType),
    customerStatus: orNull(values.customerStatus),
    shipmentMode: orNull(values.shipmentMode),
    serviceTypes: [...values.serviceTypes],
    cycle: isRegular ? values.cycle : '',
    volume: isRegular ? whole(values.volume) : null,
    localShipWay: orNull(values.localShipWay),
    siteCode: isPickup ? '' : values.siteCode,
    pickupDate: isPickup ? orNull(values.pickupDate) : null,
    pickupTime: isPickup ? values.pickupTime : '',
    pickupAddress: isPickup && values.elsewhere ? addressOf(values.pickupAddress) : null,
    sendName: values.sendName,
    sendLocalName: hasLocalScript(senderAddress.countryCode) ? values.sendLocalName : '',
    sendPhone: values.sendPhone,
    sendCompany: values.sendCompany,
    sendEmail: values.sendEmail,
    senderAddress: addressOf(senderAddress),
    acceptName: values.acceptName,
    acceptLocalName: hasLocalScript(receiverAddress.countryCode) ? values.acceptLocalName : '',
    acceptPhone: values.acceptPhone,
    acceptPhone2: values.acceptPhone2,
    acceptCompany: values.acceptCompany,
    acceptEmail: values.acceptEmail,
    receiverType: values.receiverType,
    receiverNationalId: values.receiverNationalId,
    receiverAddress: addressOf(receiverAddress),
    pacNumber: whole(values.pacNumber),
    weightGrams: orTyped(gramsOf(values.weightGrams), values.weightGrams),
    length: whole(values.length),
    width: whole(values.width),
    height: whole(values.height),
    goods: values.goods.map((item) => goodsOf(item, currency, isLocal)),
    currency,
    cod: values.withCod ? moneyOf(values.cod, currency) : null,
    insuredValue: values.withInsurance ? moneyOf(values.insuredValue, currency) : null,
    purpose: values.purpose,
    remark: values.remark,
    mallNo: values.mallNo,
    presend: values.presend,
    domesticTransOrder: values.domesticTransOrder,
    quoteId: values.quoteId,
    quotedWeightGrams: gramsOf(values.knownWeight),
    agreementVersion: values.agreementVersion,
  };
}

/** Sum of the goods in minor units of the order's currency; null while a price or a number is missing. */
export function declaredValue(values: WizardValues): number | null {
  const sums = values.goods.map(({ quantity, unitPrice }) => {
    const price = minorUnitsOf(unitPrice, currencyOf(values));
    const count = numberOf(quantity);
    return price === null || count === null ? null : price * count;
  });
  return sums.reduce<number | null>((total, sum) => (total === null || sum === null ? null : total + sum), 0);
}

export const isGoodsType = (code: string): code is GoodsType => GOODS_TYPES.some((type) => type === code);
const CITY_LENGTH = 64;

/**
 * The shipment to be priced, as the order will ask for it: an order is held to the price only when both name the same.
 * null while countries or weight are missing.
 */
export function toPriceRequest(values: WizardValues): PriceRequest | null {
  const { senderAddress, receiverAddress } = values;
  const weightGrams = gramsOf(values.weightGrams);
  if (senderAddress.countryCode === '' || receiverAddress.countryCode === '' || weightGrams === null || weightGrams < 1) return null;
  const currency = currencyOf(values);
  const amountOf = (typed: string) => {
    const amount = minorUnitsOf(typed, currency);
    return amount === null || amount < 1 ? undefined : { amount, currency };
  };
  const [lengthMm, widthMm, heightMm] = [values.length, values.width, values.height].map((side) => numberOf(side) ?? 0).map((side) => side * 10);
  const declared = declaredValue(values);
  const { goodsType, branded, phones, battery } = goodsTogether(
    values.goods.filter((item) => isGoodsType(item.goodsType)).map((item) => {
      const [wattHours, count] = [numberOf(item.battery.wattHours), numberOf(item.battery.count)];
      const type = isGoodsType(item.goodsType) ? item.goodsType : 'GENERAL';
      return { goodsType: type, branded: item.branded, battery: hasBattery(item) && wattHours && count ? { wattHours, count } : null };
    }),
  );
  const cod = values.withCod ? amountOf(values.cod) : undefined;
  const insuredValue = values.withInsurance ? amountOf(values.insuredValue) : undefined;
  return {
    origin: { country: senderAddress.countryCode, city: senderAddress.city.slice(0, CITY_LENGTH) },
    destination: { country: receiverAddress.countryCode, city: receiverAddress.city.slice(0, CITY_LENGTH) },
    weightGrams,
    ...(lengthMm && widthMm && heightMm ? { lengthMm, widthMm, heightMm } : {}),
    goodsType,
    branded,
    phones,
    ...(battery && { battery }),
    pacNumber: numberOf(values.pacNumber) || 1,
    ...(cod && { cod }),
    ...(insuredValue && { insuredValue }),
    ...(declared !== null && { declaredValue: { amount: declared, currency } }),
    purpose: PURPOSES.find((purpose) => purpose === values.purpose) ?? 'ecommerce',
    receiverType: RECEIVER_TYPES.find((type) => type === values.receiverType) ?? 'individual',
  };
}
