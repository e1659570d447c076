/** Shipments from a file (issue 16): the columns that a row may have, and the limits. Shared by page and API. */
import { ADDRESS_FIELDS } from './address-rules.ts';

/** House rules: shipments of a file, rows that go with one call, days for which a list is kept after its last change, open lists of an account. */
export const ORDER_IMPORT = { maxRows: 2_000, chunk: 100, keepDays: 30, maxOpen: 20, maxCell: 1_000 } as const;

/**
 * Rows with the same `mallNo` are items of one shipment: what is said of the parcel stands in one of them, or in all of them
 * alike. A cell is text as it was written. Weights in kilograms, sides in centimetres, amounts in major units of the list's
 * currency. `country` is an ISO 3166 code or a name in any of the six languages;
 * `sender` is the name of an entry of the address book, `handover` how the parcel reaches us.
 */
export const IMPORT_COLUMNS = [
  'acceptName', 'acceptLocalName', 'acceptCompany', 'acceptPhone', 'acceptPhone2', 'acceptEmail', 'nationalId', 'country', ...ADDRESS_FIELDS,
  'product', 'goodsType', 'goodsNameEn', 'goodsNameCn', 'hsCode', 'quantity', 'unitPrice', 'weightKg', 'pieces', 'length', 'width', 'height',
  'batteryWh', 'batteryCount', 'cod', 'insuredValue', 'mallNo', 'sender', 'handover', 'pickupDate', 'pickupTime', 'remark',
] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** Columns about one kind of goods; all others are about the parcel. */
export const ITEM_COLUMNS = ['goodsType', 'goodsNameEn', 'goodsNameCn', 'hsCode', 'quantity', 'unitPrice', 'batteryWh', 'batteryCount'] as const satisfies readonly ImportColumn[];

/** What became of a row. `queued`: its shipment is about to be created; `failed` and `cancelled` rows can be put right and sent again. */
export const IMPORT_ROW_STATES = ['ready', 'faulty', 'skipped', 'queued', 'created', 'failed', 'cancelled'] as const;
export type ImportRowState = (typeof IMPORT_ROW_STATES)[number];

export type ImportCells = Readonly<Partial<Record<ImportColumn, string>>>;
