import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { RULES } from '@amberlane/contract/domain';
import type { Country } from '@amberlane/contract/site';
import type { PageModule } from '@amberlane/core';
import cookie from '../pages/cookie/page.tsx';
import termsOfUse from '../pages/terms-of-use/page.tsx';
import privacyPolicy from '../pages/privacy-policy/page.tsx';
import { pageAt } from '../../testing/content-site.ts';

afterEach(cleanup);

const read = async (page: PageModule, path: string, country: Country) => render((await pageAt(page, { country, locale: 'en' }, path)).element);

describe('a legal text', () => {
  it('has an index that names every section by its number', async () => {
    await read(termsOfUse, 'terms-of-use', 'NG');
    const twice = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
    const sections = screen.getAllByRole('region').filter(({ id }) => id !== '');
    const hrefs = twice.map((link) => link.getAttribute('href')?.slice(1));
    // Folded for phones, open for wide screens: styles show one of them.
    expect(hrefs).toEqual([...sections, ...sections].map(({ id }) => id));
    const index = twice.slice(sections.length);
    expect(index[7]).toHaveTextContent('8What we pay for loss and damage');
    expect(screen.getByRole('region', { name: '8 What we pay for loss and damage' })).toHaveTextContent('up to CNY 300 per waybill');
  });

  it('numbers what stands below a section', async () => {
    await read(privacyPolicy, 'privacy-policy', 'NG');
    expect(screen.getByRole('heading', { level: 3, name: '8.1 Law and authority in each country' })).toBeInTheDocument();
  });

  it('says from which day it holds, and whom to ask', async () => {
    await read(termsOfUse, 'terms-of-use', 'NG');
    expect(screen.getByText('24 November 2026')).toHaveAttribute('datetime', '2026-11-24');
    expect(screen.getAllByRole('link', { name: 'Contact us' }).map((link) => link.getAttribute('href'))).toContain('/ng-en/contact-us');
  });

  it('names the periods by which data is deleted', async () => {
    await read(privacyPolicy, 'privacy-policy', 'NG');
    const table = within(screen.getByRole('region', { name: /How long we keep your data/ }));
    // On a narrow screen each cell has the heading of its column.
    const period = (row: RegExp): string | undefined => table.getByRole('row', { name: row }).lastChild?.textContent?.replace(/^How long/, '');
    const { retention, signIns, leads, recruiting } = RULES;
    expect([period(/^Session/), period(/^Sign-in history/), period(/^Unconfirmed registration/), period(/^Number of verification codes/), period(/^Emails that could not/), period(/^Quote and partner applications/), period(/^Job applications/)]).toEqual([
      `Until you sign out or it expires, then for another ${retention.sessionDays} days`, `${signIns.keepDays} days`, `${retention.registrationHours} hours`,
      `${retention.codeCountHours} hours`, `${retention.failedEmailDays} days`, `${Math.round(leads.keepDays / 30.4)} months`,
      `${Math.round(recruiting.keepDays / 30.4)} months; we delete your files immediately if you withdraw`,
    ]);
  });

  it('names law and place of arbitration', async () => {
    await read(termsOfUse, 'terms-of-use', 'NG');
    expect(screen.getByRole('region', { name: /Law and disputes/ })).toHaveTextContent('law of Hong Kong');
    expect(screen.getByRole('region', { name: /Law and disputes/ })).toHaveTextContent('arbitration in Hong Kong');
  });

  it('names the time limits of a claim, the same as the service rules', async () => {
    await read(termsOfUse, 'terms-of-use', 'NG');
    expect(screen.getByRole('region', { name: /Claims and time limits/ })).toHaveTextContent('within 7 days of delivery');
    expect(screen.getByRole('region', { name: /Claims and time limits/ })).toHaveTextContent('within 60 days of giving it to us');
  });

  it('leads to other texts only where the reader’s country has them', async () => {
    const { unmount } = await read(termsOfUse, 'terms-of-use', 'NG');
    const inText = within(screen.getByRole('region', { name: /What these terms cover/ }));
    expect(inText.getByRole('link', { name: 'service rules' })).toHaveAttribute('href', '/ng-en/service-rule');
    unmount();
    await read(termsOfUse, 'terms-of-use', 'CN');
    expect(screen.queryByRole('link', { name: /service rules/i })).toBeNull();
    cleanup();
    await read(privacyPolicy, 'privacy-policy', 'TR');
    expect(screen.getByRole('link', { name: 'cookie policy' })).toHaveAttribute('href', '/tr-en/cookie');
  });

  it.each([
    ['NG', ['Privacy policy', 'Service rules', 'Franchise policy']],
    ['CN', ['Privacy policy', 'Franchise policy']],
    ['TR', ['Privacy policy', 'Service rules', 'Cookie policy', 'Franchise policy']],
  ] as const)('lists the other texts that %s has', async (country, names) => {
    await read(termsOfUse, 'terms-of-use', country);
    const links = within(screen.getByRole('navigation', { name: 'Other policies' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(names);
  });

  it('lets readers of Türkiye change their answer to the cookie notice where cookies are explained, and says what holds elsewhere', async () => {
    document.cookie = 'cookieAgree=0';
    for (const [page, path] of [[privacyPolicy, 'privacy-policy'], [cookie, 'cookie']] as const) {
      await read(page, path, 'TR');
      const settings = within(screen.getByRole('form', { name: 'Cookie settings' }));
      expect(settings.getByText('Visitor statistics and third-party maps: declined')).toBeInTheDocument();
      expect(settings.getByRole('button', { name: 'Accept' })).toHaveAttribute('formaction', `/-/consent?agree=1&back=%2Ftr-en%2F${path}#cookie-settings`);
      cleanup();
    }
    document.cookie = 'cookieAgree=; Max-Age=0';
    await read(privacyPolicy, 'privacy-policy', 'NG');
    expect(screen.queryByRole('form', { name: 'Cookie settings' })).toBeNull();
    expect(screen.getByRole('region', { name: /Cookies$/ })).toHaveTextContent('load only with your consent, and we do not ask for it in Nigeria.');
    expect(within(screen.getByRole('region', { name: /Cookies$/ })).getByRole('row', { name: /^theme/ })).toHaveTextContent('365 days');
  });

  it('lists the cookies with the lifetimes that the site gives them', async () => {
    await read(cookie, 'cookie', 'TR');
    const row = (name: RegExp) => screen.getByRole('row', { name });
    expect(row(/defaultCountryCode/)).toHaveTextContent('7 days');
    expect(row(/cookieAgree/)).toHaveTextContent('365 days if you accept; until the end of your visit if you do not');
    expect(row(/^token/)).toHaveTextContent('Until the end of your visit, or 30 days if you choose “Remember me”');
  });

  it('names law and authority of the reader’s country first, and those of the others in the fold', async () => {
    await read(privacyPolicy, 'privacy-policy', 'KE');
    const laws = within(screen.getByRole('region', { name: /Law and authority/ }));
    expect(laws.getByRole('link', { name: 'Office of the Data Protection Commissioner' })).toHaveAttribute('href', 'https://www.odpc.go.ke');
    expect(laws.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Law', 'Authority']);
    for (const country of ['Nigeria', 'Ghana', 'Uganda', 'Morocco', 'Egypt', 'Saudi Arabia', 'United Arab Emirates', 'Pakistan', 'Türkiye', 'China', 'Hong Kong']) {
      expect(laws.getByRole('row', { name: new RegExp(`^${country} `) })).toBeInTheDocument();
    }
    expect(laws.queryByRole('row', { name: /^Kenya / })).toBeNull();
  });

  it.each([
    ['NG', 'Nigeria Data Protection Act 2023'],
    ['EG', 'Personal Data Protection Law 151/2020'],
    ['CN', 'Personal Information Protection Law (PIPL) 2021'],
  ] as const)('finds the law of %s', async (country, law) => {
    await read(privacyPolicy, 'privacy-policy', country);
    expect(within(screen.getByRole('region', { name: /Law and authority/ })).getByText(law)).toBeInTheDocument();
  });

  it('says in short what most readers look for, and ends with whom to ask', async () => {
    await read(privacyPolicy, 'privacy-policy', 'NG');
    const short = within(screen.getByRole('region', { name: 'In short' }));
    expect(short.getByRole('link', { name: /copy of your data/ })).toHaveAttribute('href', '/ng-en/user-opt/personal/data');
    expect(within(screen.getByRole('complementary', { name: 'Questions about this page?' })).getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/ng-en/contact-us');
  });
});
