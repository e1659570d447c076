import { describe, expect, it } from '@jest/globals';
import { dataTextsIn, dataTextsOfFolder, rewrittenTexts } from './data-texts.ts';
import { VALUE } from './message-text.ts';

const read = (source: string): Record<string, unknown> => Object.fromEntries(dataTextsIn(source, 'a.ts'));

describe('texts in code', () => {
  it('are found by languages as names', () => {
    expect(read("const NAMES = { hub: { en: (city: string) => `Hub ${city}`, 'zh-CN': '中心' } };")).toEqual({ 'a.ts NAMES.hub': { en: `Hub ${VALUE}`, 'zh-CN': '中心' } });
  });

  it('are matched part by part where all languages have the same parts', () => {
    expect(read("export const JOB = { id: 'x', texts: { en: post('Sales', 'Yiwu'), ur: post('سیلز', 'ییوو') } };")).toEqual({
      'a.ts JOB.texts.0': { en: 'Sales', ur: 'سیلز' },
      'a.ts JOB.texts.1': { en: 'Yiwu', ur: 'ییوو' },
    });
  });

  it('are matched as a whole where they have not', () => {
    expect(read("const A = { texts: { en: ['One', 'two'], fr: ['Un'] } };")).toEqual({ 'a.ts A.texts': { en: 'One\ntwo', fr: 'Un' } });
  });

  it('are found as six strings, alone or after other values', () => {
    expect(read("const A = [['GH-ACC', 56, 'Accra', '阿克拉', 'Accra', 'أكرا', 'اکرا', 'Akra'], six('Good', '好', 'Bon', 'جيد', 'اچھا', 'İyi')];")).toMatchObject({
      'a.ts A.0': { en: 'Accra', tr: 'Akra' },
      'a.ts A.1': { 'zh-CN': '好', ur: 'اچھا' },
    });
  });

  it('are found in lines with columns; an empty name is the English one', () => {
    expect(read("const A = { provinces: ['AA|Greater Accra|大阿克拉|Grand Accra|أكرا|اکرا|'] };")).toEqual({ 'a.ts A.provinces': { en: 'Greater Accra', 'zh-CN': '大阿克拉', fr: 'Grand Accra', ar: 'أكرا', ur: 'اکرا', tr: 'Greater Accra' } });
  });

  it('are not six strings of one script, nor an object with other names', () => {
    expect(read("const A = [['a', 'b', 'c', 'd', 'e', 'f'], { en: 'x', fr: 'y', other: 'z' }];")).toEqual({});
  });

  it('are found in files named by language', () => {
    const files = new Map([['api/texts/en.ts', "export const EN = { title: 'Terms' };"], ['api/texts/zh.ts', "export const ZH = { title: '条款' };"], ['api/texts/kind.ts', 'export {};']]);
    expect([...dataTextsOfFolder(files)]).toEqual([['api/texts.0.title', { en: 'Terms', 'zh-CN': '条款' }]]);
  });
});

describe('rewritten texts in code', () => {
  const upper = (locale: string, text: string): string => (locale === 'fr' ? text.toUpperCase() : text);

  it('are those of a language, in all forms, and nothing else', () => {
    const source = "const A = { id: 'fr', texts: { en: f('a'), fr: f(\"l'été\", `corps\n  b`) } }; const B = ['Accra', '阿克拉', 'Accra fr', 'أكرا', 'اکرا', 'Akra'];";
    expect(rewrittenTexts(source, 'a.ts', upper)).toBe("const A = { id: 'fr', texts: { en: f('a'), fr: f('L\\'ÉTÉ', `CORPS\n  B`) } }; const B = ['Accra', '阿克拉', 'ACCRA FR', 'أكرا', 'اکرا', 'Akra'];");
  });

  it('are all of a file that is named by language; invisible spaces are escaped', () => {
    expect(rewrittenTexts("export const FR = { a: 'b c' };", 'texts/fr.ts', (_, text) => text.replace(' ', '\u202f'))).toBe(String.raw`export const FR = { a: 'b\u202fc' };`);
  });
});
