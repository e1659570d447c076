/** An order as its label says it; names stay as typed. Pure. */
import { minorDigits } from '@amberlane/contract/domain';
import { marketSegment } from '@amberlane/contract/site';
import { envelopeLines } from '@amberlane/contract/domain/address-rules';
import type { Money } from '@amberlane/contract/domain/money';
import { orderForm, type OrderForm } from '@amberlane/contract/calls/orders';
import { LABEL_LANGUAGE, type LabelData, type LabelParty } from '../label/label-data.ts';
import { textOf } from '../texts.ts';
import type { PaperOrder } from './repository.ts';

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** null for an order without a waybill: a draft, or a cancelled one. */
export function orderLabel(order: PaperOrder, siteOrigin: string): LabelData | null {
  const { waybill_no: waybillNo, stage, form: stored, created_at: createdAt, time_zone: timeZone, sort_code: sortCode, destination_names: names } = order;
  if (stage !== 'SUBMITTED' || waybillNo === null || createdAt === null || timeZone === null || sortCode === null || names === null) return null;
  const form = orderForm.parse(stored);
  const { countryCode } = form.receiverAddress;
  return {
    waybillNo,
    product: textOf(`shipping-label.product.${form.expressType}`, LABEL_LANGUAGE).toUpperCase(),
    delivery: textOf(`shipping-label.delivery.${form.localShipWay === 'DOOR_PICKUP' ? 'pickup' : 'dropOff'}`, LABEL_LANGUAGE),
    sender: partyOf({ name: form.sendName, localName: form.sendLocalName, company: form.sendCompany, phones: [form.sendPhone] }, form.senderAddress),
    receiver: partyOf({ name: form.acceptName, localName: form.acceptLocalName, company: form.acceptCompany, phones: [form.acceptPhone, form.acceptPhone2] }, form.receiverAddress),
    pieces: form.pacNumber,
    weightGrams: form.weightGrams,
    cod: form.cod && amountText(form.cod),
    insured: form.insuredValue && amountText(form.insuredValue),
    remark: form.remark,
    createdAt,
    created: textOf('shipping-label.created', LABEL_LANGUAGE, { time: `${dayAndTime(createdAt, timeZone)} ${timeZone}` }),
    sortCode,
    destination: names.en,
    trackingUrl: `${siteOrigin}/${marketSegment({ country: countryCode, locale: 'en' })}/track?numbers=${encodeURIComponent(waybillNo)}`,
  };
}

interface PartyNames {
  readonly name: string;
  /** In the script of the country; '' without one. */
  readonly localName: string;
  readonly company: string;
  readonly phones: readonly string[];
}

/** Name and address in both scripts, as far as they were typed. */
export function partyOf({ name, localName, company, phones }: PartyNames, { localAddress, ...address }: OrderForm['senderAddress']): LabelParty {
  return {
    name,
    company,
    phone: phones.filter((phone) => phone !== '').join(' / '),
    lines: envelopeLines(address.countryCode, address),
    country: countryNames.of(address.countryCode) ?? address.countryCode,
    localLines: [localName, localAddress].filter((line) => line !== '' && line !== name),
  };
}

/** `SAR 1,349.00` */
export function amountText({ amount, currency }: Money): string {
  const digits = minorDigits(currency);
  return `${currency} ${(amount / 10 ** digits).toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}

/** `2026-11-20 18:30`; Swedish writes dates in the order of ISO 8601. */
const dayAndTime = (at: Date, timeZone: string): string => new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);
