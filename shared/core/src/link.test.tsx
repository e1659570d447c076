import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StaticRouter } from 'react-router-dom';
import { Link } from './link.tsx';
import { PageLocationProvider } from './page-location.tsx';
import { RoutePreparationContext } from './route-preparation.ts';

const prepare = jest.fn<(href: string) => void>();
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  prepare.mockClear();
  jest.useRealTimers();
});

function linkTo(to: string) {
  render(
    <RoutePreparationContext value={prepare}>
      <StaticRouter location="/gh-en">
        <PageLocationProvider market={{ country: 'GH', locale: 'en' }} address={{ path: '', search: '', params: {} }}>
          <Link to={to}>Track</Link>
        </PageLocationProvider>
      </StaticRouter>
    </RoutePreparationContext>,
  );
  return screen.getByRole('link', { name: 'Track' });
}

describe('a link inside the site', () => {
  it('is prepared when the pointer rests on it', () => {
    fireEvent.pointerEnter(linkTo('track'));
    jest.advanceTimersByTime(64);
    expect(prepare).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(prepare.mock.calls).toEqual([['/gh-en/track']]);
  });

  it('is not when the pointer only passes over it', () => {
    const link = linkTo('track');
    fireEvent.pointerEnter(link);
    jest.advanceTimersByTime(40);
    fireEvent.pointerLeave(link);
    jest.advanceTimersByTime(1_000);
    expect(prepare).not.toHaveBeenCalled();
  });

  it.each(['focus', 'touchStart'] as const)('is prepared at once on %s', (event) => {
    fireEvent[event](linkTo('help'));
    expect(prepare.mock.calls).toEqual([['/gh-en/help']]);
  });
});
