import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { sessionSlice } from '@amberlane/core';
import { MENU, onSite, storeFor } from '../../../../testing/layout-on-site.tsx';
import { Header } from './header.tsx';

afterEach(cleanup);

const header = <Header look="solid" />;
const openMenus = () => [...document.querySelectorAll('details[open] > summary')].map((summary) => summary.textContent);

function open(title: string): HTMLElement {
  const summary = screen.getAllByText(title).find((element) => element.closest('summary')) ?? document.body;
  fireEvent.click(summary);
  return summary;
}

describe('header', () => {
  it('marks the page that is open', () => {
    render(onSite(header, { menu: MENU, at: 'track' }));
    const main = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(main.getByRole('link', { name: 'Track' })).toHaveAttribute('aria-current', 'page');
    expect(main.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  });

  it('marks the menu of a page that no entry leads to', () => {
    render(onSite(header, { menu: MENU, at: 'article-list', section: 'about' }));
    const main = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(main.getByText('About us').closest('summary')).toHaveAttribute('aria-current', 'true');
    expect(main.queryAllByRole('link', { current: 'page' })).toEqual([]);
    expect(main.getByText('Ship').closest('summary')).not.toHaveAttribute('aria-current');
  });

  it('marks a page that is open under another of its paths', () => {
    render(onSite(header, { menu: MENU, at: 'service/help' }));
    expect(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Help' })).toHaveAttribute('aria-current', 'page');
  });

  it('shares one name among its menus, so that the browser keeps one open at a time', () => {
    render(onSite(header, { menu: MENU }));
    // What unfolds inside of a menu closes no other.
    const menus = [...document.querySelectorAll('details')].filter((menu) => !menu.parentElement?.closest('details'));
    expect(new Set(menus.map((menu) => menu.getAttribute('name')))).toEqual(new Set(['header']));
    expect([...document.querySelectorAll('details details')].map((menu) => menu.getAttribute('name'))).toEqual([null, null, null]);
  });

  it('puts the shell’s menus among the links of the remotes', () => {
    render(onSite(header, { menu: MENU }));
    const main = screen.getByRole('navigation', { name: 'Main' });
    const line = [...main.children].map((entry) => (entry.querySelector('summary') ?? entry).textContent);
    expect(line).toEqual(['Home', 'Track', 'Ship', 'Get a quote', 'Services', 'Help', 'About us']);
  });

  it('shows services by group with their days and pictures, solutions below, and a quote for who does not know', () => {
    render(onSite(header, { menu: MENU }));
    const panel = within(open('Services').closest('details') ?? document.body);
    const small = panel.getByRole('link', { name: /^Small parcel/ });
    expect(small).toHaveAttribute('href', '/ng-en/product/intl-straight-small');
    expect(small).toHaveTextContent('Small parcelLight parcels5–10 working days');
    expect(small.querySelector('img')).toHaveAttribute('loading', 'lazy');
    // A picture that the design system does not have is left out.
    expect(panel.getByRole('link', { name: 'Overseas warehouse' }).querySelector('img')).toBeNull();
    expect(panel.queryByText('Local delivery')).not.toBeInTheDocument();
    expect(panel.getByRole('link', { name: /Access plan/ })).toHaveAttribute('href', '/ng-en/access');
    expect(panel.getByText('Not sure which one?')).toBeInTheDocument();
    expect(panel.getByRole('link', { name: 'Get a quote' })).toHaveAttribute('href', '/ng-en/quote');
  });

  it('leads from the country menu to the same page elsewhere, query included', () => {
    render(onSite(header, { menu: MENU, at: 'track', search: '?numbers=NG407183529669' }));
    open('Nigeria · EN');
    const morocco = within(screen.getByRole('group', { name: 'Morocco' }));
    const french = morocco.getByRole('link', { name: 'Français' });
    expect(french).toHaveAttribute('href', '/ma-fr/track?numbers=NG407183529669');
    expect(french).toHaveAttribute('hreflang', 'fr-MA');
    expect(french).toHaveAttribute('lang', 'fr');
    expect(french).toHaveAttribute('data-place', 'ma-fr');
  });

  it('says in the country menu where the reader is, and offers no Chinese for Turkey', () => {
    render(onSite(header, { market: { country: 'CN', locale: 'zh-CN' } }));
    open('中国 · 中文');
    const china = within(screen.getByRole('group', { name: '中国' }));
    expect(china.getByRole('link', { name: '简体中文' })).toHaveAttribute('aria-current', 'true');
    expect(within(screen.getByRole('group', { name: '土耳其' })).getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Türkçe', 'English']);
  });
});

describe('menus once React runs', () => {
  it('close at Escape and give the focus back', () => {
    render(onSite(header, { menu: MENU }));
    const summary = open('Services');
    screen.getAllByRole('link', { name: /Access plan/ })[0]?.focus();
    fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' });
    expect(openMenus()).toEqual([]);
    expect(summary).toHaveFocus();
  });

  it('close at a press outside, and stay at a press inside', () => {
    render(onSite(<>{header}<main>Page</main></>, { menu: MENU }));
    open('Services');
    fireEvent.pointerDown(screen.getAllByText(/Connect your shop/)[0] ?? document);
    expect(openMenus()).toEqual(['Services']);
    fireEvent.pointerDown(screen.getByText('Page'));
    expect(openMenus()).toEqual([]);
  });

  it('close on arrival at another page', () => {
    const store = storeFor();
    const { rerender } = render(onSite(header, { menu: MENU, store }));
    open('Services');
    rerender(onSite(header, { menu: MENU, at: 'access', store }));
    expect(openMenus()).toEqual([]);
  });
});

describe('account menu', () => {
  afterEach(() => document.documentElement.removeAttribute('data-signed-in'));

  const signedIn = (): ReturnType<typeof storeFor> => {
    const store = storeFor();
    store.dispatch(sessionSlice.actions.signedIn({ nickName: 'Ama & Kofi' }));
    return store;
  };

  it('greets who is signed in and leads to what is theirs', () => {
    render(onSite(header, { store: signedIn(), menu: MENU }));
    const summary = open('Your account:');
    expect(summary.closest('summary')).toHaveTextContent('Ama & Kofi');
    expect(screen.getByText(/^Hello,/)).toHaveTextContent('Hello, Ama & Kofi');
    const menu = within(summary.closest('details') ?? document.body);
    expect(menu.getByRole('link', { name: 'My parcels' })).toHaveAttribute('href', '/ng-en/express/my-order');
    expect(menu.getByRole('link', { name: 'My account' })).toHaveAttribute('href', '/ng-en/user-opt/personal');
  });

  it('asks before it logs out, and posts a plain form where no script runs', () => {
    render(onSite(header, { store: signedIn(), at: 'track' }));
    open('Your account:');
    const [asks, posts] = screen.getAllByRole('button', { name: 'Sign out' });
    expect(asks).toHaveAttribute('commandfor', 'sign-out');
    const form = posts?.closest('form');
    expect([form?.getAttribute('action'), form && Object.fromEntries(new FormData(form))]).toEqual(['/-/sign-out', { returnTo: '/ng-en/track' }]);
  });

  it('is open with the sentence of a plain form that was refused', () => {
    const fault = { userName: 'ama@example.com', code: 1400004, message: 'Name and password don’t fit.' };
    render(onSite(<Header look="solid" signInFault={fault} />));
    expect(openMenus()).toHaveLength(1);
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Name and password don’t fit.');
  });
});

describe('menu of a phone', () => {
  it('begins with the tools and holds every page of the header once, the choice of country and the main call', () => {
    render(onSite(header, { menu: MENU }));
    fireEvent.click(screen.getByLabelText('Menu', { selector: 'summary' }));
    const sheet = within(screen.getByLabelText('Menu', { selector: 'summary' }).closest('details') ?? document.body);
    expect(sheet.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      [
        '/track', '/express/order-entry', '/quote', '/location-map',
        '/product/intl-straight-small', '/product/warehouse', '/access', '/service/support',
        '/express/order-import', '/about-us', '', '/help', '/rates', '/user-opt/login', '/express/order-entry',
      ].map((path) => `/ng-en${path}`),
    );
    expect(sheet.getByRole('button', { name: /Country and language/ })).toHaveAttribute('commandfor', 'country-choice');
  });
});
