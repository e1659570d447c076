/** Codes and rulings of goods for tests and the mock API: a few of each kind. */
import type { GoodsType } from '@amberlane/contract/domain';
import { isBroadGoodsName } from '@amberlane/contract/domain/goods-name';
import { suggestGoodsCodes } from '@amberlane/contract/calls/goods-codes';
import { LOCALE_FACTS, type Country, type Locale } from '@amberlane/contract/site';
import type { CodeSuggestions } from '../src/goods-helper/goods-calls.ts';
import type { SpecialItem } from '@amberlane/contract/calls/presend';

const CODES: readonly { readonly hsCode: string; readonly nameEn: string; readonly nameCn: string; readonly goodsType: GoodsType; readonly words: RegExp }[] = [
  { hsCode: '851713', nameEn: 'Smartphone', nameCn: '智能手机', goodsType: 'PHONE_TABLET', words: /phone|手机|هاتف|فون|telefon|téléphone/i },
  { hsCode: '851762', nameEn: 'Wireless headphones', nameCn: '无线耳机', goodsType: 'BATTERY_BUILT_IN', words: /phone|耳机|سماع/i },
  { hsCode: '610910', nameEn: 'Cotton T-shirt', nameCn: '棉质T恤', goodsType: 'CLOTHES', words: /shirt|cloth|衣|服|ملابس|کپڑے|giysi|vêtement/i },
  { hsCode: '846721', nameEn: 'Cordless drill', nameCn: '充电钻', goodsType: 'BATTERY_BUILT_IN', words: /drill|tool|钻/i },
];

/** Names are English or Chinese; any other language names itself, so that nobody takes them for copy. */
export function suggestions(request: unknown, locale: Locale): CodeSuggestions {
  const { text, destination = 'NG' } = suggestGoodsCodes.request.parse(request);
  const list = CODES.filter(({ words }) => words.test(text)).map(({ words: _words, hsCode, ...code }) => ({
    ...code, code: hsCode, name: nameIn(locale, code.nameEn, code.nameCn),
    verdict: code.goodsType === 'PHONE_TABLET' ? ('CONDITIONAL' as const) : ('ALLOWED' as const), conditions: code.goodsType === 'PHONE_TABLET' ? [nameIn(locale, 'Switched off.', '关机。')] : [],
  }));
  const broad = isBroadGoodsName(text);
  return {
    edition: 'HS 2022', source: nameIn(locale, 'Codes: HS 2022, World Customs Organization.', '编码：HS 2022，世界海关组织。'), destination, broad,
    hint: broad ? nameIn(locale, 'Too general: name the goods.', '过于笼统，请写明物品。') : null, suggestions: list, special: [],
  };
}

const nameIn = (locale: Locale, english: string, chinese: string): string => (locale === 'en' ? english : locale === 'zh-CN' ? chinese : `${LOCALE_FACTS[locale].name}: ${english}`);

export function rulings(country: Country, locale: Locale): { readonly country: Country; readonly total: number; readonly list: SpecialItem[] } {
  const list: SpecialItem[] = [
    { code: 'PHONE', goodsType: 'PHONE_TABLET', name: nameIn(locale, 'Mobile phone', '手机'), verdict: 'CONDITIONAL', conditions: [nameIn(locale, 'Battery built in.', '电池内置。')], elsewhere: [] },
    { code: 'POWER_BANK', goodsType: 'BATTERY_PURE', name: nameIn(locale, 'Power bank', '充电宝'), verdict: 'REFUSED', conditions: [nameIn(locale, 'Batteries alone go by cargo aircraft only.', '单独的电池只能用货机运输。')], elsewhere: [] },
    { code: 'CLOTHES', goodsType: 'CLOTHES', name: nameIn(locale, 'Clothes', '服装'), verdict: 'ALLOWED', conditions: [], elsewhere: [{ country: 'EG', verdict: 'CONDITIONAL' }] },
  ];
  return { country, total: list.length, list };
}
