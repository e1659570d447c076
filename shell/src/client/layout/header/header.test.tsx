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

  it('shares one name among its menus, so that the browser keeps one open at a time', () => {
    render(onSite(header, { menu: MENU }));
    expect(new Set([...document.querySelectorAll('details')].map((menu) => menu.getAttribute('name')))).toEqual(new Set(['header']));
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
    const summary = open('Solutions');
    screen.getAllByRole('link', { name: /Access plan/ })[0]?.focus();
    fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' });
    expect(openMenus()).toEqual([]);
    expect(summary).toHaveFocus();
  });

  it('close at a press outside, and stay at a press inside', () => {
    render(onSite(<>{header}<main>Page</main></>, { menu: MENU }));
    open('Solutions');
    fireEvent.pointerDown(screen.getAllByText(/Connect your shop/)[0] ?? document);
    expect(openMenus()).toEqual(['Solutions']);
    fireEvent.pointerDown(screen.getByText('Page'));
    expect(openMenus()).toEqual([]);
  });

  it('close on arrival at another page', () => {
    const store = storeFor();
    const { rerender } = render(onSite(header, { menu: MENU, store }));
    open('Solutions');
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
  it('holds every page of the header, the choice of country and the main call', () => {
    render(onSite(header, { menu: MENU }));
    fireEvent.click(screen.getByLabelText('Menu', { selector: 'summary' }));
    const sheet = within(screen.getByLabelText('Menu', { selector: 'summary' }).closest('details') ?? document.body);
    expect(sheet.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      ['', '/track', '/quote', '/access', '/service/support', '/about-us', '/user-opt/login', '/express/order-entry'].map((path) => `/ng-en${path}`),
    );
    expect(sheet.getByRole('button', { name: /Country and language/ })).toHaveAttribute('commandfor', 'country-choice');
  });
});
