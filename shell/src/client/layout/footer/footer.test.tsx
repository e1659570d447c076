import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { CountryEntry } from '@amberlane/contract/countries';
import { ALL_ROUTES, onSite } from '../layout-harness.tsx';
import { inParts, telephoneUri } from './contact-lines.ts';
import { Footer } from './footer.tsx';

afterEach(cleanup);

const RIYADH: CountryEntry = {
  code: 'SA', nameEN: 'Saudi Arabia', nameCN: '沙特阿拉伯', nameAR: 'السعودية', nameFR: 'Arabie saoudite', nameUR: 'سعودی عرب', nameTR: 'Suudi Arabistan',
  countryName: 'السعودية', iconWeb: '', defaultMark: 0, contact: '+966 800 000 0142 / +966 800 000 0143', email: 'riyadh@amberlane.example',
  openTime: { en: 'Daily 9:00–17:00', 'zh-CN': '每天', fr: 'tous les jours', ar: 'يوميًا 9:00–17:00', ur: 'روزانہ', tr: 'Her gün' },
  hours: [], timeZone: 'Asia/Riyadh', langList: [],
};

describe('contact of the country', () => {
  it('shows phones, mail and opening hours in the reader’s language', () => {
    render(onSite(<Footer country={RIYADH} routes={ALL_ROUTES} />, { place: { country: 'SA', locale: 'ar' } }));
    const card = within(screen.getByRole('region', { name: 'السعودية' }));
    expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'tel:+9668000000142', 'tel:+9668000000143', 'mailto:riyadh@amberlane.example',
    ]);
    expect(card.getByText('يوميًا 9:00–17:00')).toBeInTheDocument();
    expect(card.getByText('+966 800 000 0142')).toHaveAttribute('dir', 'ltr');
  });

  it('says so when it could not be loaded', () => {
    render(onSite(<Footer country={null} routes={ALL_ROUTES} />));
    expect(within(screen.getByRole('region', { name: 'Nigeria' })).getByText('Phones and opening hours can’t be shown right now.')).toBeInTheDocument();
  });
});

describe('lines of contacts', () => {
  it.each([
    ['+234 700 000 0142/+234 700 000 0143', ['+234 700 000 0142', '+234 700 000 0143']],
    ['one@amberlane.example', ['one@amberlane.example']],
    ['', []],
    [' / ', []],
  ])('%j', (line, parts) => {
    expect(inParts(line)).toEqual(parts);
  });

  it('a phone is dialled without what people write between its digits', () => {
    expect(telephoneUri('+234 (700) 000-0142')).toBe('tel:+2347000000142');
  });
});
