import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ERROR } from '@amberlane/contract/calls';
import { saveQuote } from '@amberlane/contract/calls/quotes';
import { partOnSite } from '@amberlane/testing/render-page';
import { MARKET_PER_LANGUAGE } from '@amberlane/testing/market-per-language';
import { byPath, refusal } from '@amberlane/testing/test-transport';
import declaration from '../../remote.config.ts';
import { readEntry } from './quote-entry.ts';
import { SaveQuote } from './save-quote.tsx';

afterEach(cleanup);

const QUOTE = { product: 'smallParcel', quoteId: 'mock.smallParcel', total: { amount: 11_700, currency: 'CNY' } } as const;
const REQUEST = { origin: { country: 'CN', city: 'CN-CAN' }, destination: { country: 'NG', city: 'NG-LOS' }, weightGrams: 1_500 } as const;
const ENTRY = readEntry(new URLSearchParams('origin=CN-CAN&destination=NG-LOS&weight=1.5'));

function show(reply: () => unknown, market = MARKET_PER_LANGUAGE[0]) {
  const site = partOnSite({
    remote: declaration, at: 'quote', answer: byPath({ [saveQuote.path]: reply }), nickName: 'Ama', retryDelay: () => null, routes: new Set(['quote', 'user-opt/overview']), ...(market && { market }),
  });
  render(site.around(<SaveQuote quote={QUOTE} request={REQUEST} entry={ENTRY} />));
  return site;
}
const SAVED = () => ({ list: [], asOf: '2026-11-20T10:30:00.000Z' });

it.each(MARKET_PER_LANGUAGE)('a price is kept, in $locale', async (market) => {
  const { complaints } = show(SAVED, market);
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByRole('link')).toHaveAttribute('href', expect.stringMatching(/\/user-opt\/overview$/));
  expect(complaints).toEqual([]);
});

it('the parcel as it was priced goes along, and the query that asks for it again', async () => {
  const { asked } = show(SAVED);
  fireEvent.click(screen.getByRole('button', { name: 'Save quote' }));
  expect(await screen.findByText('Quote saved.')).toBeVisible();
  expect(asked.map(({ request }) => request)).toEqual([{ ...REQUEST, product: 'smallParcel', quoteId: 'mock.smallParcel', query: 'origin=CN-CAN&destination=NG-LOS&weight=1.5&product=smallParcel' }]);
});

it('the button stays when the price is over', async () => {
  const { site } = show(() => refusal(ERROR.QUOTE_EXPIRED, 'This quote has expired.', 409));
  fireEvent.click(screen.getByRole('button', { name: 'Save quote' }));
  await waitFor(() => expect(site.getState().toasts).toMatchObject([{ kind: 'error', text: 'The quote was not saved. Renew the price and try again.' }]));
  expect(screen.getByRole('button', { name: 'Save quote' })).toBeVisible();
});
