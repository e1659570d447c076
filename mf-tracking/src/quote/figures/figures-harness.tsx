/** A figure as a page shows it, for tests: real messages of a language, which must not lack any. */
import type { ReactNode } from 'react';
import { expect } from '@jest/globals';
import { render } from '@testing-library/react';
import type { Place } from '@amberlane/contract';
import { BrowserRouter, SiteIntlProvider, WhereaboutsProvider } from '@amberlane/core';
import { intlOf } from '../../testing/site.tsx';

export function showFigure(figure: ReactNode, place: Place = { country: 'GH', locale: 'en' }): HTMLElement {
  const complaints: string[] = [];
  const { container } = render(
    <WhereaboutsProvider place={place} address={{ path: 'quote', search: '', params: {} }}>
      <SiteIntlProvider intl={intlOf(place, (error) => complaints.push(error.message))}>
        <BrowserRouter>{figure}</BrowserRouter>
      </SiteIntlProvider>
    </WhereaboutsProvider>,
  );
  expect(complaints).toEqual([]);
  return container;
}
