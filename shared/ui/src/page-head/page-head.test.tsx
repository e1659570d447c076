import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { inSite } from '../ui-harness.tsx';
import { Breadcrumb, PageHead } from './page-head.tsx';

afterEach(cleanup);

describe('head of an inner page', () => {
  it('names the page and shows the way to it', () => {
    render(inSite(<PageHead title="Track" breadcrumb={<Breadcrumb label="You are here" trail={[{ to: '', title: 'Home' }]} here="Track" />} />));
    expect(screen.getByRole('heading', { level: 1, name: 'Track' })).toBeInTheDocument();
    const trail = within(screen.getByRole('navigation', { name: 'You are here' }));
    expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/ng-en');
    expect(trail.getByText('Track')).toHaveAttribute('aria-current', 'page');
  });
});
