/** What happens right after the start, on every page: none of it renders the page a second time. */
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, definePage, sessionSlice } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import { partOnSite } from '@amberlane/testing/render-page';
import { LAGOS, LINKS, storeFor } from '../../../testing/layout-on-site.tsx';
import type { BrowserSite } from './resolve-in-browser.ts';
import type { ResolvedPage } from './resolved-page.ts';
import { SitePage } from './site-page.tsx';
import { useGuardedPage } from './use-guarded-page.ts';

beforeEach(() => window.history.replaceState(null, '', '/ng-en'));

afterEach(() => {
  cleanup();
  document.cookie = 'nickName=; Max-Age=0';
});

const api = remoteApi('shell').injectEndpoints({ endpoints: (build) => ({ slow: build.query<null, null>({ queryFn: () => new Promise(() => undefined) }) }) });

function pageOf(component: () => null): ResolvedPage {
  return {
    href: '/ng-en',
    market: LAGOS,
    address: { path: '', search: '', params: {} },
    intl: partOnSite({ market: LAGOS }).intl,
    route: null,
    view: { kind: 'page', module: definePage({ component, head: () => ({ title: 'Page', description: '' }) }), source: { remote: 'mf-x', contentId: '0' } },
    slots: {},
    bySession: false,
    links: LINKS,
    head: { title: 'Page', description: '' },
    country: null,
  };
}

describe('a page', () => {
  it('is not rendered again when a call begins; the bar above it is', async () => {
    const Page = jest.fn(() => null);
    const site = storeFor();
    const page = pageOf(Page);
    render(
      <BrowserRouter>
        <SitePage page={page} facts={{ site, signInFault: null }} />
      </BrowserRouter>,
    );
    const before = Page.mock.calls.length;
    await act(async () => void site.dispatch(api.endpoints.slow.initiate(null)));
    await waitFor(() => expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true'));
    expect(Page.mock.calls.length).toBe(before);
  });

  it('is not rendered again when the cookies say who is signed in, nor when that changes', async () => {
    document.cookie = 'nickName=Ama';
    const site = storeFor();
    const browser = { site, onSessionEnded: () => () => undefined } as unknown as BrowserSite;
    const page = pageOf(() => null);
    const Probe = jest.fn(() => {
      useGuardedPage(page, browser);
      return null;
    });
    render(
      <BrowserRouter>
        <Probe />
      </BrowserRouter>,
    );
    expect(site.getState().session.nickName).toBe('Ama');
    await act(async () => void site.dispatch(sessionSlice.actions.signedIn({ nickName: 'Efua' })));
    expect(Probe).toHaveBeenCalledTimes(1);
  });
});
