/** Columns of a file of orders, and the cells of one order. Pure. */
import { minorDigits, type PricedProduct } from '@amberlane/contract/domain';
import type { Money } from '@amberlane/contract/domain/money';
import type { OrderStatus } from '@amberlane/contract/domain/order-states';
import type { Country, Locale } from '@amberlane/contract/site';
import { textOf, type TextId } from '../texts.ts';
import type { TypedOrder } from './order-wire.ts';

/** A number is written so that it can be added up; `digits` behind its point. */
export type Cell = string | { readonly value: number; readonly digits: number };

interface Names {
  readonly status: (status: OrderStatus) => string;
  readonly product: (product: PricedProduct) => string;
  readonly country: (country: Country) => string;
}

type Head = TextId extends infer Id ? (Id extends `order-export.head.${infer Name}` ? Name : never) : never;

interface Column {
  readonly head: Head;
  /** In letters. */
  readonly width: number;
  readonly cell: (order: TypedOrder, names: Names) => Cell;
}

const amountOf = (money: Money | null): Cell => (money === null ? '' : { value: money.amount / 10 ** minorDigits(money.currency), digits: minorDigits(money.currency) });
/** `2026-11-20 10:30`, UTC. */
const timeOf = (instant: string): string => `${instant.slice(0, 10)} ${instant.slice(11, 16)}`;
const whole = (value: number): Cell => ({ value, digits: 0 });

const COLUMNS: readonly Column[] = [
  { head: 'orderNo', width: 17, cell: ({ orderNo }) => orderNo },
  { head: 'waybillNo', width: 17, cell: ({ waybillNo }) => waybillNo ?? '' },
  { head: 'tradeNo', width: 22, cell: ({ tradeNo }) => tradeNo },
  { head: 'mallNo', width: 20, cell: ({ mallNo }) => mallNo },
  { head: 'status', width: 16, cell: ({ status }, names) => names.status(status) },
  { head: 'ordered', width: 18, cell: ({ orderTime }) => timeOf(orderTime) },
  { head: 'updated', width: 18, cell: ({ updatedAt }) => timeOf(updatedAt) },
  { head: 'service', width: 18, cell: ({ expressType }, names) => (expressType === null ? '' : names.product(expressType)) },
  { head: 'sender', width: 22, cell: ({ sendName }) => sendName },
  { head: 'senderCity', width: 18, cell: ({ sendCity }) => sendCity },
  { head: 'senderCountry', width: 18, cell: ({ sendCountry }, names) => (sendCountry === null ? '' : names.country(sendCountry)) },
  { head: 'recipient', width: 22, cell: ({ acceptName }) => acceptName },
  { head: 'recipientCity', width: 18, cell: ({ acceptCity }) => acceptCity },
  { head: 'recipientCountry', width: 18, cell: ({ acceptCountry }, names) => (acceptCountry === null ? '' : names.country(acceptCountry)) },
  { head: 'goods', width: 26, cell: ({ goodsName }) => goodsName },
  { head: 'items', width: 12, cell: ({ goodsCount }) => whole(goodsCount) },
  { head: 'pieces', width: 9, cell: ({ pacNumber }) => whole(pacNumber) },
  { head: 'weight', width: 12, cell: ({ weightGrams }) => (weightGrams === null ? '' : { value: weightGrams / 1_000, digits: 3 }) },
  { head: 'value', width: 14, cell: ({ total }) => amountOf(total) },
  { head: 'valueCurrency', width: 12, cell: ({ total }) => total?.currency ?? '' },
  { head: 'cod', width: 14, cell: ({ cod }) => amountOf(cod) },
  { head: 'codCurrency', width: 12, cell: ({ cod }) => cod?.currency ?? '' },
  { head: 'price', width: 12, cell: ({ referencePrice }) => amountOf(referencePrice) },
  { head: 'priceCurrency', width: 12, cell: ({ referencePrice }) => referencePrice?.currency ?? '' },
  { head: 'carrierNo', width: 20, cell: ({ domesticTransOrder }) => domesticTransOrder },
];

export const columnWidths = (): number[] => COLUMNS.map(({ width }) => width);
export const headsIn = (locale: Locale): string[] => COLUMNS.map(({ head }) => textOf(`order-export.head.${head}`, locale));

/** Makes the cells of an order in the language; names of statuses are those of the dictionary ORDER_STATUS. */
export function cellsIn(locale: Locale, statusNames: ReadonlyMap<string, string>): (order: TypedOrder) => readonly Cell[] {
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const names: Names = {
    status: (status) => statusNames.get(status) ?? status,
    product: (product) => textOf(`order-export.product.${product}`, locale),
    country: (country) => countries.of(country) ?? country,
  };
  return (order) => COLUMNS.map(({ cell }) => cell(order, names));
}
