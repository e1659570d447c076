import { describe, expect, it } from '@jest/globals';
import { askedWords, readAlikeWords } from './asked-words.ts';

const NOTHING_ALIKE = new Map<string, readonly string[]>();
const own = (question: string, locale: 'en' | 'zh-CN') => askedWords(question, locale, NOTHING_ALIKE).map((word) => word.own[0]);

describe('what is asked', () => {
  it('leaves out what every question has, unless there is nothing else', () => {
    expect(own('How do I send a parcel?', 'en')).toEqual([['send'], ['parcel']]);
    expect(own('how do I', 'en')).toEqual([['how'], ['do']]);
  });

  it('holds a word once, and no single letter but figures', () => {
    expect(own('parcel PARCEL x 5', 'en')).toEqual([['parcel'], ['5']]);
  });

  it('is looked for in Chinese by pairs of characters', () => {
    expect(own('运单', 'zh-CN')).toEqual([['运单']]);
    expect(own('请问体积重量是多少？', 'zh-CN').flat()).toEqual(expect.arrayContaining(['体积', '重量']));
    expect(own('税', 'zh-CN')).toEqual([['税']]);
  });

  it('brings the other words for the same thing', () => {
    const alike = readAlikeWords('parcel, Package; courier，driver；运单号, 单号');
    expect(askedWords('package', 'en', alike)[0]?.alike).toContainEqual(['parcel']);
    expect(askedWords('drivers', 'en', alike)[0]?.alike).toContainEqual(['courier']);
    expect(askedWords('单号', 'zh-CN', alike)[0]?.alike).toEqual([['运单', '单号']]);
    expect(askedWords('weight', 'en', alike)[0]?.alike).toEqual([]);
  });
});
