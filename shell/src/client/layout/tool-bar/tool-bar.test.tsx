import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MENU, onSite } from '../../../../testing/layout-on-site.tsx';
import { ToolBar } from './tool-bar.tsx';

afterEach(cleanup);

describe('bar of tools', () => {
  it('leads to the four tools and marks the one that is open', () => {
    render(onSite(<ToolBar />, { menu: MENU, at: 'track' }));
    const bar = within(screen.getByRole('navigation', { name: 'Quick links' }));
    expect(bar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Track', '/ng-en/track'],
      ['Ship', '/ng-en/express/order-entry'],
      ['Get a quote', '/ng-en/quote'],
      ['Service points', '/ng-en/location-map'],
    ]);
    expect(bar.getByRole('link', { current: 'page' })).toHaveTextContent('Track');
  });

  it('is not there when no remote declares a tool', () => {
    render(onSite(<ToolBar />, { menu: [] }));
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
