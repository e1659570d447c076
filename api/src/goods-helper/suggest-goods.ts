/** Suggestions for the name of goods, judged for a destination. Pure. */
import { isBroadGoodsName } from '@amberlane/contract/domain/goods-name';
import type { Country, Locale } from '@amberlane/contract/site';
import type { ReplyOf } from '@amberlane/contract/calls/call';
import type { suggestGoodsCodes } from '@amberlane/contract/calls/goods-codes';
import { judgeItem } from '../presend/special-items.ts';
import { textOf } from '../texts.ts';
import { usualCodes } from './broad-names.ts';
import { ALL_ITEMS, EDITION, type GoodsEntry } from './goods-data.ts';
import { searchGoods, type GoodsIndex } from './goods-search.ts';
import { specialCodesIn } from './special-words.ts';

export interface GoodsQuestion {
  readonly text: string;
  readonly destination: Country;
  readonly limit: number;
  readonly locale: Locale;
  readonly now: Date;
}

export function suggestGoods(index: GoodsIndex, { text, destination, limit, locale, now }: GoodsQuestion): ReplyOf<typeof suggestGoodsCodes> {
  const isCode = /^[\d\s.]{2,}$/.test(text);
  const broad = !isCode && isBroadGoodsName(text);
  const found = broad ? entriesOf(index, usualCodes(text)).slice(0, limit) : searchGoods(index, text, limit);
  const judge = (item: Parameters<typeof judgeItem>[0]) => judgeItem(item, destination, locale, now);
  return {
    edition: EDITION,
    source: textOf('goods-suggestions.source', locale, { edition: EDITION }),
    destination,
    broad,
    hint: broad ? textOf('goods-suggestions.broad', locale) : null,
    suggestions: found.map(({ code, names, goodsType, item }) => {
      const { verdict, conditions } = item ? judge(item) : { verdict: 'ALLOWED' as const, conditions: [] };
      return { code, name: names[locale], nameEn: names.en, nameCn: names['zh-CN'], goodsType, verdict, conditions };
    }),
    special: specialCodesIn(text).flatMap((code) => {
      const item = ALL_ITEMS.get(code);
      return item ? [judge(item)] : [];
    }),
  };
}

function entriesOf({ entries }: GoodsIndex, codes: readonly string[]): GoodsEntry[] {
  const byCode = new Map(entries.map(({ entry }) => [entry.code, entry]));
  return codes.flatMap((code) => byCode.get(code) ?? []);
}
