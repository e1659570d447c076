/** An order as its papers tell it. Names stay as typed; amounts and weights are ready to be printed. Pure. */
import { taxRule, type PricedProduct, type Purpose } from '@amberlane/contract/domain';
import type { Country } from '@amberlane/contract/site';
import { orderForm, type OrderForm } from '@amberlane/contract/calls/orders';
import type { Money } from '@amberlane/contract/domain/money';
import { amountText, partyOf } from '../files/order-label.ts';
import type { PaperOrder } from '../files/repository.ts';
import type { LabelParty } from '../label/label-data.ts';
import { kilograms } from '../rates/figures.ts';

export interface PaperParty extends LabelParty {
  /** The name once more in the script of the country; '' without one. */
  readonly localName: string;
  readonly countryCode: Country;
  readonly email: string;
  /** For customs; '' where nobody asked. */
  readonly nationalId: string;
}

export interface PaperGoods {
  /** English name, which customs read, and the Chinese one; '' without one. */
  readonly name: string;
  readonly localName: string;
  readonly hsCode: string;
  /** ISO code of the country in which it was made. */
  readonly origin: string;
  /** Kilograms of all pieces, '' while nobody has weighed them. */
  readonly netWeight: string;
  readonly quantity: number;
  /** `4.50`, in the currency of the paper. */
  readonly unitPrice: string;
  readonly amount: string;
}

export interface OrderFacts {
  readonly orderNo: string;
  readonly waybillNo: string;
  readonly reference: string;
  /** ISO date in the sender's zone. */
  readonly day: string;
  readonly madeAt: Date;
  readonly product: PricedProduct;
  readonly sender: PaperParty;
  readonly recipient: PaperParty;
  readonly goods: readonly PaperGoods[];
  readonly currency: string;
  /** Value of all goods. */
  readonly total: Money;
  readonly pieces: number;
  readonly weightGrams: number;
  /** Kilograms, `1.25`. */
  readonly weight: string;
  readonly purpose: Purpose;
  readonly onlyDocuments: boolean;
  /** Who pays duties: the freight includes them, or the recipient does. */
  readonly terms: 'DAP' | 'DDP';
  /** What the shipment costs; null while nobody knows. */
  readonly price: Money | null;
  readonly cod: Money | null;
  readonly insured: Money | null;
}

/** What every paper is made of; null for an order without a waybill: a draft, or a cancelled one. */
export function orderFacts(order: PaperOrder): OrderFacts | null {
  const { waybill_no: waybillNo, created_at: madeAt, time_zone: timeZone, stage } = order;
  if (stage !== 'SUBMITTED' || waybillNo === null || madeAt === null || timeZone === null) return null;
  const form = orderForm.parse(order.form);
  const day = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' }).format(madeAt);
  const total: Money = { amount: form.goods.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0), currency: form.currency };
  return {
    orderNo: order.order_no,
    waybillNo,
    reference: form.mallNo,
    day,
    madeAt,
    product: form.expressType,
    sender: { ...senderOf(form), localName: other(form.sendLocalName, form.sendName), countryCode: form.senderAddress.countryCode, email: form.sendEmail, nationalId: '' },
    recipient: { ...recipientOf(form), localName: other(form.acceptLocalName, form.acceptName), countryCode: form.receiverAddress.countryCode, email: form.acceptEmail, nationalId: form.receiverNationalId },
    goods: form.goods.map((item) => goodsOf(item, form)),
    currency: form.currency,
    total,
    pieces: form.pacNumber,
    weightGrams: form.weightGrams,
    weight: kilograms(form.weightGrams, 'en'),
    purpose: form.purpose,
    onlyDocuments: form.goods.every(({ goodsType }) => goodsType === 'DOCUMENT'),
    terms: taxRule(form.receiverAddress.countryCode, form.purpose, day)?.included === true ? 'DDP' : 'DAP',
    price: order.reference_price,
    cod: form.cod,
    insured: form.insuredValue,
  };
}

const senderOf = (form: OrderForm): LabelParty => partyOf({ name: form.sendName, localName: '', company: form.sendCompany, phones: [form.sendPhone] }, form.senderAddress);

const recipientOf = (form: OrderForm): LabelParty =>
  partyOf({ name: form.acceptName, localName: '', company: form.acceptCompany, phones: [form.acceptPhone, form.acceptPhone2] }, form.receiverAddress);

function goodsOf({ goodsNameEn, goodsNameCn, hsCode, originCountry, netWeightGrams, quantity, unitPrice }: OrderForm['goods'][number], { currency, senderAddress }: OrderForm): PaperGoods {
  const figure = (amount: number): string => amountText({ amount, currency }).slice(currency.length + 1);
  return {
    name: goodsNameEn, localName: other(goodsNameCn, goodsNameEn), hsCode: dotted(hsCode), quantity, unitPrice: figure(unitPrice), amount: figure(unitPrice * quantity),
    // Orders of earlier days name neither.
    origin: originCountry || senderAddress.countryCode,
    netWeight: netWeightGrams ? (netWeightGrams / 1_000).toFixed(3) : '',
  };
}

/** A second name, '' when it says the same. */
const other = (second: string, first: string): string => (second === first ? '' : second);

/** `610910` as `6109.10`, as tariffs print it. */
const dotted = (code: string): string => code.replace(/^(\d{4})(\d+)$/, '$1.$2');
