/** Columns of a file of orders, their heads in en, zh-CN, fr, ar, ur, tr, and the cells of one order. Pure. */
import { minorDigits, type PricedProduct } from '@amberlane/contract/domain';
import type { Money } from '@amberlane/contract/domain/money';
import type { OrderStatus } from '@amberlane/contract/domain/order-states';
import type { OrderSummary } from '@amberlane/contract/calls/orders';
import type { Country, Locale } from '@amberlane/contract/site';

/** A number is written so that it can be added up; `digits` behind its point. */
export type Cell = string | { readonly value: number; readonly digits: number };

interface Names {
  readonly status: (status: OrderStatus) => string;
  readonly product: (product: PricedProduct) => string;
  readonly country: (country: Country) => string;
}

type Row = readonly [en: string, zh: string, fr: string, ar: string, ur: string, tr: string];

interface Column {
  readonly head: Row;
  /** In letters. */
  readonly width: number;
  readonly cell: (order: OrderSummary, names: Names) => Cell;
}

const POSITION: Readonly<Record<Locale, number>> = { en: 0, 'zh-CN': 1, fr: 2, ar: 3, ur: 4, tr: 5 };
const inLanguage = (row: Row, locale: Locale): string => row[POSITION[locale]] ?? row[0];

const PRODUCTS: Readonly<Record<PricedProduct, Row>> = {
  smallParcel: ['Small parcel', '国际小包', 'Petit colis', 'طرد صغير', 'چھوٹا پارسل', 'Küçük gönderi'],
  specialLine: ['Special line', '国际专线', 'Ligne internationale dédiée', 'الخط الدولي الخاص', 'بین الاقوامی خصوصی لائن', 'Uluslararası özel hat'],
  localDelivery: ['Local delivery', '本地派送', 'Livraison locale', 'التوصيل المحلي', 'مقامی ترسیل', 'Yerel teslimat'],
};

const amountOf = (money: Money | null): Cell => (money === null ? '' : { value: money.amount / 10 ** minorDigits(money.currency), digits: minorDigits(money.currency) });
/** `2026-11-20 10:30`, UTC. */
const timeOf = (instant: string): string => `${instant.slice(0, 10)} ${instant.slice(11, 16)}`;
const whole = (value: number): Cell => ({ value, digits: 0 });

const COLUMNS: readonly Column[] = [
  { head: ['Order number', '订单号', 'Numéro de commande', 'رقم الطلب', 'آرڈر نمبر', 'Sipariş no'], width: 17, cell: ({ orderNo }) => orderNo },
  { head: ['Waybill number', '运单号', 'Numéro de suivi', 'رقم البوليصة', 'ویبل نمبر', 'Gönderi takip no'], width: 17, cell: ({ waybillNo }) => waybillNo ?? '' },
  { head: ['Trade number', '交易号', 'Numéro de transaction', 'رقم العملية', 'ٹریڈ نمبر', 'İşlem no'], width: 22, cell: ({ tradeNo }) => tradeNo },
  { head: ['Shop order number', '商城订单号', 'Numéro de la boutique', 'رقم طلب المتجر', 'دکان کا آرڈر نمبر', 'Mağaza sipariş no'], width: 20, cell: ({ mallNo }) => mallNo },
  { head: ['Status', '状态', 'État', 'الحالة', 'حالت', 'Durum'], width: 16, cell: ({ status }, names) => names.status(status) },
  { head: ['Ordered (UTC)', '下单时间（UTC）', 'Commandée le (UTC)', 'وقت الطلب (UTC)', 'آرڈر کا وقت (UTC)', 'Sipariş zamanı (UTC)'], width: 18, cell: ({ orderTime }) => timeOf(orderTime) },
  { head: ['Last change (UTC)', '最后变更（UTC）', 'Dernière modification (UTC)', 'آخر تغيير (UTC)', 'آخری تبدیلی (UTC)', 'Son değişiklik (UTC)'], width: 18, cell: ({ updatedAt }) => timeOf(updatedAt) },
  { head: ['Service', '产品', 'Service', 'الخدمة', 'سروس', 'Hizmet'], width: 18, cell: ({ expressType }, names) => (expressType === null ? '' : names.product(expressType)) },
  { head: ['Sender', '寄件人', 'Expéditeur', 'المرسل', 'بھیجنے والا', 'Gönderici'], width: 22, cell: ({ sendName }) => sendName },
  { head: ['Sender city', '寄件城市', "Ville de l'expéditeur", 'مدينة المرسل', 'بھیجنے والے کا شہر', 'Gönderici şehri'], width: 18, cell: ({ sendCity }) => sendCity },
  { head: ['Sender country', '寄件国家', "Pays de l'expéditeur", 'بلد المرسل', 'بھیجنے والے کا ملک', 'Gönderici ülkesi'], width: 18, cell: ({ sendCountry }, names) => (sendCountry === null ? '' : names.country(sendCountry)) },
  { head: ['Receiver', '收件人', 'Destinataire', 'المستلم', 'وصول کنندہ', 'Alıcı'], width: 22, cell: ({ acceptName }) => acceptName },
  { head: ['Receiver city', '收件城市', 'Ville du destinataire', 'مدينة المستلم', 'وصول کنندہ کا شہر', 'Alıcı şehri'], width: 18, cell: ({ acceptCity }) => acceptCity },
  { head: ['Receiver country', '收件国家', 'Pays du destinataire', 'بلد المستلم', 'وصول کنندہ کا ملک', 'Alıcı ülkesi'], width: 18, cell: ({ acceptCountry }, names) => (acceptCountry === null ? '' : names.country(acceptCountry)) },
  { head: ['Goods', '物品', 'Marchandise', 'البضاعة', 'سامان', 'Eşya'], width: 26, cell: ({ goodsName }) => goodsName },
  { head: ['Items in the declaration', '申报项数', 'Articles déclarés', 'عدد البنود المصرّح بها', 'ظاہر کردہ اشیا', 'Beyan kalemi'], width: 12, cell: ({ goodsCount }) => whole(goodsCount) },
  { head: ['Pieces', '件数', 'Colis', 'عدد القطع', 'نگ', 'Parça'], width: 9, cell: ({ pacNumber }) => whole(pacNumber) },
  { head: ['Weight (kg)', '重量（kg）', 'Poids (kg)', 'الوزن (كغ)', 'وزن (کلوگرام)', 'Ağırlık (kg)'], width: 12, cell: ({ weightGrams }) => (weightGrams === null ? '' : { value: weightGrams / 1_000, digits: 3 }) },
  { head: ['Declared value', '申报价值', 'Valeur déclarée', 'القيمة المصرّح بها', 'ظاہر کردہ مالیت', 'Beyan edilen değer'], width: 14, cell: ({ total }) => amountOf(total) },
  { head: ['Currency of the value', '申报币种', 'Devise de la valeur', 'عملة القيمة', 'مالیت کی کرنسی', 'Değerin para birimi'], width: 12, cell: ({ total }) => total?.currency ?? '' },
  { head: ['Cash on delivery', '代收货款', 'Contre-remboursement', 'الدفع عند الاستلام', 'کیش آن ڈیلیوری', 'Kapıda ödeme'], width: 14, cell: ({ cod }) => amountOf(cod) },
  { head: ['Currency of the cash', '代收币种', "Devise de l'encaissement", 'عملة التحصيل', 'وصولی کی کرنسی', 'Kapıda ödeme para birimi'], width: 12, cell: ({ cod }) => cod?.currency ?? '' },
  { head: ['Price', '运费', 'Prix', 'السعر', 'قیمت', 'Fiyat'], width: 12, cell: ({ referencePrice }) => amountOf(referencePrice) },
  { head: ['Currency of the price', '运费币种', 'Devise du prix', 'عملة السعر', 'قیمت کی کرنسی', 'Fiyatın para birimi'], width: 12, cell: ({ referencePrice }) => referencePrice?.currency ?? '' },
  { head: ["Other carrier's number", '其他承运商单号', "Numéro de l'autre transporteur", 'رقم الناقل الآخر', 'دوسرے کیریئر کا نمبر', 'Diğer taşıyıcının no'], width: 20, cell: ({ domesticTransOrder }) => domesticTransOrder },
];

export const columnWidths = (): number[] => COLUMNS.map(({ width }) => width);
export const headsIn = (locale: Locale): string[] => COLUMNS.map(({ head }) => inLanguage(head, locale));

/** Makes the cells of an order in the language; names of statuses are those of the dictionary ORDER_STATUS. */
export function cellsIn(locale: Locale, statusNames: ReadonlyMap<string, string>): (order: OrderSummary) => readonly Cell[] {
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const names: Names = {
    status: (status) => statusNames.get(status) ?? status,
    product: (product) => inLanguage(PRODUCTS[product], locale),
    country: (country) => countries.of(country) ?? country,
  };
  return (order) => COLUMNS.map(({ cell }) => cell(order, names));
}
