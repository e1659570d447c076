/** Judges rows as orders are judged, but tells all faults of a row at once, also those behind others; prices what is right. */
import { ERROR } from '@amberlane/contract/calls';
import { orderDraft, orderForm, type OrderForm } from '@amberlane/contract/calls/orders';
import type { ImportSettings } from '@amberlane/contract/calls/order-imports';
import type { GoodsType, PricedProduct } from '@amberlane/contract/domain';
import { GOODS_TYPES } from '@amberlane/contract/domain';
import { readFieldFaults, type FieldFault } from '@amberlane/contract/domain/field-faults';
import type { ImportCells } from '@amberlane/contract/domain/order-import';
import { AGREEMENT_VERSION } from '../agreement/agreement.ts';
import { ApiError } from '../api-error.ts';
import type { ApiContext } from '../context.ts';
import type { StoredFault } from '../database/tables/order-imports.ts';
import { entriesOf } from '../dictionaries/repository.ts';
import { orderFields, shipmentOf } from '../orders/order-shipment.ts';
import { judgeOrder } from '../orders/judge-order.ts';
import { quoteService } from '../quotes/quote-service.ts';
import { rateDay } from '../rates/rate-day.ts';
import { foldGoodsName } from './cell-values.ts';
import { columnOfField, readCells, type GoodsNames } from './read-cells.ts';

type Context = Pick<ApiContext, 'db' | 'now'>;

export interface Judgement {
  readonly state: 'ready' | 'faulty';
  readonly faults: readonly StoredFault[];
  readonly product: PricedProduct | null;
  /** Fen; null where no rate exists yet. */
  readonly price: number | null;
  /** ISO date; null for a faulty row. */
  readonly pricedOn: string | null;
}

/** Names of goods in all languages of the dictionaries, by what they mean. */
export async function goodsNames({ db }: Context): Promise<GoodsNames> {
  const entries = await entriesOf(db, ['INTL_GOODS_TYPE', 'LOCAL_GOODS_TYPE']);
  return new Map(
    entries.flatMap(({ code, names }) => {
      const type: GoodsType | undefined = GOODS_TYPES.find((known) => known === code);
      return type ? Object.values(names).map((name) => [foldGoodsName(name), type] as const) : [];
    }),
  );
}

export async function judgeRow(context: Context, cells: ImportCells, settings: ImportSettings, names: GoodsNames): Promise<Judgement> {
  const { order, faults: unread } = readCells(cells, settings, AGREEMENT_VERSION, names);
  const parsed = orderForm.safeParse(order);
  const first = unique([...unread, ...(parsed.success ? [] : readFieldFaults(parsed.error, order))]);
  const form = parsed.success ? parsed.data : completed(order, first, settings);
  const further = form ? await judgeFurther(context, form) : { faults: [], price: null };
  const { price } = further;
  const faults = unique([...first, ...further.faults.filter(({ field }) => !first.some((fault) => isWithin(field, fault.field)))]);
  if (faults.length > 0) return { state: 'faulty', faults: toStored(faults), product: null, price: null, pricedOn: null };
  return { state: 'ready', faults: [], product: form?.expressType ?? null, price, pricedOn: rateDay(context.now()) };
}

const isWithin = (field: string, of: string): boolean => field === of || field.startsWith(`${of}.`) || of.startsWith(`${field}.`);

/** One fault for each field: the first that was found. */
const unique = (faults: readonly FieldFault[]): FieldFault[] => faults.filter(({ field }, index) => faults.findIndex((other) => other.field === field) === index);

/** What only the server knows, and the price. */
async function judgeFurther(context: Context, form: OrderForm): Promise<{ faults: readonly FieldFault[]; price: number | null }> {
  const faults = await judgeOrder(context.db, form, context.now());
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
  const address = rest['receiverAddress'];
  if (!isRecord(address) || address['countryCode'] === undefined) delete rest['receiverAddress'];
  const draft = orderDraft.safeParse(rest);
  if (!draft.success) return null;
  const { data } = draft;
  const receiverAddress = data.receiverAddress;
  if (!receiverAddress) return null;
  const [item] = data.goods;
  const goods = {
    branded: false, battery: null, hsCode: '', originCountry: '' as const, netWeightGrams: null, ...item,
    goodsNameCn: item?.goodsNameCn ?? '', goodsNameEn: item?.goodsNameEn || 'Cotton T-shirt',
    goodsType: item?.goodsType ?? settings.goodsType, quantity: item?.quantity ?? 1, unitPrice: item?.unitPrice ?? 1,
  };
  return {
    ...data, receiverAddress,
    expressType: data.expressType ?? (receiverAddress.countryCode === settings.senderAddress.countryCode ? 'localDelivery' : settings.product),
    senderAddress: settings.senderAddress, weightGrams: data.weightGrams ?? 500, localShipWay: 'SELF_DELIVERY', goods: [goods],
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function removeAt(value: unknown, [step = '', ...further]: readonly string[]): void {
  if (!isRecord(value)) return;
  if (further.length === 0) Reflect.deleteProperty(value, step);
  else removeAt(value[step], further);
}

/** Of several fields that one column stands for, the first. */
export const toStored = (faults: readonly FieldFault[]): StoredFault[] => {
  const stored = faults.map(({ field, code, params }) => ({ column: columnOfField(field), code, params }));
  return stored.filter(({ column }, index) => stored.findIndex((other) => other.column === column) === index);
};
