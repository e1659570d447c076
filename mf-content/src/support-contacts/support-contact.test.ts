import { describe, expect, it } from '@jest/globals';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import { contactOf, phoneHref } from './support-contact.ts';

describe('mail addresses', () => {
  const mailsOf = (email: string) =>
    contactOf(
      {
        code: 'NG', nameEN: 'Nigeria', nameCN: '', nameAR: '', nameFR: '', nameUR: '', nameTR: '', countryName: 'Nigeria', iconWeb: '', defaultMark: 0,
        contact: '+234 700 000 0142', email, openTime: { en: '', 'zh-CN': '', fr: '', ar: '', ur: '', tr: '' }, hours: [], timeZone: COUNTRY_TIME_ZONE.NG, langList: [],
      },
      'en',
    ).mails;

  it('of the office and of customer service are told apart, that of customer service first', () =>
    expect(mailsOf('lagos@amberlane.example/support.ng@amberlane.example')).toEqual([
      { address: 'support.ng@amberlane.example', purpose: 'support' },
      { address: 'lagos@amberlane.example', purpose: 'office' },
    ]));

  it('that stand alone are for everything', () => {
    expect(mailsOf('lagos@amberlane.example')).toEqual([{ address: 'lagos@amberlane.example', purpose: null }]);
    expect(mailsOf('')).toEqual([]);
  });
});

describe('phone address', () => {
  it.each([
    ['+234 700 000 0142', 'tel:+2347000000142'],
    ['(0800) 123-45', 'tel:080012345'],
  ])('%s is dialled as %s', (phone, href) => {
    expect(phoneHref(phone)).toBe(href);
  });
});
