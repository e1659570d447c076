/** What the fields of forms ask the mock API for: divisions of a country, and captchas that nobody can solve. */
import { COUNTRIES, LOCALE_FACTS, type Locale } from '@amberlane/contract/site';
import type { AreaEntry, AreaType } from '@amberlane/contract/calls/areas';

const ENTRIES = 3;

/** Three divisions of one level in `parent`: named for the language and a number, so that nobody mistakes them for places. */
export function areasOf(type: AreaType, parent: string, locale: Locale): AreaEntry[] {
  const [country = ''] = parent.split('-');
  const countryCode = COUNTRIES.find((code) => code === country) ?? 'GH';
  return Array.from({ length: ENTRIES }, (_, index) => {
    const code = `${parent}-${index + 1}`;
    const provinceCode = type === 'province' ? code : code.split('-').slice(0, 2).join('-');
    const cityCode = type === 'province' ? null : code.split('-').slice(0, 3).join('-');
    return { type, code, countryCode, provinceCode, cityCode, name: `${LOCALE_FACTS[locale].name} ${index + 1}`, latinName: code, localName: null };
  });
}

/** One grey pixel as PNG. */
const PICTURE = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mOor6//DwAFhAKAjM1mJgAAAABJRU5ErkJggg==';

export const captcha = () => ({ captchaId: 'mock', image: PICTURE, expiresSeconds: 120, work: { parts: 8, zeroBits: 4 } });
