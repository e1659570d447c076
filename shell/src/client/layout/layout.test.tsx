import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act } from 'react';
import { LOCALES, MARKETS, marketSegment } from '@amberlane/contract/site';
import { Layout } from './layout.tsx';
import { LINKS, messagesOf, NO_LINKS, onSite, storeFor } from '../../../testing/layout-on-site.tsx';

afterEach(cleanup);

const page = <Layout header="solid" country={null} links={LINKS} busy={false}><h1>Page</h1></Layout>;

describe('layout in every country and language', () => {
  it.each(MARKETS.map((market) => ({ market, segment: marketSegment(market) })))('says all of itself on /$segment', ({ market }) => {
    render(onSite(page, { market }));
    expect(screen.getByRole('main')).toHaveTextContent('Page');
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  });

  it('has the same messages in six languages', () => {
    const ids = Object.keys(messagesOf('en'));
    for (const locale of LOCALES) expect(Object.keys(messagesOf(locale))).toEqual(ids);
  });

  it('is taken over by React as the server wrote it', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(onSite(page, { store: storeFor() }));
    // What a reader or the page loader may have done by then.
    for (const opened of root.querySelectorAll('dialog, details')) opened.setAttribute('open', '');
    for (const name of root.querySelectorAll('[data-nick-name]')) name.textContent = 'Ama';
    const store = storeFor();
    await act(async () => hydrateRoot(root, onSite(page, { store })));
    expect(complaints).not.toHaveBeenCalled();
    expect(root.querySelector('[data-nick-name]')).toHaveTextContent('Ama');
    complaints.mockRestore();
    root.remove();
  });
});

describe('way into the content', () => {
  it('the first link jumps over the header without a new page', () => {
    render(onSite(page));
    const [first] = screen.getAllByRole('link');
    expect(first).toHaveAccessibleName('Skip to content');
    Element.prototype.scrollIntoView = () => undefined;
    expect(fireEvent.click(first ?? document.body)).toBe(false);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('says that a page is on its way', () => {
    render(onSite(<Layout header="solid" country={null} links={LINKS} busy>Page</Layout>));
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  });
});

describe('links of header and footer', () => {
  it('lead only to pages that exist', () => {
    render(onSite(<Layout header="solid" country={null} links={{ ...NO_LINKS, menu: LINKS.menu.filter(({ place }) => place === 'header') }} busy={false}>Page</Layout>));
    const here = [...document.querySelectorAll('a[href^="#"], a[href^="/ng-en"]')].map((link) => link.getAttribute('href'));
    expect(new Set(here)).toEqual(new Set(['#main', '#top', '/ng-en', '/ng-en/track', '/ng-en/quote', '/ng-en/help', '/ng-en/user-opt/login']));
    expect(screen.queryByText('Services')).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Legal' })).not.toBeInTheDocument();
  });

  it('hide from visitors what is for customers, on the page of everybody', () => {
    render(onSite(page));
    const offers = screen.getByText('Your offers').closest('li');
    expect(offers).toHaveClass('customer');
    expect(screen.getByText('Track a parcel').closest('li')).not.toHaveAttribute('class');
  });

  it.each([
    ['NG', 'en', ['Service rules']],
    ['CN', 'en', []],
    ['TR', 'en', ['Service rules', 'Cookie policy']],
  ] as const)('service rules and cookie policy in %s', (country, locale, shown) => {
    render(onSite(page, { market: { country, locale } }));
    const legal = within(screen.getByRole('navigation', { name: 'Legal' }));
    const titles = legal.getAllByRole('link').map(({ textContent }) => textContent);
    expect(titles.filter((title) => title === 'Service rules' || title === 'Cookie policy')).toEqual(shown);
  });
});
