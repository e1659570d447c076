/** The fields of a refused order that are right in themselves, so that the rest of it can be judged in the same round. Pure. */
import { RULES } from '@amberlane/contract/domain';
import { orderDraft, type OrderDraft } from '@amberlane/contract/calls/orders';
import { readAddressPartly } from '../address-book/read-address-partly.ts';

const { shape } = orderDraft;
const goodsItem = shape.goods.unwrap().element;

type Given = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Given => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every other field is as if nobody had filled it in; null for what is no order at all, and for a draft. */
export function readPartly(given: unknown): OrderDraft | null {
  if (!isRecord(given) || given['draft'] === true) return null;
  const right = Object.entries(shape).filter(([name, field]) => field.safeParse(given[name]).success).map(([name]) => [name, given[name]]);
  return orderDraft.parse({
    ...Object.fromEntries(right),
    senderAddress: readAddressPartly(given['senderAddress']),
    receiverAddress: readAddressPartly(given['receiverAddress']),
    goods: goodsIn(given['goods']),
  });
}

/** An item that is wrong is empty, so that the others keep their places. */
function goodsIn(given: unknown): OrderDraft['goods'] {
  if (!Array.isArray(given)) return [];
  return given.slice(0, RULES.goods.maxItems).map((item: unknown) => goodsItem.safeParse(item).data ?? goodsItem.parse({}));
}
