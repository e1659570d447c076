/** The table of goods, its search in six languages, and verdicts by country. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { COUNTRIES, LOCALES, type Country, type Locale } from '@amberlane/contract/site';
import { isBroadGoodsName } from '@amberlane/contract/domain/goods-name';
import { suggestGoodsCodes } from '@amberlane/contract/calls/goods-codes';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { NAMED_CODES } from './broad-names.ts';
import { EXTRA_ITEMS } from './extra-items.ts';
import { ALL_ITEMS, readEntries } from './goods-data.ts';
import { indexGoods, searchGoods } from './goods-search.ts';
import { SPECIAL_CODES } from './special-words.ts';
import { suggestGoods } from './suggest-goods.ts';
import { ITEMS } from '../presend/item-data.ts';

const NOW = new Date('2026-11-20T10:30:00Z');
const entries = readEntries(readFileSync(path.join(import.meta.dirname, 'data/hs-2022.tsv'), 'utf8'));
const index = indexGoods(entries);
const codes = (text: string, limit = 5): string[] => searchGoods(index, text, limit).map(({ code }) => code);
const ask = (text: string, destination: Country = 'GH', locale: Locale = 'en') => suggestGoods(index, { text, destination, limit: 8, locale, now: NOW });

describe('the table of goods', () => {
  it('has enough subheadings, each once, of chapters that exist', () => {
    expect(entries.length).toBeGreaterThanOrEqual(250);
    expect(entries.length).toBeLessThanOrEqual(400);
    expect(new Set(entries.map(({ code }) => code)).size).toBe(entries.length);
    for (const { code } of entries) {
      const chapter = Number(code.slice(0, 2));
      // Chapter 77 is kept free for later use.
      expect([code, chapter >= 1 && chapter <= 97 && chapter !== 77, Number(code.slice(2, 4)) > 0]).toEqual([code, true, true]);
    }
  });

  it('has a name in each language, in its script, none broad and none twice', () => {
    const script: Partial<Record<Locale, RegExp>> = { 'zh-CN': /\p{Script=Han}/u, ar: /\p{Script=Arabic}/u, ur: /\p{Script=Arabic}/u };
    for (const locale of LOCALES) {
      for (const { code, names } of entries) {
        expect([code, locale, names[locale].trim() === names[locale] && names[locale].length >= 1]).toEqual([code, locale, true]);
        expect([code, locale, (script[locale] ?? /\p{Script=Latin}/u).test(names[locale])]).toEqual([code, locale, true]);
      }
      const names = entries.map((entry) => entry.names[locale]);
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    }
    // English and Chinese names go into the declaration as they are, and an order takes them.
    expect(entries.flatMap(({ names }) => [names.en, names['zh-CN']]).filter((name) => name.length > 80 || isBroadGoodsName(name))).toEqual([]);
  });

  it('is refused with another head, without a name or with an unknown item', () => {
    const row = (...cells: string[]): string => `code\tkeywords\titem\n${cells.join('\t')}\n`;
    expect(readEntries(row('610910', 'x,y', ''))).toMatchObject([{ code: '610910', goodsType: 'CLOTHES', keywords: ['x', 'y'], item: null }]);
    expect(() => readEntries('codes\n')).toThrow('head');
    expect(() => readEntries(row('610910', 'x'))).toThrow('610910');
    expect(() => readEntries(row('61091', '', ''))).toThrow('61091');
    expect(() => readEntries(row('770101', '', ''))).toThrow('770101');
    expect(() => readEntries(row('610910', '', 'NOTHING'))).toThrow('610910');
  });

  it('is all that groups and words name', () => {
    const known = new Set(entries.map(({ code }) => code));
    expect(NAMED_CODES.filter((code) => !known.has(code))).toEqual([]);
    expect(SPECIAL_CODES.filter((code) => !ALL_ITEMS.has(code))).toEqual([]);
    expect(EXTRA_ITEMS.filter(({ code }) => ITEMS.some((item) => item.code === code))).toEqual([]);
  });
});

describe('the search', () => {
  it.each([
    ['Cotton T-shirt', '610910'], ['cotton tshirts', '610910'], ['棉质T恤', '610910'], ['قميص قطني', '610910'], ['سوتی ٹی شرٹ', '610910'], ['Pamuklu tişört', '610910'], ['PAMUKLU TISORT', '610910'], ['T-shirt en coton', '610910'],
    ['phone case', '392690'], ['手机壳', '392690'], ['كفر جوال', '392690'], ['موبائل کور', '392690'], ['telefon kılıfı', '392690'], ['coque de téléphone', '392690'],
    ['bluetooth earphones', '851830'], ['蓝牙耳机', '851830'], ['سماعات بلوتوث', '851830'], ['kablosuz kulaklık', '851830'],
    ['iPhone smartphone', '851713'], ['智能手机', '851713'], ['power bank 20000 mAh', '850760'], ['充电宝', '850760'], ['شاحن متنقل', '850760'], ['پاور بینک', '850760'],
    ['USB-C charging cable', '854442'], ['Chargeur USB', '850440'], ['abaya', '621143'], ['عباية', '621143'], ['عبایہ', '621143'], ['jeans homme', '620342'], ['human hair wig', '670420'],
    ['screen protector', '700719'], ['sneakers', '640411'], ['snaekers', '640411'], ['running shoes size 42', '640411'], ['儿童积木玩具', '950300'], ['drone camera', '880622'], ['无人机', '880622'],
    ['brake pads', '870830'], ['刹车片', '870830'], ['hijab', '621430'], ['حجاب', '621430'], ['prayer mat', '570500'], ['جائے نماز', '570500'], ['perfume', '330300'], ['lighter', '961380'], ['vitamins', '210690'], ['laptop', '847130'],
  ])('finds "%s" as %s among the first three', (text, code) => expect(codes(text, 3)).toContain(code));

  it('finds by the beginning of a word and by digits of a code', () => {
    expect(codes('umbrel', 3)).toContain('660191');
    expect(codes('雨伞', 3)).toContain('660191');
    expect(codes('6109')).toEqual(['610910', '610990']);
    expect(codes('8518.30')).toEqual(['851830']);
    expect(codes('61')).toHaveLength(5);
  });

  it('gives nothing for what is no goods', () => {
    for (const text of ['zzzqqq', '???', '的', 'xkcdwv jjjj', '7']) expect(codes(text)).toEqual([]);
  });

  it('never throws and keeps its limit, whatever is typed', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.integer({ min: 1, max: 20 }), (text, limit) => codes(text, limit).length <= limit));
  });

  it('is quick', () => {
    const start = process.cpuUsage();
    for (let times = 0; times < 20; times += 1) codes('women synthetic dress with lace and leather belt for wedding party evening', 8);
    const { user } = process.cpuUsage(start);
    // Microseconds of the processor: other programs of the machine don't count.
    expect(user / 20).toBeLessThan(40_000);
  });
});

describe('the verdict', () => {
  it('is that of the special items, by country', () => {
    const of = (text: string, code: string, destination: Country) => ask(text, destination).suggestions.find((one) => one.code === code);
    expect(of('smartphone', '851713', 'NG')).toMatchObject({ goodsType: 'PHONE_TABLET', verdict: 'CONDITIONAL' });
    expect([of('smartphone', '851713', 'NG')?.conditions.length, of('smartphone', '851713', 'SA')?.conditions.length]).toEqual([3, 2]);
    expect(of('smartphone', '851713', 'NG')?.conditions.join(' ')).toContain('100 Wh');
    expect([of('drone', '880622', 'EG')?.verdict, of('drone', '880622', 'NG')?.verdict]).toEqual(['REFUSED', 'CONDITIONAL']);
    expect(of('used clothes', '630900', 'NG')).toMatchObject({ verdict: 'REFUSED', goodsType: 'CLOTHES' });
    expect(of('used clothes', '630900', 'KE')).toMatchObject({ verdict: 'CONDITIONAL' });
    expect(of('cotton t-shirt', '610910', 'GH')).toMatchObject({ verdict: 'ALLOWED', conditions: [], nameCn: '棉针织T恤及背心' });
    for (const country of COUNTRIES) for (const [text, code] of [['whisky', '220890'], ['vape', '854340'], ['cigarettes', '240220'], ['pepper spray', '930400'], ['power bank', '850760']] as const) expect(of(text, code, country)?.verdict).toBe('REFUSED');
  });

  it.each(LOCALES)('gives its reasons in %s', (locale) => {
    for (const { verdict, conditions } of ask('lighter perfume vape power bank knife', 'KE', locale).suggestions) {
      expect(conditions.length > 0).toBe(verdict !== 'ALLOWED');
      expect(conditions.join(' ')).not.toMatch(/\{\w+\}/);
    }
  });

  it('knows special goods by their words, whatever the code', () => {
    const special = (text: string): string[] => ask(text).special.map(({ code }) => code);
    expect(special('Replica handbag')).toEqual(['COUNTERFEIT']);
    expect(special('高仿手提包')).toEqual(['COUNTERFEIT']);
    expect(special('حقيبة مقلدة')).toEqual(['COUNTERFEIT']);
    expect(special('taklit çanta')).toEqual(['COUNTERFEIT']);
    expect(ask('fake shoes').special[0]).toMatchObject({ verdict: 'REFUSED', conditions: [expect.any(String)] });
    expect(special('Leather handbag')).toEqual([]);
  });
});

describe('a broad name', () => {
  it.each([['clothes', '610910'], ['ملابس', '610910'], ['衣服', '610910'], ['Electronics', '851830'], ['玩具', '950300'], ['Hediye', '950300'], ['parts', '870899'], ['various goods', '610910']])('"%s" gets narrower goods, %s among them', (text, code) => {
    const { broad, hint, suggestions } = ask(text);
    expect([broad, typeof hint, suggestions.map((one) => one.code).includes(code)]).toEqual([true, 'string', true]);
  });

  it('is no code and no specific name', () => {
    for (const text of ['6109', 'Cotton T-shirt', '棉质T恤']) expect(ask(text)).toMatchObject({ broad: false, hint: null });
  });
});

describeOnOneDatabase('the call for codes', (open) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(open);
  });
  afterAll(() => api.close());

  it('answers strangers for the asked country, else for that of the header, in their language', async () => {
    const reply = await api.ask(suggestGoodsCodes, { text: 'drone', destination: 'EG' }, { locale: 'ar', headers: { countryCode: 'PK' } });
    expect(reply).toMatchObject({ edition: 'HS 2022', destination: 'EG', suggestions: [{ code: '880622', verdict: 'REFUSED', nameEn: 'Drones up to 7 kg' }] });
    expect([reply.source.includes('HS 2022'), reply.suggestions[0]?.name]).toEqual([true, 'طائرات مسيرة حتى 7 كغم']);
    expect(await api.ask(suggestGoodsCodes, { text: 'drone' }, { headers: { countryCode: 'PK' } })).toMatchObject({ destination: 'PK' });
    expect((await api.ask(suggestGoodsCodes, { text: 'shoes', limit: 2 })).suggestions).toHaveLength(2);
  });

  it('refuses nothing to look for, an unknown country and a limit beyond twenty', async () => {
    expect(await api.refused(suggestGoodsCodes, { text: ' ' })).toMatchObject({ status: 400, fields: [{ field: 'text', code: 'required' }] });
    expect(await api.refused(suggestGoodsCodes, { text: 'x'.repeat(201) })).toMatchObject({ status: 400, fields: [{ field: 'text' }] });
    expect(await api.refused(suggestGoodsCodes, { text: 'shoes', destination: 'XX' })).toMatchObject({ fields: [{ field: 'destination', code: 'choice' }] });
    expect(await api.refused(suggestGoodsCodes, { text: 'shoes', limit: 21 })).toMatchObject({ status: 400, fields: [{ field: 'limit' }] });
  });
});
