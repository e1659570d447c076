/** Cells of the rows of one shipment as the order that a customer would send, with what can't be read at all. Pure. */
import type { ImportSender, ImportSettings } from '@amberlane/contract/calls/order-imports';
import { ADDRESS_FIELDS } from '@amberlane/contract/domain/address-rules';
import { minorDigits } from '@amberlane/contract/domain/currencies';
import type { FieldFault } from '@amberlane/contract/domain/field-faults';
import { IMPORT_COLUMNS, ITEM_COLUMNS, type ImportCells, type ImportColumn } from '@amberlane/contract/domain/order-import';
import { foldName, isRounded, readCountry, readDay, readGoodsType, readHandover, readProduct, readSteps } from './cell-values.ts';
import type { RowWords } from './row-words.ts';

export interface ReadCells {
  /** As a page would send it; judged by the schema of orders. */
  readonly order: Readonly<Record<string, unknown>>;
  /** By the fields of an order. */
  readonly faults: readonly FieldFault[];
  /** Cells that say something else than the same column of an earlier row. */
  readonly differing: readonly { readonly row: number; readonly column: ImportColumn }[];
  /** Whom the rows name as their sender; null: the list's own. */
  readonly sender: ImportSender | null;
}

/** Field of an order → column; fields that are made of no cell belong to the row as a whole. */
const COLUMN_OF: Readonly<Record<string, ImportColumn>> = {
  acceptName: 'acceptName', acceptLocalName: 'acceptLocalName', acceptCompany: 'acceptCompany', acceptPhone: 'acceptPhone', acceptPhone2: 'acceptPhone2',
  acceptEmail: 'acceptEmail', receiverNationalId: 'nationalId', expressType: 'product', weightGrams: 'weightKg', pacNumber: 'pieces', length: 'length',
  width: 'width', height: 'height', cod: 'cod', insuredValue: 'insuredValue', mallNo: 'mallNo', remark: 'remark',
  sendName: 'sender', sendPhone: 'sender', senderAddress: 'sender', localShipWay: 'handover', pickupDate: 'pickupDate', pickupTime: 'pickupTime',
  'receiverAddress.countryCode': 'country', 'receiverAddress.provinceCode': 'province', 'receiverAddress.cityCode': 'city', 'receiverAddress.areaCode': 'area',
  ...Object.fromEntries(ADDRESS_FIELDS.map((field) => [`receiverAddress.${field}`, field])),
  'goods.0.goodsType': 'goodsType', 'goods.0.goodsNameEn': 'goodsNameEn', 'goods.0.goodsNameCn': 'goodsNameCn', 'goods.0.hsCode': 'hsCode',
  'goods.0.quantity': 'quantity', 'goods.0.unitPrice': 'unitPrice', 'goods.0.battery.wattHours': 'batteryWh', 'goods.0.battery.count': 'batteryCount',
  goodsType: 'goodsType', 'goods.0.battery': 'batteryWh',
};

/** The column in which a fault of an order is shown: its own, or that of what it is part of. */
export function columnOfField(field: string): ImportColumn | '' {
  for (let name = field.replace(/^goods\.\d+\./, 'goods.0.'); name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('.')))) {
    const column = COLUMN_OF[name];
    if (column) return column;
  }
  return '';
}

/** The row of a shipment in which a fault of an order is shown, from 0: that of its item, or the first that fills its column. */
export function rowOfField(field: string, rows: readonly ImportCells[]): number {
  const item = /^goods\.(\d+)\./.exec(field)?.[1];
  if (item !== undefined) return Math.min(Number(item), rows.length - 1);
  const column = columnOfField(field);
  return column === '' ? 0 : Math.max(0, rows.findIndex((cells) => (cells[column] ?? '') !== ''));
}

const isItemColumn = (column: ImportColumn): boolean => (ITEM_COLUMNS as readonly ImportColumn[]).includes(column);

/** `rows`: those of one shipment, in the order of the file; `snapshot`: the sender that was found for them before. */
export function readCells(rows: readonly [ImportCells, ...ImportCells[]], settings: ImportSettings, agreementVersion: string, words: RowWords, snapshot?: ImportSender | null): ReadCells {
  const faults: FieldFault[] = [];
  const whole: ImportCells = Object.fromEntries(IMPORT_COLUMNS.flatMap((column) => {
    const value = rows.find((cells) => (cells[column] ?? '') !== '')?.[column];
    return value === undefined ? [] : [[column, value]];
  }));
  const differing = rows.flatMap((cells, row) => IMPORT_COLUMNS.flatMap((column) => (!isItemColumn(column) && column !== 'mallNo' && (cells[column] ?? '') !== '' && cells[column] !== whole[column] ? [{ row, column }] : [])));
  const given = (column: ImportColumn, from: ImportCells = whole): string => from[column] ?? '';
  const wrong = (field: string, code: FieldFault['code']): undefined => {
    faults.push({ field, code, params: {} });
    return undefined;
  };
  const choice = <T>(column: ImportColumn, field: string, read: (cell: string) => T | null, fallback: T, from: ImportCells = whole): T | undefined =>
    given(column, from) === '' ? fallback : (read(given(column, from)) ?? wrong(field, 'choice'));
  const number = (column: ImportColumn, field: string, perUnit = 1, from: ImportCells = whole): number | null | undefined => {
    if (given(column, from) === '') return null;
    const steps = readSteps(given(column, from), perUnit);
    if (steps === null) wrong(field, perUnit === 1 ? 'wholeNumber' : 'format');
    return steps ?? undefined;
  };
  const phone = (column: 'acceptPhone' | 'acceptPhone2'): string | undefined => (isRounded(given(column)) ? wrong(column, 'phone') : given(column));
  const sender = given('sender') === '' ? null : (snapshot ?? words.senders.get(foldName(given('sender'))) ?? null);
  if (given('sender') !== '' && sender === null) wrong('sendName', 'choice');
  const { sendName, sendCompany, sendPhone, sendEmail, senderAddress } = sender ?? settings;
  const { currency } = settings;
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
  const localShipWay = choice('handover', 'localShipWay', readHandover, settings.localShipWay ?? ('SELF_DELIVERY' as const));
  const isPickup = localShipWay === 'DOOR_PICKUP';
  const goodsOf = (cells: ImportCells, index: number) => {
    const at = `goods.${index}`;
    const wattHours = number('batteryWh', `${at}.battery.wattHours`, 1, cells);
    const count = number('batteryCount', `${at}.battery.count`, 1, cells);
    return {
      goodsType: choice('goodsType', `${at}.goodsType`, (cell) => readGoodsType(cell, words.goods), settings.goodsType, cells),
      goodsNameEn: given('goodsNameEn', cells), goodsNameCn: given('goodsNameCn', cells), hsCode: given('hsCode', cells).replace(/[.\s]/g, ''),
      quantity: number('quantity', `${at}.quantity`, 1, cells), unitPrice: number('unitPrice', `${at}.unitPrice`, minor, cells),
      battery: wattHours === null && count === null ? null : { wattHours, count },
    };
  };
  const order = {
    draft: false,
    expressType: product,
    sendName, sendCompany, sendPhone, sendEmail, senderAddress,
    acceptName: given('acceptName'), acceptLocalName: given('acceptLocalName'), acceptCompany: given('acceptCompany'),
    acceptPhone: phone('acceptPhone'), acceptPhone2: phone('acceptPhone2'), acceptEmail: given('acceptEmail'), receiverNationalId: given('nationalId'),
    receiverAddress: { countryCode, ...Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, given(field)])) },
    pacNumber: pieces === null ? 1 : pieces,
    weightGrams: number('weightKg', 'weightGrams', 1_000),
    length: number('length', 'length'), width: number('width', 'width'), height: number('height', 'height'),
    goods: rows.map(goodsOf),
    currency, cod: money('cod'), insuredValue: money('insuredValue'), mallNo: given('mallNo'), remark: given('remark'),
    localShipWay,
    pickupDate: isPickup ? choice('pickupDate', 'pickupDate', readDay, settings.pickupDate ?? null) : null,
    pickupTime: isPickup ? choice('pickupTime', 'pickupTime', (cell) => words.pickupTimes.get(foldName(cell)) ?? null, '') : '',
    agreementVersion,
  };
  return { order, faults, differing, sender };
}
