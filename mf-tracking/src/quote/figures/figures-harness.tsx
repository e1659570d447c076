/** A figure as a page shows it, for tests: real messages of a language, which must not lack any. */
import type { ReactNode } from 'react';
import { expect } from '@jest/globals';
import { render } from '@testing-library/react';
import type { Market } from '@amberlane/contract/site';
import { BrowserRouter, SiteIntlProvider, PageLocationProvider } from '@amberlane/core';
import { intlOf } from '../../testing/site.tsx';

export function showFigure(figure: ReactNode, market: Market = { country: 'GH', locale: 'en' }): HTMLElement {
  const complaints: string[] = [];
  const { container } = render(
    <PageLocationProvider market={market} address={{ path: 'quote', search: '', params: {} }}>
      <SiteIntlProvider intl={intlOf(market, (error) => complaints.push(error.message))}>
        <BrowserRouter>{figure}</BrowserRouter>
      </SiteIntlProvider>
    </PageLocationProvider>,
  );
  expect(complaints).toEqual([]);
  return container;
}
