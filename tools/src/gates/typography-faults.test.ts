import { describe, expect, it } from '@jest/globals';
import type { Locale } from '@amberlane/contract/site';
import { wordings } from './message-text.ts';
import { typographyFaults } from './typography-faults.ts';

const faults = (locale: Locale, message: string): string[] => typographyFaults(locale, wordings(message));

describe('the check of typography', () => {
  it.each<[Locale, string]>([
    ['en', 'Don’t ask, “{name}” said … e.g. {a}: 5 kg, 5%, at 8:30 (or later) at https://amberlane.example?a=b; `no`'.replaceAll('`', '')],
    ['en', "Keep '{'this'}' and <code>a 'b' ...</code>"],
    ['fr', 'Où est-il\u202f? «\u202f{name}\u202f»\u202f: 5\u00a0kg, 5\u00a0%, à 8:30 ou {hour}:{minute}. L’« »'.replace(' L’« »', ' L’ami')],
    ['fr', 'https://amberlane.example'],
    ['zh-CN', '运单号：{number}（“{name}”），共 5 公斤，收 40 元。API 接入！文件 a.csv，自2026年1月1日起 {count} 个月内'],
    ['ar', 'أين شحنتك؟ «{name}»، 5 كغم؛ انتهى. 1,000'],
    ['ur', 'پارسل ”{name}“ کہاں ہے؟ یہاں، 5 کلو۔'],
    ['tr', 'Gönderiniz “{name}” için %5, {brand}’in 5 kg kolisi.'],
  ])('lets %s pass: %s', (locale, message) => {
    expect(faults(locale, message)).toEqual([]);
  });

  it.each<[Locale, string, string]>([
    ['en', "Don't", 'straight quotation mark or apostrophe'],
    ['tr', '"{name}"', 'straight quotation mark or apostrophe'],
    ['zh-CN', '请稍候...', 'dots in a row'],
    ['en', 'Two  spaces', 'two spaces in a row'],
    ['ar', 'خلال ٣ أيام', 'digits that are not Latin'],
    ['zh-CN', '共５件', 'digits that are not Latin'],
    ['zh-CN', 'ＡＰＩ 接入', 'full-width Latin'],
    ['en', 'A size ( in cm)', 'inside of a bracket'],
    ['en', 'Number : {number}', 'space before its punctuation'],
    ['ur', 'یہاں ۔', 'space before its punctuation'],
    ['en', '5kg', 'space before the unit'],
    ['en', '{share} %', 'otherwise than 5%'],
    ['tr', '5%', 'otherwise than %5'],
    ['en', '«{name}»', 'of another language'],
    ['fr', 'Où est-il ?', 'before ; ! ?'],
    ['fr', 'Où est-il\u00a0?', 'before ; ! ?'],
    ['fr', 'Où est-il?', 'before ; ! ?'],
    ['fr', 'Numéro : {number}', 'before :'],
    ['fr', 'Numéro\u00a0: {number}', 'before :'],
    ['fr', '{name}: {number}', 'before :'],
    ['fr', '« {name} »', 'inside of « »'],
    ['fr', '“{name}”', 'these are « »'],
    ['fr', 'Oui , non', 'space before its punctuation'],
    ['fr', '{weight, number} kg', 'before the unit'],
    ['fr', '5 %', 'before the unit'],
    ['zh-CN', '您好,请稍候', 'half-width punctuation'],
    ['zh-CN', '共{count}件?没有', 'half-width punctuation'],
    ['zh-CN', '重量 (公斤)', 'half-width brackets'],
    ['zh-CN', '运单号： {number}', 'space beside full-width'],
    ['zh-CN', '<b>申请。</b> 告诉我们', 'space beside full-width'],
    ['zh-CN', '「{name}」', 'of another country'],
    ['zh-CN', '收 {fee, number} CNY', 'it is 元'],
    ['zh-CN', '10 月 1 日', 'otherwise than 10月1日'],
    ['zh-CN', '自 2026年1月1日起', 'otherwise than 10月1日'],
    ['zh-CN', '9月28日 前交件', 'otherwise than 10月1日'],
    ['ar', 'شحنة, وأخرى', 'Latin comma'],
    ['ar', 'أين «{name}»?', 'Latin comma'],
    ['ur', 'پارسل یہاں ہے.', 'Latin full stop'],
    ['ar', 'الشحنة هنا۔', 'full stop of Urdu'],
    ['ar', 'شحنة “{name}”', 'these are « »'],
    ['ur', '«{name}» یہاں', 'these are ” “'],
    ['ur', '“{name}” یہاں', 'it is ”'],
    ['ar', 'شحنة « {name} »', 'inside of its quotation marks'],
    ['tr', '{name}’den geldi', 'suffix on an inserted word'],
  ])('finds in %s: %s', (locale, message, fault) => {
    expect(faults(locale, message)).toContainEqual(expect.stringContaining(fault));
  });

  it('finds it in any form of a plural', () => {
    expect(faults('en', '{n, plural, one {don’t} other {don\'t ask}}')).toEqual(['has a straight quotation mark or apostrophe']);
  });

  it('lets be what is no sentence', () => {
    expect(typographyFaults('fr', ['colis, envoi; prix'], 'help.alike')).toEqual([]);
  });
});
