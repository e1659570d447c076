import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { queryAllCountryList } from '@amberlane/contract/call-index/countries';
import { defineRemote } from '@amberlane/contract/federation/remote-config';
import { callTo, definePage, FormattedMessage, Slot, useGoTo, usePageAddress, useSelector, type PageModule, type SiteState } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import { everyPage } from './mock-api/every-page.ts';
import { hydrate, pageOnSite, partOnSite } from './render-page.tsx';
import { brokenAnswer, byPath } from './test-transport.ts';

afterEach(cleanup);

/** Named as a remote that has messages; its routes are of this test. */
const REMOTE = defineRemote({
  name: 'mf-gallery',
  core: '^1.0.0',
  routes: [{ path: 'gallery/:part', query: ['of'], page: 'index', title: 'gallery.title', messages: ['gallery'], budgetKb: 10 }],
});
const COUNTRIES_PATH = '/v1/api/country/queryAllCountryList';

const countries = remoteApi('mf-gallery').injectEndpoints({
  endpoints: (build) => ({
    harnessCountries: build.query<{ readonly code: string }[], null>({
      query: () => callTo(queryAllCountryList, {}),
    }),
  }),
});

function Countries() {
  const { data, isError } = countries.useHarnessCountriesQuery(null);
  return <p>{isError ? 'no countries' : data?.map(({ code }) => code).join(' ')}</p>;
}

const page = (component: PageModule['component'], more: Partial<PageModule> = {}): PageModule => definePage({ component, head: () => ({ title: '', description: '' }), ...more });

describe('a page in the harness', () => {
  it('has the parameters of its route, the messages that the route declares, and those of the shell', async () => {
    const Page = () => (
      <>
        <FormattedMessage id="gallery.title" />
        <b>{usePageAddress().params['part']}</b>
      </>
    );
    const { container } = render(await pageOnSite(page(Page), { remote: REMOTE }).open('gallery/buttons'));
    expect(container.querySelector('b')).toHaveTextContent('buttons');
  });

  it('complains of a message that its route does not declare', async () => {
    const site = pageOnSite(page(() => <FormattedMessage id="address.retry" />), { remote: REMOTE });
    render(await site.open('gallery/x'));
    expect(site.takeComplaints()).toEqual([expect.stringContaining('address.retry')]);
  });

  it('is asked whether it is there before it loads anything', async () => {
    const site = pageOnSite(page(() => null, { valid: () => false, load: () => Promise.reject(new Error('loaded')) }));
    await site.open('gallery/x');
    expect(site.isValid()).toBe(false);
  });

  it('follows its query as in the shell: loaded first, then shown', async () => {
    const loaded: string[] = [];
    const Page = () => {
      const goTo = useGoTo();
      return <button onClick={() => goTo('gallery/x?of=2')}>{usePageAddress().search || 'none'}</button>;
    };
    const site = pageOnSite(page(Page, { load: async ({ search }) => loaded.push(search.toString()) }), { remote: REMOTE });
    render(await site.open('gallery/x'));
    fireEvent.click(screen.getByRole('button', { name: 'none' }));
    expect(await screen.findByRole('button', { name: '?of=2' })).toBeVisible();
    expect(loaded).toEqual(['', 'of=2']);
  });

  it('finds of its query what its route declares, and nothing else: loader and page alike', async () => {
    const Page = () => <p>{usePageAddress().search}</p>;
    const read: string[] = [];
    const site = pageOnSite(page(Page, { load: async ({ search }) => read.push(search.toString()) }), { remote: REMOTE });
    const { container } = render(await site.open('gallery/x?utm_source=mail&of=2&width=360'));
    expect([container.textContent, read]).toEqual(['?of=2', ['of=2']]);
  });

  it('has its slots filled, and is of whoever is signed in', async () => {
    const Page = () => (
      <>
        <Slot name="box">empty</Slot>
        <p>{useSelector(({ session }: SiteState) => session.nickName)}</p>
      </>
    );
    render(await pageOnSite(page(Page), { slots: { box: <i>filled</i> }, nickName: 'Ama' }).open());
    expect(screen.getByText('filled')).toBeVisible();
    expect(screen.getByText('Ama')).toBeVisible();
  });

  it('shows what stands in a late slot until it is filled', async () => {
    render(await pageOnSite(page(() => <Slot name="box">empty</Slot>), { lateSlots: { box: async () => () => <i>filled</i> } }).open());
    expect(screen.getByText('empty')).toBeVisible();
    expect(await screen.findByText('filled')).toBeVisible();
  });

  it('is taken over from the markup of the server, and tells what differs', async () => {
    const same = await hydrate(partOnSite().around(<p>as it was</p>));
    expect(same.differences).toEqual([]);
    await same.end();
    let renders = 0;
    const Changing = () => <p>{`render ${(renders += 1)}`}</p>;
    const other = await hydrate(partOnSite().around(<Changing />));
    expect(other.differences).not.toEqual([]);
    await other.end();
  });
});

describe('a call in the harness', () => {
  it('is answered by the mock API, in the process and without a server', async () => {
    const { around, asked } = partOnSite({ mockApi: [everyPage] });
    render(around(<Countries />));
    expect(await screen.findByText(/\bGH\b.*\bNG\b|\bNG\b.*\bGH\b/)).toBeVisible();
    expect(asked).toEqual([{ method: 'GET', path: COUNTRIES_PATH, url: COUNTRIES_PATH, request: {} }]);
  });

  it('fails where nobody answers it', async () => {
    render(partOnSite().around(<Countries />));
    expect(await screen.findByText('no countries')).toBeVisible();
  });

  it('is complained of where its answer breaks the contract, unless it is broken on purpose', async () => {
    const wrong = partOnSite({ answer: byPath({ [COUNTRIES_PATH]: () => [{ code: 'XX' }] }) });
    render(wrong.around(<Countries />));
    expect(await screen.findByText('no countries')).toBeVisible();
    expect(wrong.takeComplaints()).toEqual([expect.stringMatching(/^GET \/v1\/api\/country\/queryAllCountryList broke the contract at data/)]);
    cleanup();
    const broken = partOnSite({ answer: () => brokenAnswer('<html>', { status: 502 }) });
    render(broken.around(<Countries />));
    expect(await screen.findByText('no countries')).toBeVisible();
    expect(broken.complaints).toEqual([]);
  });
});
