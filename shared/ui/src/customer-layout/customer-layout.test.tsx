import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { HostServicesProvider } from '@amberlane/core';
import { inSite } from '../../testing/on-site.tsx';
import { CustomerLayout, type CustomerPage } from './customer-layout.tsx';

afterEach(cleanup);

const PAGES: readonly CustomerPage[] = [
  { path: 'express/my-order', title: 'My shipments' },
  { path: 'user-opt/personal', title: 'My details' },
];

const layout = (below: boolean) => (
  <CustomerLayout current="user-opt/personal" below={below} title="Title" breadcrumb={null} listLabel="My account">
    <p>Content</p>
  </CustomerLayout>
);
const listed = (below = false) => inSite(<HostServicesProvider services={{ 'customer-pages': (show) => show(PAGES) }}>{layout(below)}</HostServicesProvider>);

describe('the frame of a customer’s page', () => {
  it('lists the pages that the site gives, and marks the one that is shown', () => {
    render(listed());
    const list = within(screen.getByRole('navigation', { name: 'My account' }));
    expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['My shipments', '/ng-en/express/my-order'],
      ['My details', '/ng-en/user-opt/personal'],
    ]);
    expect(list.getByRole('link', { current: 'page' })).toHaveTextContent('My details');
  });

  it('folds the list under the page that is shown, and closes it once another page is there', () => {
    const { rerender } = render(listed());
    const fold = screen.getByRole('button', { name: 'My account My details', expanded: false });
    expect(document.getElementById(fold.getAttribute('aria-controls') ?? '')).toContainElement(screen.getByRole('link', { name: 'My details' }));
    fireEvent.click(fold);
    expect(screen.getByRole('button', { name: 'My account My details', expanded: true })).toBeInTheDocument();
    rerender(inSite(<HostServicesProvider services={{ 'customer-pages': (show) => show(PAGES) }}><CustomerLayout current="express/my-order" title="Title" breadcrumb={null} listLabel="My account"><p>Content</p></CustomerLayout></HostServicesProvider>));
    expect(screen.getByRole('button', { name: 'My account My shipments', expanded: false })).toBeInTheDocument();
  });

  it('calls the list by its own name where the page is none of its entries', () => {
    render(inSite(<HostServicesProvider services={{ 'customer-pages': (show) => show([{ path: 'express/cod', title: 'Cash on delivery' }]) }}>{layout(false)}</HostServicesProvider>));
    expect(screen.getByRole('button', { name: 'My account' })).toBeInTheDocument();
  });

  it('puts pages of one heading under it', () => {
    const pages = [{ path: '', title: 'Overview' }, { path: 'express/my-order', title: 'My shipments', group: 'Shipping' }, { path: 'express/cod', title: 'Cash on delivery', group: 'Shipping' }];
    render(inSite(<HostServicesProvider services={{ 'customer-pages': (show) => show(pages) }}>{layout(false)}</HostServicesProvider>));
    const links = within(screen.getByRole('list', { name: 'Shipping' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['My shipments', 'Cash on delivery']);
    expect(screen.getAllByRole('list')).toHaveLength(2);
  });

  it('marks the entry above a page that is one further down, without calling it the page', () => {
    render(listed(true));
    expect(screen.getByRole('link', { name: 'My details' })).toHaveAttribute('aria-current', 'true');
  });

  it('shows the page where nobody gives a list', () => {
    render(inSite(layout(false)));
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.getByText('Content')).toBeVisible();
  });
});
