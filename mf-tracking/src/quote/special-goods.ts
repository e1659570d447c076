/** What our desk ruled on kinds of goods, for the destination of an entry and elsewhere. Pure. */
import type { GoodsType } from '@amberlane/contract/domain';
import type { Country } from '@amberlane/contract/site';
import type { ItemVerdict, SpecialItem } from '@amberlane/contract/calls/presend';
import { BATTERY_KINDS, PLAIN_GOODS, type QuoteEntry } from './quote-entry.ts';

const OF_BATTERY = { none: [], builtIn: ['BATTERY_BUILT_IN'], matching: ['BATTERY_MATCHING'], alone: ['BATTERY_PURE'] } as const satisfies Record<(typeof BATTERY_KINDS)[number], readonly GoodsType[]>;

/** Kinds of goods in an entry that have rulings; none for general goods. */
export const specialKinds = ({ goods, phones, brand, battery }: QuoteEntry): readonly GoodsType[] => [
  ...PLAIN_GOODS.filter((kind) => kind === goods && kind !== 'GENERAL'),
  ...(phones ? (['PHONE_TABLET'] as const) : []),
  ...(brand ? (['BRAND'] as const) : []),
  ...OF_BATTERY[BATTERY_KINDS.find((kind) => kind === battery) ?? 'none'],
];

export const itemsOf = (list: readonly SpecialItem[], kinds: readonly GoodsType[]): readonly SpecialItem[] => list.filter(({ goodsType }) => kinds.includes(goodsType));

/** The verdict on an item for a country; `item` was asked for another one. */
export const verdictIn = ({ verdict, elsewhere }: SpecialItem, country: Country): ItemVerdict => elsewhere.find((other) => other.country === country)?.verdict ?? verdict;

/** Of all items together: refused when nothing is taken, conditional when not everything goes as it is. */
export function verdictOnAll(items: readonly SpecialItem[], country: Country): ItemVerdict {
  const verdicts = items.map((item) => verdictIn(item, country));
  if (verdicts.length > 0 && verdicts.every((verdict) => verdict === 'REFUSED')) return 'REFUSED';
  return verdicts.every((verdict) => verdict === 'ALLOWED') ? 'ALLOWED' : 'CONDITIONAL';
}
