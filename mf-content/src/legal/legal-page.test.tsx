import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import cookie from '../pages/cookie/page.tsx';
import termsOfUse from '../pages/terms-of-use/page.tsx';
import privacyPolicy from '../pages/privacy-policy/page.tsx';
import { pageAt } from '../testing/page-at.tsx';

afterEach(cleanup);

describe('a legal text', () => {
  it('has an index that names every section by its number', async () => {
    render((await pageAt(termsOfUse, { country: 'NG', locale: 'en' }, 'terms-of-use')).element);
    const index = within(screen.getByRole('navigation', { name: 'In this text' })).getAllByRole('link');
    const sections = within(screen.getByRole('article')).getAllByRole('region');
    expect(index.map((link) => link.getAttribute('href')?.slice(1))).toEqual(sections.map(({ id }) => id));
    expect(index[5]).toHaveTextContent('6What we pay for loss and damage');
  });

  it('says from which day it holds, and whom to ask', async () => {
    render((await pageAt(termsOfUse, { country: 'NG', locale: 'en' }, 'terms-of-use')).element);
    expect(screen.getByText('1 November 2026')).toHaveAttribute('datetime', '2026-11-01');
    expect(screen.getByRole('link', { name: 'Phones and addresses' })).toHaveAttribute('href', '/ng-en/contact-us');
  });

  it('names law and place of arbitration', async () => {
    render((await pageAt(termsOfUse, { country: 'NG', locale: 'en' }, 'terms-of-use')).element);
    expect(screen.getByRole('region', { name: /Law and disputes/ })).toHaveTextContent('law of Hong Kong');
    expect(screen.getByRole('region', { name: /Law and disputes/ })).toHaveTextContent('arbitration in Hong Kong');
  });

  it('leads to other texts only where the reader’s country has them', async () => {
    const { unmount } = render((await pageAt(termsOfUse, { country: 'NG', locale: 'en' }, 'terms-of-use')).element);
    expect(screen.getByRole('link', { name: 'service rules' })).toHaveAttribute('href', '/ng-en/service-rule');
    unmount();
    render((await pageAt(termsOfUse, { country: 'CN', locale: 'en' }, 'terms-of-use')).element);
    expect(screen.queryByRole('link', { name: 'service rules' })).toBeNull();
    cleanup();
    render((await pageAt(privacyPolicy, { country: 'TR', locale: 'en' }, 'privacy-policy')).element);
    expect(screen.getByRole('link', { name: 'Cookies' })).toHaveAttribute('href', '/tr-en/cookie');
  });

  it('lists the cookies with the lifetimes that the site gives them', async () => {
    render((await pageAt(cookie, { country: 'TR', locale: 'en' }, 'cookie')).element);
    const row = (name: RegExp) => screen.getByRole('row', { name });
    expect(row(/defaultCountryCode/)).toHaveTextContent('7 days');
    expect(row(/cookieAgree/)).toHaveTextContent('365 days after “accept”, this visit after “do not accept”');
    expect(row(/^token/)).toHaveTextContent('This visit, or 30 days with “remember me”');
  });
});
