import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { inSite } from '../../testing/on-site.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

afterEach(cleanup);

describe('breadcrumb', () => {
  it('leads back and ends at the page, which is no link', () => {
    render(inSite(<Breadcrumb label="You are here" trail={[{ to: '', title: 'Home' }, { title: 'Services' }]} here="Special line" />));
    const trail = within(screen.getByRole('navigation', { name: 'You are here' }));
    expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Home', 'Services', 'Special line']);
    expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/ng-en']);
    expect(trail.getByText('Special line')).toHaveAttribute('aria-current', 'page');
  });
});
