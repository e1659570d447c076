/** Judges rows of a shipment as orders are judged, but tells all faults at once, also those behind others; prices what is right. */
import { ERROR } from '@amberlane/contract/calls';
import { orderDraft, orderForm, type OrderForm } from '@amberlane/contract/calls/orders';
import { address } from '@amberlane/contract/calls/address';
import type { ImportSender, ImportSettings } from '@amberlane/contract/calls/order-imports';
import type { PricedProduct } from '@amberlane/contract/domain';
import { readFieldFaults, type FieldFault } from '@amberlane/contract/domain/field-faults';
import type { ImportCells } from '@amberlane/contract/domain/order-import';
import { AGREEMENT_VERSION } from '../agreement/agreement.ts';
import { ApiError } from '../api-error.ts';
import type { ApiContext } from '../context.ts';
import type { StoredFault } from '../database/tables/order-imports.ts';
import { orderFields, shipmentOf } from '../orders/order-shipment.ts';
import { judgeOrder } from '../orders/judge-order.ts';
import type { ReferenceData } from '../orders/reference-data.ts';
import { quoteService } from '../quotes/quote-service.ts';
import { rateDay } from '../rates/rate-day.ts';
import { columnOfField, readCells, rowOfField } from './read-cells.ts';
import type { RowWords } from './row-words.ts';

type Context = Pick<ApiContext, 'db' | 'now'> & {
  /** Of many rows that are judged at one moment. */
  readonly reference?: ReferenceData;
};

export interface Judgement {
  readonly state: 'ready' | 'faulty';
  readonly faults: readonly StoredFault[];
  readonly product: PricedProduct | null;
  /** Fen; null where no rate exists yet. */
  readonly price: number | null;
  /** ISO date; null for a faulty row. */
  readonly pricedOn: string | null;
  /** Of the row that bears the shipment; null for that row itself. */
  readonly headLine: number | null;
  /** Whom the rows name; null: the list's own. */
  readonly sender: ImportSender | null;
}

export interface FileRow {
  readonly line: number;
  readonly cells: ImportCells;
}

/** Judges the rows of one shipment together: gives a judgement for each, in their order. The first bears price and sender. */
export async function judgeShipment(context: Context, rows: readonly [FileRow, ...FileRow[]], settings: ImportSettings, words: RowWords): Promise<readonly Judgement[]> {
  const [head, ...items] = rows;
  const cells = [head.cells, ...items.map((item) => item.cells)] as const;
  const { order, faults: unread, differing, sender } = readCells([...cells], settings, AGREEMENT_VERSION, words);
  const parsed = orderForm.safeParse(order);
  const first = unique([...unread, ...(parsed.success ? [] : readFieldFaults(parsed.error, order))]);
  const form = parsed.success ? parsed.data : completed(order, first, settings);
  const further = form ? await judgeFurther(context, form) : { faults: [], price: null };
  const faults = unique([...first, ...further.faults.filter(({ field }) => !first.some((fault) => isWithin(field, fault.field)))]);
  const told = toRowFaults(faults, cells);
  for (const { row, column } of differing) told[row]?.push({ column, code: 'rowsDiffer', params: {} });
  const otherRow = rows.find((_row, index) => index > 0 && (told[index]?.length ?? 0) > 0);
  if (otherRow && told[0]?.length === 0) told[0].push({ column: '', code: 'otherRow', params: { line: otherRow.line } });
  const isRight = told.every((ofRow) => ofRow.length === 0);
  return rows.map((_row, index) => ({
    state: told[index]?.length === 0 ? 'ready' : 'faulty', faults: told[index] ?? [], headLine: index === 0 ? null : head.line, sender: index === 0 ? sender : null,
    product: index === 0 && isRight ? (form?.expressType ?? null) : null, price: index === 0 && isRight ? further.price : null, pricedOn: index === 0 && isRight ? rateDay(context.now()) : null,
  }));
}

const isWithin = (field: string, of: string): boolean => field === of || field.startsWith(`${of}.`) || of.startsWith(`${field}.`);

/** One fault for each field: the first that was found. */
const unique = (faults: readonly FieldFault[]): FieldFault[] => faults.filter(({ field }, index) => faults.findIndex((other) => other.field === field) === index);

/** What only the server knows, and the price. */
async function judgeFurther(context: Context, form: OrderForm): Promise<{ faults: readonly FieldFault[]; price: number | null }> {
  const faults = await judgeOrder(context.db, form, context.now(), context.reference);
  try {
    const { price } = await quoteService(context).price(shipmentOf(form));
    return { faults, price: price.total.amount };
  } catch (error) {
    if (error instanceof ApiError && error.code === ERROR.NO_RATE) return { faults, price: null };
    return { faults: unique([...faults, ...orderFields(faultsOf(error), form)]), price: null };
  }
}

function faultsOf(error: unknown): readonly FieldFault[] {
  if (error instanceof ApiError && error.fields.length > 0) return error.fields;
  throw error;
}

/**
 * The form with something acceptable in place of what is wrong, so that the rest of it can be judged; null when too little
 * is there. What was put in is not told: its fields have faults already.
 */
function completed(order: Readonly<Record<string, unknown>>, faults: readonly FieldFault[], settings: ImportSettings): OrderForm | null {
  const rest = structuredClone(order) as Record<string, unknown>;
  for (const { field } of faults) removeAt(rest, field.split('.'));
  const receiver = rest['receiverAddress'];
  if (!isRecord(receiver) || receiver['countryCode'] === undefined) delete rest['receiverAddress'];
  const draft = orderDraft.safeParse(rest);
  if (!draft.success) return null;
  const { data } = draft;
  const receiverAddress = data.receiverAddress;
  if (!receiverAddress) return null;
  const goods = (data.goods.length > 0 ? data.goods : [null]).map((item) => ({
    branded: false, battery: null, hsCode: '', originCountry: '' as const, netWeightGrams: null, ...item,
    goodsNameCn: item?.goodsNameCn ?? '', goodsNameEn: item?.goodsNameEn || 'Cotton T-shirt',
    goodsType: item?.goodsType ?? settings.goodsType, quantity: item?.quantity ?? 1, unitPrice: item?.unitPrice ?? 1,
  }));
  const senderAddress = parsedAddress(order['senderAddress']) ?? settings.senderAddress;
  return {
    ...data, receiverAddress,
    expressType: data.expressType ?? (receiverAddress.countryCode === senderAddress.countryCode ? 'localDelivery' : settings.product),
    senderAddress, weightGrams: data.weightGrams ?? 500, localShipWay: data.localShipWay ?? 'SELF_DELIVERY', goods,
  };
}

const parsedAddress = (value: unknown): ImportSettings['senderAddress'] | null => address.safeParse(value).data ?? null;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function removeAt(value: unknown, [step = '', ...further]: readonly string[]): void {
  if (!isRecord(value)) return;
  if (further.length === 0) Reflect.deleteProperty(value, step);
  else removeAt(value[step], further);
}

/** For each row, what stands against it; of several fields that one column stands for, the first. */
export function toRowFaults(faults: readonly FieldFault[], rows: readonly ImportCells[]): StoredFault[][] {
  const told: StoredFault[][] = rows.map(() => []);
  for (const { field, code, params } of faults) {
    const column = columnOfField(field);
    const ofRow = told[rowOfField(field, rows)];
    if (ofRow && !ofRow.some((other) => other.column === column)) ofRow.push({ column, code, params });
  }
  return told;
}
