import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Slot } from '@amberlane/core';
import { ERROR } from '@amberlane/contract/calls';
import { deleteSavedQuote, querySavedQuotes, type SavedQuote } from '@amberlane/contract/calls/quotes';
import { queryOwnFollows, stopOwnFollow, type OwnFollows } from '@amberlane/contract/calls/tracking-subscriptions';
import { completeWaybillNo } from '@amberlane/contract/domain';
import { MARKET_PER_LANGUAGE } from '@amberlane/testing/market-per-language';
import { partOnSite } from '@amberlane/testing/render-page';
import { answer, byPath, refusal, type AnswersByPath } from '@amberlane/testing/test-transport';
import declaration from '../../../remote.config.ts';
import { forgetSearches, rememberSearch } from '../../recent/use-recent-searches.ts';
import slot from './slot.tsx';

afterEach(() => {
  cleanup();
  forgetSearches();
});

const AS_OF = '2026-11-20T10:30:00.000Z';
const parcel = (waybillNo: string, latestCode: OwnFollows['list'][number]['latestCode'] = 'PICKED_UP') => ({ waybillNo, latestCode, latestReason: null, latestAt: '2026-11-19T08:10:00.000Z', place: 'Accra', timeZone: 'Africa/Accra' });
const HELD = parcel('PK918203744566', 'CUSTOMS_HELD');
const follows = (list: OwnFollows['list'], total = list.length): OwnFollows => ({ list, total, address: 'ama@example.com' });

const LAGOS = { code: 'NG-LOS', name: 'Lagos', country: 'NG', remote: false } as const;
const QUOTE: SavedQuote = {
  id: 'q1', product: 'smallParcel', origin: { ...LAGOS, code: 'CN-CAN', name: 'Guangzhou', country: 'CN' }, destination: LAGOS, weightGrams: 1_500, pacNumber: 1,
  total: { amount: 11_700, currency: 'CNY' }, validUntil: '2026-11-20T11:00:00.000Z', savedAt: '2026-11-20T10:29:00.000Z', query: 'origin=CN-CAN&destination=NG-LOS&weight=1.5',
};

const followed = (reply: () => OwnFollows) => ({ [queryOwnFollows.path]: answer(queryOwnFollows, reply) });
const saved = (reply: () => SavedQuote[]) => ({ [querySavedQuotes.path]: answer(querySavedQuotes, () => ({ list: reply(), asOf: AS_OF })) });
const NOTHING = { ...followed(() => follows([])), ...saved(() => []) };

function show(answers: AnswersByPath = NOTHING, market = MARKET_PER_LANGUAGE[0]) {
  const Filling = slot.component;
  const site = partOnSite({ remote: declaration, at: 'no-route', answer: byPath({ ...NOTHING, ...answers }), nickName: 'Ama', retryDelay: () => null, slots: { 'account-overview': <Filling /> }, ...(market && { market }) });
  render(site.around(<Slot name="account-overview" />));
  return site;
}
const section = (name: string) => screen.findByRole('region', { name });

it.each(MARKET_PER_LANGUAGE)('the start page of the account tells of followed parcels, saved quotes and searches, in $locale', async (market) => {
  rememberSearch(['GH520938177409']);
  const { complaints } = show({ ...followed(() => follows([HELD, parcel('NG407183529669', 'DELIVERED')], 60)), ...saved(() => [QUOTE, { ...QUOTE, id: 'q2', pacNumber: 3, validUntil: AS_OF }]) }, market);
  expect(await screen.findByText('PK918203744566')).toBeVisible();
  expect(await screen.findAllByText('Lagos')).toHaveLength(2);
  expect(screen.getByRole('link', { name: /GH520938177409/ })).toBeVisible();
  expect(complaints).toEqual([]);
});

describe('followed parcels', () => {
  it('lead to their tracking, with their status and the address that the emails go to', async () => {
    show(followed(() => follows([HELD])));
    const region = within(await section('Parcels you follow'));
    expect((await region.findAllByRole('link')).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['PK918203744566', '/gh-en/track?numbers=PK918203744566'],
      ['See what to do', '/gh-en/track?numbers=PK918203744566'],
    ]);
    expect(region.getByText('Action required')).toBeVisible();
    expect(region.getByText('Held at customs')).toBeVisible();
    expect(region.getByText('Accra')).toBeVisible();
    expect(region.getByText('ama@example.com')).toBeVisible();
  });

  it('ask for nothing while customs inspects them', async () => {
    show(followed(() => follows([{ ...HELD, latestReason: 'INSPECTION' }])));
    const region = within(await section('Parcels you follow'));
    expect(await region.findByText('In transit')).toBeVisible();
    expect(region.queryByText('See what to do')).toBeNull();
  });

  it('can be stopped, each for itself', async () => {
    let list: OwnFollows['list'] = [HELD, parcel('GH520938177409')];
    const { asked } = show({
      ...followed(() => follows(list)),
      [stopOwnFollow.path]: answer(stopOwnFollow, () => {
        list = [HELD];
        return follows(list);
      }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Stop email updates for GH520938177409' }));
    await waitFor(() => expect(screen.queryByText('GH520938177409')).toBeNull());
    expect(asked.filter(({ path }) => path === stopOwnFollow.path).map(({ request }) => request)).toEqual([{ waybillNo: 'GH520938177409' }]);
    expect(screen.getByText('PK918203744566')).toBeVisible();
  });

  it('stay where the answer to a stop does not come', async () => {
    const { site } = show({ ...followed(() => follows([HELD])), [stopOwnFollow.path]: () => refusal(ERROR.SERVICE, 'Service Exceptions!', 500) });
    fireEvent.click(await screen.findByRole('button', { name: /^Stop email updates/ }));
    await waitFor(() => expect(site.getState().toasts).toMatchObject([{ kind: 'error', text: 'Email updates were not stopped. Try again.' }]));
    expect(screen.getByText('PK918203744566')).toBeVisible();
  });

  it('are five at first, then all, and it is said how many are left out', async () => {
    const many = Array.from({ length: 7 }, (_, index) => parcel(completeWaybillNo('GH', String(10_000_000_000 + index))));
    show(followed(() => follows(many, 60)));
    const region = within(await section('Parcels you follow'));
    expect(await region.findAllByRole('link')).toHaveLength(5);
    fireEvent.click(region.getByRole('button', { name: 'Show all 7' }));
    expect(region.getAllByRole('link')).toHaveLength(7);
    expect(region.getByText('53 more parcels are not listed.')).toBeVisible();
  });

  it('say how to follow one where there is none, and offer to try again when they can not be had', async () => {
    show();
    expect(await screen.findByRole('link', { name: 'Track a parcel' })).toHaveAttribute('href', '/gh-en/track');
    cleanup();
    let isUp = false;
    show({ [queryOwnFollows.path]: () => (isUp ? follows([HELD]) : refusal(ERROR.SERVICE, 'Service Exceptions!', 500)) });
    const region = within(await section('Parcels you follow'));
    expect(await region.findByText('The parcels you follow could not be loaded')).toBeVisible();
    isUp = true;
    fireEvent.click(region.getByRole('button'));
    expect(await region.findByText('PK918203744566')).toBeVisible();
  });
});

describe('saved quotes', () => {
  it('lead to the same parcel on the quote page, with the price and until when it holds', async () => {
    show(saved(() => [QUOTE, { ...QUOTE, id: 'q2', validUntil: AS_OF, pacNumber: 3 }]));
    const rows = within(await section('Saved quotes')).findAllByRole('listitem');
    const [current, old] = await rows;
    expect(within(current ?? document.body).getByRole('link', { name: 'Guangzhou to Lagos' })).toHaveAttribute('href', '/gh-en/quote?origin=CN-CAN&destination=NG-LOS&weight=1.5');
    expect(current).toHaveTextContent(/Small parcel, 1\.50.kg.*CNY.117\.00.*Valid until 11:00/);
    expect(old).toHaveTextContent(/3 pieces.*Price of 20 Nov/);
  });

  it('can be deleted', async () => {
    let list = [QUOTE];
    show({
      ...saved(() => list),
      [deleteSavedQuote.path]: answer(deleteSavedQuote, () => {
        list = [];
        return { list, asOf: AS_OF };
      }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete the quote from Guangzhou to Lagos' }));
    expect(await screen.findByRole('link', { name: 'Get a quote' })).toHaveAttribute('href', '/gh-en/quote');
  });
});

describe('recent searches', () => {
  it('are gone once they were erased', async () => {
    rememberSearch(['GH520938177409']);
    show();
    fireEvent.click(screen.getByRole('button', { name: /GH520938177409/ }));
    expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull();
  });
});
