/** Cells of a row as the order that a customer would send, with what can't be read at all. Pure. */
import type { ImportSettings } from '@amberlane/contract/calls/order-imports';
import type { GoodsType } from '@amberlane/contract/domain';
import { ADDRESS_FIELDS } from '@amberlane/contract/domain/address-rules';
import { minorDigits } from '@amberlane/contract/domain/currencies';
import type { FieldFault } from '@amberlane/contract/domain/field-faults';
import type { ImportCells, ImportColumn } from '@amberlane/contract/domain/order-import';
import { isRounded, readCountry, readGoodsType, readProduct, readSteps } from './cell-values.ts';

export interface ReadCells {
  /** As a page would send it; judged by the schema of orders. */
  readonly order: Readonly<Record<string, unknown>>;
  /** By the fields of an order. */
  readonly faults: readonly FieldFault[];
}

/** Field of an order → column; fields that are made of no cell belong to the row as a whole. */
const COLUMN_OF: Readonly<Record<string, ImportColumn>> = {
  acceptName: 'acceptName', acceptLocalName: 'acceptLocalName', acceptCompany: 'acceptCompany', acceptPhone: 'acceptPhone', acceptPhone2: 'acceptPhone2',
  acceptEmail: 'acceptEmail', receiverNationalId: 'nationalId', expressType: 'product', weightGrams: 'weightKg', pacNumber: 'pieces', length: 'length',
  width: 'width', height: 'height', cod: 'cod', insuredValue: 'insuredValue', mallNo: 'mallNo', remark: 'remark',
  'receiverAddress.countryCode': 'country', 'receiverAddress.provinceCode': 'province', 'receiverAddress.cityCode': 'city', 'receiverAddress.areaCode': 'area',
  ...Object.fromEntries(ADDRESS_FIELDS.map((field) => [`receiverAddress.${field}`, field])),
  'goods.0.goodsType': 'goodsType', 'goods.0.goodsNameEn': 'goodsNameEn', 'goods.0.goodsNameCn': 'goodsNameCn', 'goods.0.hsCode': 'hsCode',
  'goods.0.quantity': 'quantity', 'goods.0.unitPrice': 'unitPrice', 'goods.0.battery.wattHours': 'batteryWh', 'goods.0.battery.count': 'batteryCount',
  goodsType: 'goodsType', 'goods.0.battery': 'batteryWh',
};

/** The column in which a fault of an order is shown: its own, or that of what it is part of. */
export function columnOfField(field: string): ImportColumn | '' {
  for (let name = field; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('.')))) {
    const column = COLUMN_OF[name];
    if (column) return column;
  }
  return '';
}

/** Goods that the dictionary names, folded. */
export type GoodsNames = ReadonlyMap<string, GoodsType>;

export function readCells(cells: ImportCells, settings: ImportSettings, agreementVersion: string, goodsNames: GoodsNames): ReadCells {
  const faults: FieldFault[] = [];
  const given = (column: ImportColumn): string => cells[column] ?? '';
  const wrong = (field: string, code: FieldFault['code']): undefined => {
    faults.push({ field, code, params: {} });
    return undefined;
  };
  const choice = <T>(column: ImportColumn, field: string, read: (cell: string) => T | null, fallback: T): T | undefined => (given(column) === '' ? fallback : (read(given(column)) ?? wrong(field, 'choice')));
  const number = (column: ImportColumn, field: string, perUnit = 1): number | null | undefined => {
    if (given(column) === '') return null;
    const steps = readSteps(given(column), perUnit);
    if (steps === null) wrong(field, perUnit === 1 ? 'wholeNumber' : 'format');
    return steps ?? undefined;
  };
  const phone = (column: 'acceptPhone' | 'acceptPhone2'): string | undefined => (isRounded(given(column)) ? wrong(column, 'phone') : given(column));
  const { currency, senderAddress } = settings;
  const minor = 10 ** minorDigits(currency);
  const money = (column: 'cod' | 'insuredValue') => {
    const amount = number(column, column, minor);
    // Nothing to collect is written as 0 in many files.
    return amount === null || amount === 0 ? null : amount === undefined ? undefined : { amount, currency };
  };
  const countryCode = choice('country', 'receiverAddress.countryCode', readCountry, undefined);
  if (given('country') === '') wrong('receiverAddress.countryCode', 'required');
  const product = choice('product', 'expressType', readProduct, countryCode === senderAddress.countryCode ? ('localDelivery' as const) : settings.product);
  const pieces = number('pieces', 'pacNumber');
  const wattHours = number('batteryWh', 'goods.0.battery.wattHours');
  const count = number('batteryCount', 'goods.0.battery.count');
  const order = {
    draft: false,
    expressType: product,
    sendName: settings.sendName, sendCompany: settings.sendCompany, sendPhone: settings.sendPhone, sendEmail: settings.sendEmail, senderAddress,
    acceptName: given('acceptName'), acceptLocalName: given('acceptLocalName'), acceptCompany: given('acceptCompany'),
    acceptPhone: phone('acceptPhone'), acceptPhone2: phone('acceptPhone2'), acceptEmail: given('acceptEmail'), receiverNationalId: given('nationalId'),
    receiverAddress: { countryCode, ...Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, given(field)])) },
    pacNumber: pieces === null ? 1 : pieces,
    weightGrams: number('weightKg', 'weightGrams', 1_000),
    length: number('length', 'length'), width: number('width', 'width'), height: number('height', 'height'),
    goods: [
      {
        goodsType: choice('goodsType', 'goods.0.goodsType', (cell) => readGoodsType(cell, goodsNames), settings.goodsType),
        goodsNameEn: given('goodsNameEn'), goodsNameCn: given('goodsNameCn'), hsCode: given('hsCode').replace(/[.\s]/g, ''),
        quantity: number('quantity', 'goods.0.quantity'), unitPrice: number('unitPrice', 'goods.0.unitPrice', minor),
        battery: wattHours === null && count === null ? null : { wattHours, count },
      },
    ],
    currency, cod: money('cod'), insuredValue: money('insuredValue'), mallNo: given('mallNo'), remark: given('remark'),
    localShipWay: 'SELF_DELIVERY', agreementVersion,
  };
  return { order, faults };
}
