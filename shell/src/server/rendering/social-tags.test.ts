import { describe, expect, it } from '@jest/globals';
import { socialTags, type SharedPage } from './social-tags.ts';

const PAGE: SharedPage = {
  market: { country: 'EG', locale: 'ar' },
  head: { title: 'تتبّع طرد', description: 'كل مسح بتوقيته المحلي' },
  canonical: 'https://a.example/eg-ar/track',
  siteName: 'Amberlane',
  picture: 'https://a.example/-/og/0123456789abcdef/eg-ar/track.png',
};
const tags = (changes: Partial<SharedPage> = {}) => new Map(socialTags({ ...PAGE, ...changes }));

describe('what a shared page looks like', () => {
  it('has the four properties that Open Graph requires, and the reader’s language', () => {
    expect(tags().get('og:title')).toBe('تتبّع طرد');
    expect(tags().get('og:type')).toBe('website');
    expect(tags().get('og:url')).toBe('https://a.example/eg-ar/track');
    expect(tags().get('og:image')).toBe(PAGE.picture);
    expect(tags().get('og:locale')).toBe('ar_EG');
    expect(tags({ market: { country: 'NG', locale: 'zh-CN' } }).get('og:locale')).toBe('zh_NG');
  });

  it('shows its picture large, with its size known before it comes', () => {
    expect(tags().get('twitter:card')).toBe('summary_large_image');
    expect([tags().get('og:image:width'), tags().get('og:image:height')]).toEqual(['1200', '630']);
  });

  it('promises no picture where there is none', () => {
    expect(tags({ picture: null }).get('twitter:card')).toBe('summary');
    expect([...tags({ picture: null }).keys()].filter((name) => name.startsWith('og:image'))).toEqual([]);
  });
});
