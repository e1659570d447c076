/** The page for orders abroad as a whole: its words in every language, and which orders it changes. */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { RULES } from '@amberlane/contract/domain';
import { MARKET_PER_LANGUAGE } from '@amberlane/testing/market-per-language';
import { hydrate } from '@amberlane/testing/render-page';
import { RIYADH, shipOnSite } from '../../../testing/ship-site.ts';
import { agreed, freshVisits, open, PATH, press, whole } from '../../../testing/shown-ship-page.tsx';
import { STEPS } from '../../wizard/steps.ts';
import page from './page.tsx';

freshVisits();

describe('every step', () => {
  it.each(MARKET_PER_LANGUAGE.flatMap((market) => STEPS.map((step) => [market.locale, step, market] as const)))('has every word: %s %s', async (_locale, step, market) => {
    const { complaints, takeComplaints } = await open(`${PATH}?order=draft-1&step=${step}`, (site) => site.keep('draft-1', whole({ step: 'review', cod: { amount: 5_000, currency: 'CNY' }, shipmentMode: 'REGULAR' })), { market });
    await screen.findByRole('form');
    await waitFor(() => expect(screen.queryByRole('button', { busy: true })).toBeNull());
    expect(complaints).toEqual([]);
    takeComplaints();
  });
});

it('changes an order that was sent, and makes no other', async () => {
  agreed();
  const site = await open(`${PATH}?order=sent-1&step=review`, ({ keep }) => keep('sent-1', whole({ agreementVersion: RULES.agreement.version }), 'SUBMITTED', 3));
  await screen.findByRole('table', { name: /Price breakdown/ });
  press('Save changes');
  await waitFor(() => expect(location.pathname).toContain('intlorder-detail'));
  expect(site.saved().map(({ request }) => request['draft'])).toEqual([false]);
});

it('leaves an order alone that a courier has', async () => {
  await open(`${PATH}?order=gone`, ({ keep }) => keep('gone', whole({ receiverAddress: RIYADH }), 'IN_TRANSIT'));
  expect(await screen.findByRole('heading', { name: 'This shipment can no longer be changed' })).toBeVisible();
});

it('takes over the markup of the server, which knows nothing of the customer', async () => {
  const site = shipOnSite(page);
  const { differences, end } = await hydrate(site.element(PATH));
  expect(differences).toEqual([]);
  await screen.findByLabelText('Ship to');
  await end();
});
