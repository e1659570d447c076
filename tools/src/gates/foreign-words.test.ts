import { describe, expect, it } from '@jest/globals';
import type { Locale } from '@amberlane/contract/site';
import { foreignWords } from './foreign-words.ts';

describe('foreign words', () => {
  it.each<[Locale, string, string]>([
    ['fr', 'Suivez your colis', '"your" is English'],
    ['tr', 'Gönderinizi with takip edin', '"with" is English'],
    ['zh-CN', '请输入 the 运单号', '"the" is English'],
    ['zh-CN', '請輸入運單號', '"運" is traditional Chinese or Japanese'],
    ['ar', 'تتبّع ٹریکنگ الشحنة', '"ٹریکنگ" is in the letters of Urdu'],
    ['ar', 'رقم البوليصه کامل', '"کامل" is in the letters of Urdu'],
    ['ur', 'اپنا پارسل كہاں ہے', '"كہاں" is in the letters of Arabic'],
    ['ur', 'تمہاري', '"تمہاري" is in the letters of Arabic'],
    ['en', 'Track 包裹', '"包裹" is Chinese'],
    ['en', 'Trаck', '"а" is Greek or Cyrillic'],
  ])('are seen in %s: %s', (locale, text, fault) => {
    expect(foreignWords(locale, text)).toContain(fault);
  });

  it.each<[Locale, string]>([
    ['en', 'Not a trace of the parcel'],
    ['fr', 'Le colis est arrivé à Accra, sans retard'],
    ['tr', 'İçine bir not koyun; numara sizdedir'],
    ['zh-CN', '运单号为两个字母加十二位数字，API 与 SMS 亦可'],
    ['ar', 'غادر لاغوس إلى أكرا، رقم البوليصة كامل'],
    ['ur', 'لاگوس سے اکرا روانہ ہوا، نمبر مکمل ہے'],
  ])('are none in %s: %s', (locale, text) => {
    expect(foreignWords(locale, text)).toEqual([]);
  });
});
