/** An order, an address of the book or a customer as entries of the form. Pure. */
import { minorDigits, type Currency } from '@amberlane/contract/domain';
import type { OrderDraft } from '@amberlane/contract/calls/orders';
import type { Country } from '@amberlane/contract/site';
import type { BookEntry, Customer, OrderDetail } from './wizard-calls.ts';
import { blankAddress, blankValues, BLANK_GOODS, type AddressEntry, type WizardValues } from './values.ts';

const text = (number: number | null): string => (number === null ? '' : String(number));
const kilograms = (grams: number | null): string => (grams === null ? '' : String(grams / 1_000));

/** Minor units as one types them: `1250.50`. */
export const typedAmount = (amount: number, currency: Currency): string => {
  const digits = minorDigits(currency);
  return (amount / 10 ** digits).toFixed(digits).replace(/\.0+$/, '');
};

const addressOf = (address: OrderDraft['senderAddress']): AddressEntry => (address ? { ...blankAddress(address.countryCode), ...address } : blankAddress());

/** Everything that an order says. What only the form knows is as in a new one. */
export function valuesOf(form: OrderDraft): WizardValues {
  const { currency, cod, insuredValue, goods, pickupAddress } = form;
  return {
    ...blankValues('', ''),
    customerType: form.customerType ?? '',
    customerStatus: form.customerStatus ?? '',
    shipmentMode: form.shipmentMode ?? '',
    serviceTypes: form.serviceTypes,
    cycle: form.cycle,
    volume: text(form.volume),
    localShipWay: form.localShipWay ?? '',
    siteCode: form.siteCode,
    pickupDate: form.pickupDate ?? '',
    pickupTime: form.pickupTime,
    elsewhere: pickupAddress !== null,
    pickupAddress: addressOf(pickupAddress ?? null),
    sendName: form.sendName,
    sendLocalName: form.sendLocalName,
    sendPhone: form.sendPhone,
    sendCompany: form.sendCompany,
    sendEmail: form.sendEmail,
    senderAddress: addressOf(form.senderAddress),
    acceptName: form.acceptName,
    acceptLocalName: form.acceptLocalName,
    acceptPhone: form.acceptPhone,
    acceptPhone2: form.acceptPhone2,
    acceptCompany: form.acceptCompany,
    acceptEmail: form.acceptEmail,
    receiverType: form.receiverType,
    receiverNationalId: form.receiverNationalId,
    receiverAddress: addressOf(form.receiverAddress),
    pacNumber: text(form.pacNumber),
    weightGrams: kilograms(form.weightGrams),
    knownWeight: kilograms(form.quotedWeightGrams),
    length: text(form.length),
    width: text(form.width),
    height: text(form.height),
    goods: goods.length === 0 ? [BLANK_GOODS] : goods.map((item) => ({
      goodsType: item.goodsType ?? '',
      goodsNameEn: item.goodsNameEn,
      goodsNameCn: item.goodsNameCn,
      quantity: text(item.quantity),
      unitPrice: item.unitPrice === null ? '' : typedAmount(item.unitPrice, currency),
      branded: item.branded,
      hsCode: item.hsCode,
      originCountry: item.originCountry,
      netWeightGrams: kilograms(item.netWeightGrams),
      battery: { wattHours: text(item.battery?.wattHours ?? null), count: text(item.battery?.count ?? null) },
    })),
    currency,
    withCod: cod !== null,
    cod: cod === null ? '' : typedAmount(cod.amount, cod.currency),
    withInsurance: insuredValue !== null,
    insuredValue: insuredValue === null ? '' : typedAmount(insuredValue.amount, insuredValue.currency),
    purpose: form.purpose,
    remark: form.remark,
    mallNo: form.mallNo,
    presend: form.presend,
    domesticTransOrder: form.domesticTransOrder,
    expressType: form.expressType ?? '',
    quoteId: form.quoteId,
    agreementVersion: form.agreementVersion,
  };
}

/**
 * An order as entries of the form. The weight of one that was sent is known to the gram; in a draft it is what somebody
 * typed, and only the weight of its quote is known.
 */
export function orderValues({ form, status }: Pick<OrderDetail, 'form' | 'status'>): WizardValues {
  const values = valuesOf(form);
  return { ...values, knownWeight: status === 'DRAFT' ? values.knownWeight : values.weightGrams };
}

/** A new shipment like an earlier one: what belongs to that one alone is left out. */
export const againLike = (order: Pick<OrderDetail, 'form' | 'status'>, firstPickupDay: string): WizardValues => ({
  ...orderValues(order),
  customerStatus: 'REGULAR',
  quoteId: '', agreementVersion: '', mallNo: '', presend: false, domesticTransOrder: '',
  pickupDate: order.form.localShipWay === 'DOOR_PICKUP' ? firstPickupDay : '',
});

/** Weight, sizes and goods of an earlier order. */
export const parcelOf = (order: Pick<OrderDetail, 'form' | 'status'>): Pick<WizardValues, 'pacNumber' | 'weightGrams' | 'knownWeight' | 'length' | 'width' | 'height' | 'goods' | 'currency' | 'purpose'> => {
  const { pacNumber, weightGrams, knownWeight, length, width, height, goods, currency, purpose } = orderValues(order);
  return { pacNumber, weightGrams, knownWeight, length, width, height, goods, currency, purpose };
};

export type Side = 'sender' | 'recipient';

/** The form with an entry of the address book on one side. */
export function withBookEntry(values: WizardValues, side: Side, entry: BookEntry): WizardValues {
  const address = addressOf(entry.address);
  return side === 'sender'
    ? { ...values, sendName: entry.name, sendLocalName: entry.localName, sendPhone: entry.mobile, sendCompany: entry.company, sendEmail: entry.email, senderAddress: address, saveSender: false }
    : { ...values, acceptName: entry.name, acceptLocalName: entry.localName, acceptPhone: entry.mobile, acceptCompany: entry.company, acceptEmail: entry.email, receiverAddress: address, saveRecipient: false };
}

/** One side of the form as a new entry of the book. */
export function bookEntryOf(values: WizardValues, side: Side) {
  const isSender = side === 'sender';
  const { countryCode, ...address } = isSender ? values.senderAddress : values.receiverAddress;
  return {
    name: isSender ? values.sendName : values.acceptName,
    localName: isSender ? values.sendLocalName : values.acceptLocalName,
    company: isSender ? values.sendCompany : values.acceptCompany,
    mobile: isSender ? values.sendPhone : values.acceptPhone,
    email: isSender ? values.sendEmail : values.acceptEmail,
    address: { ...address, countryCode: countryCode as Country },
  };
}

/** The sender as far as the account knows them. */
export function withCustomer(values: WizardValues, { email, phone, profile }: Customer): WizardValues {
  const { familyName, firstName, companyName, contactPhone } = profile;
  return {
    ...values,
    customerType: companyName === '' ? 'INDIVIDUAL' : 'BUSINESS',
    sendName: [firstName, familyName].filter(Boolean).join(' '),
    sendPhone: contactPhone || (phone ?? ''),
    sendCompany: companyName,
    sendEmail: email ?? '',
  };
}
