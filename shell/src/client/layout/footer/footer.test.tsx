import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { openingSpans } from '@amberlane/contract/domain/opening-spans';
import { COUNTRIES } from '@amberlane/contract/site';
import { SPAN_ATTRIBUTE } from '@amberlane/contract/site/page-clock';
import type { CountryEntry } from '@amberlane/contract/calls/countries';
import { onSite, storeFor } from '../../../../testing/layout-on-site.tsx';
import { inParts, mailsIn, telephoneUri } from './contact-lines.ts';
import { Footer } from './footer.tsx';

const RIYADH: CountryEntry = {
  code: 'SA', nameEN: 'Saudi Arabia', nameCN: '沙特阿拉伯', nameAR: 'السعودية', nameFR: 'Arabie saoudite', nameUR: 'سعودی عرب', nameTR: 'Suudi Arabistan',
  countryName: 'السعودية', iconWeb: 'sa', defaultMark: 0, contact: '+966 800 000 0142 / +966 800 000 0143', email: 'riyadh@amberlane.example',
  openTime: { en: 'Daily 9:00–17:00', 'zh-CN': '每天', fr: 'tous les jours', ar: 'يوميًا 9:00–17:00', ur: 'روزانہ', tr: 'Her gün' },
  hours: [{ days: [1, 2, 3, 4, 7], from: '09:00', to: '17:00' }], timeZone: 'Asia/Riyadh', langList: [],
};
const ACCRA: CountryEntry = { ...RIYADH, code: 'GH', contact: '+233 200 000 0142', email: 'accra@amberlane.example', timeZone: 'Africa/Accra' };

/** A Sunday, 10:00 in Riyadh. */
const NOW = new Date('2026-11-22T07:00:00Z');

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick', 'performance'] });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

/** Until what the footer fetches by itself is there. */
async function show(...args: Parameters<typeof onSite>): Promise<void> {
  render(onSite(...args));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
}

describe('contact of the country', () => {
  it('shows phones, mail and opening hours in the reader’s language', async () => {
    await show(<Footer country={RIYADH} />, { market: { country: 'SA', locale: 'ar' } });
    const card = within(screen.getByRole('region', { name: 'السعودية' }));
    for (const href of ['tel:+9668000000142', 'tel:+9668000000143', 'mailto:riyadh@amberlane.example']) {
      expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(href);
    }
    expect(card.getByText('يوميًا 9:00–17:00')).toBeInTheDocument();
    expect(card.getByText('+966 800 000 0142')).toHaveAttribute('dir', 'ltr');
  });

  it('says of two addresses what each is for', async () => {
    await show(<Footer country={{ ...RIYADH, email: 'riyadh@amberlane.example/support.sa@amberlane.example' }} />, { market: { country: 'SA', locale: 'en' } });
    const mails = within(screen.getByRole('region', { name: 'Saudi Arabia' })).getAllByRole('link', { name: /@/ });
    expect(mails.map((mail) => mail.parentElement?.textContent)).toEqual(['Parcels and complaintssupport.sa@amberlane.example', 'Sales, partners and jobsriyadh@amberlane.example']);
  });

  it('says so when it could not be loaded', async () => {
    await show(<Footer country={null} />);
    expect(within(screen.getByRole('region', { name: 'Nigeria' })).getByText('We can’t show phone numbers and opening hours right now. Please try again later.')).toBeInTheDocument();
  });

  it.each([
    ['2026-11-22T07:00:00Z', 'Open now, closes at 17:00'],
    ['2026-11-22T05:00:00Z', 'Closed now, opens at 09:00'],
    ['2026-11-27T07:00:00Z', 'Closed now, opens Sunday at 09:00'],
  ])('tells at %s, in the support contact’s own time: %s', async (now, note) => {
    jest.setSystemTime(new Date(now));
    await show(<Footer country={RIYADH} />);
    expect(await screen.findByText((_text, element) => element?.tagName === 'DD' && element.textContent === note)).toBeInTheDocument();
  });

  it('brings what holds in the next days for the first script of a cached page, hidden', () => {
    const opening = openingSpans(RIYADH, '2026-11-22').map(({ at, until, isOpen, changesAt }) => ({ at, until, isOpen, changes: changesAt?.toISOString() ?? '' }));
    const page = document.createElement('div');
    page.innerHTML = renderToString(onSite(<Footer country={{ ...RIYADH, opening }} />));
    const told = [...page.querySelectorAll<HTMLElement>(`[${SPAN_ATTRIBUTE}]`)].map(({ hidden, textContent, dataset }) => [hidden, dataset['span'], textContent]);
    expect(told.slice(0, 3)).toEqual([
      [true, '2026-11-22T00:00:00.000Z/2026-11-22T06:00:00.000Z', 'Closed now, opens at 09:00'],
      [true, '2026-11-22T06:00:00.000Z/2026-11-22T14:00:00.000Z', 'Open now, closes at 17:00'],
      [true, '2026-11-22T14:00:00.000Z/2026-11-22T21:00:00.000Z', 'Closed now, opens Monday at 09:00'],
    ]);
  });
});

describe('contact of another country', () => {
  const list = (body: object, status = 200): typeof fetch => () => Promise.resolve(Response.json(body, { status }));
  const choose = async (name: string): Promise<void> => {
    fireEvent.click(screen.getByText('Choose another country'));
    fireEvent.click(screen.getByRole('link', { name }));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  };

  it('is a link to the same page there, in a language that it has', async () => {
    await show(<Footer country={RIYADH} />, { market: { country: 'SA', locale: 'ar' }, at: 'track' });
    const choices = within(screen.getByRole('region', { name: 'السعودية' })).getAllByRole('link').slice(0, COUNTRIES.length);
    expect(choices.map((link) => link.getAttribute('href'))).toEqual([
      '/ma-fr/track', '/gh-en/track', '/ng-en/track', '/ke-en/track', '/ug-en/track', '/cn-cn/track', '/eg-ar/track', '/pk-ur/track', '/sa-ar/track', '/ae-ar/track', '/tr-tr/track',
    ]);
  });

  it('is shown in its place once it came, with its accounts and its chat', async () => {
    await show(<Footer country={RIYADH} />, {
      market: { country: 'SA', locale: 'en' },
      store: storeFor(list({ success: true, data: [RIYADH, ACCRA], error: null })),
    });
    await choose('Ghana');
    const card = within(screen.getByRole('region', { name: 'Ghana' }));
    expect(await card.findByText('+233 200 000 0142')).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'Facebook' })).toHaveAttribute('href', 'https://facebook.example/amberlane.ghana');
    expect(card.getByRole('img', { hidden: true, name: /^QR code that opens/ })).toHaveAttribute('src', '/-/qr/gh.svg');
  });

  it('says so when it could not be had, and tries again', async () => {
    let answer = list({ success: false, error: { code: 1, message: 'Sorry' } }, 400);
    await show(<Footer country={RIYADH} />, { market: { country: 'SA', locale: 'en' }, store: storeFor((...request) => answer(...request)) });
    await choose('Ghana');
    expect(await screen.findByText('We can’t show phone numbers and opening hours right now. Please try again later.')).toBeInTheDocument();
    answer = list({ success: true, data: [ACCRA], error: null });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('+233 200 000 0142')).toBeInTheDocument();
  });
});

describe('the same page in another country', () => {
  it('is the home page where that country lacks it', async () => {
    await show(<Footer country={RIYADH} />, { market: { country: 'SA', locale: 'en' }, at: 'service-rule', search: '?x=1', countries: ['GH', 'SA'] });
    expect(screen.getByRole('link', { name: 'China', hidden: true })).toHaveAttribute('href', '/cn-en');
    expect(screen.getByRole('link', { name: 'Ghana', hidden: true })).toHaveAttribute('href', '/gh-en/service-rule?x=1');
  });
});

describe('choice of theme', () => {
  afterEach(() => {
    document.cookie = 'theme=; Max-Age=0; Path=/';
    document.documentElement.removeAttribute('data-theme');
  });

  it('is on the page at once, and kept', async () => {
    await show(<Footer country={RIYADH} />);
    fireEvent.click(screen.getByRole('button', { name: 'Dark' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(document.cookie).toContain('theme=dark');
    fireEvent.click(screen.getByRole('button', { name: 'Light' }));
    expect(document.documentElement).not.toHaveAttribute('data-theme');
    expect(document.cookie).not.toContain('theme=');
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

  it('one address is for everything', () => {
    expect(mailsIn('one@amberlane.example')).toEqual([{ address: 'one@amberlane.example', purpose: null }]);
    expect(mailsIn('')).toEqual([]);
  });

  it('a phone is dialled without what people write between its digits', () => {
    expect(telephoneUri('+234 (700) 000-0142')).toBe('tel:+2347000000142');
  });
});
