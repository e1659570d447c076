import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Market } from '@amberlane/contract/site';
import { paintReader } from '../../show-session.ts';
import { MENU, onSite } from '../../../../testing/layout-on-site.tsx';
import { CookieNotice } from './cookie-notice.tsx';

const forget = (name: string): void => {
  document.cookie = `${name}=; Max-Age=0; Path=/`;
};

beforeEach(() => {
  document.cookie = 'defaultCountryCode=TR; Path=/';
});
afterEach(() => {
  cleanup();
  ['defaultCountryCode', 'cookieAgree', 'nickName'].forEach(forget);
  paintReader();
});

const isDue = (): boolean => document.documentElement.hasAttribute('data-cookie-notice');
const show = (market: Market, at = ''): void => {
  render(onSite(<CookieNotice />, { market, at, menu: MENU }));
  paintReader();
};

describe('cookie notice', () => {
  it('is due for readers of Turkey who have not answered, and for nobody else', () => {
    paintReader();
    expect(isDue()).toBe(true);
    document.cookie = 'defaultCountryCode=GH; Path=/';
    paintReader();
    expect(isDue()).toBe(false);
  });

  it.each([
    ['tr', 'TR', 'Çerezler', null],
    ['en', 'TR', 'Cookies', null],
    ['zh-CN', 'GH', 'Cookie', null],
    ['ar', 'EG', 'Cookies', 'en'],
    ['fr', 'MA', 'Cookies', 'en'],
  ] as const)('speaks %s where it can, else English that says that it is', (locale, country, title, lang) => {
    show({ country, locale });
    const notice = screen.getByRole('region', { name: title });
    expect(notice.getAttribute('lang')).toBe(lang);
  });

  it('keeps an agreement', () => {
    show({ country: 'TR', locale: 'en' });
    fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
    expect(document.cookie).toContain('cookieAgree=1');
    expect(isDue()).toBe(false);
  });

  it('takes a refusal for this visit', () => {
    show({ country: 'TR', locale: 'en' });
    fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
    expect(document.cookie).toContain('cookieAgree=0');
    expect(isDue()).toBe(false);
  });

  it('works as a plain form that comes back to the page', () => {
    show({ country: 'TR', locale: 'tr' }, 'track');
    const accept = screen.getByRole('button', { name: 'Kabul et' });
    expect(accept.closest('form')).toHaveAttribute('method', 'post');
    expect(accept).toHaveAttribute('formaction', '/-/consent?agree=1&back=%2Ftr-tr%2Ftrack');
  });

  it('leads to the policy, which is a page of Turkey', () => {
    show({ country: 'GH', locale: 'en' });
    expect(screen.getByRole('link', { name: 'Learn more' })).toHaveAttribute('href', '/tr-en/cookie');
  });
});
