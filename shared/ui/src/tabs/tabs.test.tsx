import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { inSite } from '../../testing/on-site.tsx';
import { TabLinks } from './tab-links.tsx';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

const TABS = [
  { id: 'sender', title: 'Sender', panel: 'Guangzhou' },
  { id: 'parcel', title: 'Parcel', panel: 'Two kilograms' },
  { id: 'receiver', title: 'Receiver', panel: 'Lagos' },
];

const press = (key: string) => fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key });
const shown = () => screen.getByRole('tabpanel').textContent;

describe('tabs', () => {
  it('show one panel, named by its tab', () => {
    render(inSite(<Tabs label="Order" tabs={TABS} />));
    expect(screen.getByRole('tabpanel', { name: 'Sender' })).toHaveTextContent('Guangzhou');
    fireEvent.click(screen.getByRole('tab', { name: 'Receiver' }));
    expect(screen.getByRole('tabpanel', { name: 'Receiver' })).toHaveTextContent('Lagos');
  });

  it('are one stop of the Tab key and are walked with arrows, round the ends', () => {
    render(inSite(<Tabs label="Order" tabs={TABS} first="parcel" />));
    const stops = screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toEqual([screen.getByRole('tab', { name: 'Parcel', selected: true })]);
    press('ArrowRight');
    expect(screen.getByRole('tab', { name: 'Receiver' })).toHaveFocus();
    expect(shown()).toBe('Lagos');
    press('ArrowRight');
    expect(shown()).toBe('Guangzhou');
    press('End');
    expect(shown()).toBe('Lagos');
    press('Home');
    expect(shown()).toBe('Guangzhou');
  });

  it('follow the direction of the page', () => {
    render(inSite(<Tabs label="Order" tabs={TABS} />, { country: 'SA', locale: 'ar' }));
    press('ArrowLeft');
    expect(shown()).toBe('Two kilograms');
  });
});

describe('tabs that are pages', () => {
  it('are links; the one of this page is marked and scrolled into view', () => {
    const scrollIntoView = jest.fn();
    Element.prototype.scrollIntoView = scrollIntoView;
    render(inSite(<TabLinks label="Account" tabs={[{ to: 'user-opt/parcels', title: 'Parcels' }, { to: 'user-opt/address', title: 'Addresses', current: true }]} />));
    expect(screen.getByRole('navigation', { name: 'Account' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Parcels' })).not.toHaveAttribute('aria-current');
    expect(screen.getByRole('link', { name: 'Addresses' })).toHaveAttribute('aria-current', 'page');
    expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('link', { name: 'Addresses' })]);
  });
});
