import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { queryRate } from '@amberlane/contract/calls/rates';
import type { Market } from '@amberlane/contract/site';
import { contactsAnswer, pageAt } from '../../../testing/content-site.ts';
import standardExpress from './page.tsx';

afterEach(cleanup);

const accra = { code: 'GH-ACC', name: 'Accra', country: 'GH', remote: false };
const rate = { id: 'local', product: 'localDelivery', origin: accra, destination: accra, currency: 'CNY', firstGrams: 500, firstAmount: 1_280, tiers: [{ uptoGrams: null, stepGrams: 500, stepAmount: 400 }], minimum: { grams: 1_000, amount: 1_680 }, transit: { from: 1, to: 3 }, remarks: [], validFrom: '2026-01-01', validTo: null, forWeight: { chargeableGrams: 1_000, amount: 1_680 } };
const onward = { ...rate, destination: { code: 'GH-KMS', name: 'Kumasi', country: 'GH', remote: false }, firstAmount: 1_360 };
const answer: typeof contactsAnswer = (call) => (call.path === queryRate.path ? { total: 1, pageNum: 1, pageSize: 1, day: '2026-11-23', nearest: null, list: [rate, onward] } : contactsAnswer(call));

const show = async (market: Market = { country: 'GH', locale: 'en' }) => {
  const page = await pageAt(standardExpress, market, 'product/express-standard', answer);
  render(page.element);
  return page;
};

describe('standard express', () => {
  it('names the country, and its price in both currencies', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Standard express in Ghana');
    const price = screen.getByText('List price, 1 kg').parentElement;
    expect(price).toHaveTextContent(/CNY\s16\.80/);
    expect(price).toHaveTextContent(/within Accra · about GHS\s/);
    expect(screen.getAllByRole('link', { name: 'Get a quote' })[0]).toHaveAttribute('href', '/gh-en/quote?product=localDelivery&destination=GH-ACC&weight=1');
  });

  it('gives the fee of an attempt and the compensation in both currencies', async () => {
    await show();
    expect(screen.getByText('Free delivery attempts').parentElement).toHaveTextContent(/then CNY 40 for each attempt · about GHS\s\d+$/);
    expect(screen.getByText('Compensation for loss').parentElement).toHaveTextContent(/Up to CNY 300about GHS\s\d+ for the goods/);
  });

  it('counts the days from the day after the parcel is given, and says how', async () => {
    await show();
    expect(screen.getByText('Delivery time').parentElement).toHaveTextContent(/1–\u20603 working daysfrom the day after you give us the parcel$/);
    expect(screen.getByRole('link', { name: 'Create the shipment' })).toHaveAttribute('href', '/gh-en/express/order-entry');
    expect(screen.getByRole('link', { name: 'service point' })).toHaveAttribute('href', '/gh-en/location-map');
  });

  it('prices some weights within the main city and to another', async () => {
    await show();
    const table = screen.getByRole('table', { name: 'List prices' });
    expect(within(table).getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Weight', 'Within Accra', 'Accra to Kumasi']);
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows[0]).toHaveTextContent(/^1.kg.*CNY.16\.80 GHS.*CNY.17\.60 GHS/);
    expect(rows[4]).toHaveTextContent(/^30.kg.*CNY.248\.80/);
    expect(screen.getByRole('link', { name: 'All rates' })).toHaveAttribute('href', '/gh-en/rates?product=localDelivery');
  });

  it('leaves the prices out where they are not known', async () => {
    const { element } = await pageAt(standardExpress, { country: 'GH', locale: 'en' }, 'product/express-standard', contactsAnswer);
    render(element);
    expect(screen.queryByRole('region', { name: 'List prices' })).toBeNull();
  });

  it('states the limits of the rules beside the drawing', async () => {
    await show();
    expect(screen.getByRole('img', { name: /Drawn to scale/ })).toBeInTheDocument();
    expect(screen.getByText('Longest side').parentElement).toHaveTextContent('under 100 cm');
    expect(screen.getByText('Side with the label').parentElement).toHaveTextContent('at least 10 × 10 cm');
  });

  it('draws parcel and door on one scale, with the lengths of their sides', async () => {
    await show();
    const drawing = screen.getByRole('img', { name: /Drawn to scale/ });
    expect([...drawing.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(['under 100 cm', '10\u00a0cm']);
    const paths = [...drawing.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    expect(paths).toEqual(expect.arrayContaining(['M0 0v-205h90V0z', 'M0 0v-100h100V0z', 'M294 0v-10h10V0z']));
  });

  it('explains the fee of a further attempt beside the delivery times', async () => {
    await show();
    expect(within(screen.getByRole('region', { name: 'Delivery times' })).getByText(/^3 delivery attempts are free/)).toHaveTextContent(/costs CNY 40 \(about GHS\s\d+\)\. We ask you first\.$/);
  });

  it('counts what cash on delivery costs, and states its limits', async () => {
    await show();
    expect(screen.getByText(/^Our fee is 3% of the amount, at least CNY 5 and at most CNY 1,500 per shipment\.$/)).toBeInTheDocument();
    const rows = within(screen.getByRole('table', { name: 'Cash on delivery fees' })).getAllByRole('row').slice(1);
    expect(rows[0]).toHaveTextContent(/CNY.200\.00 GHS.*CNY.6\.00 GHS/);
    expect(rows[1]).toHaveTextContent(/CNY.3,000\.00.*CNY.90\.00/);
  });

  it('tells what insurance costs and how to claim', async () => {
    await show();
    const rows = within(screen.getByRole('region', { name: 'Sending, insurance and claims' }));
    expect(rows.getByText(/^Costs 1% of the insured value/)).toBeInTheDocument();
    expect(rows.getByRole('link', { name: 'Cash on delivery and insurance' })).toHaveAttribute('href', '/gh-en/service-rule#money');
    expect(rows.getByRole('link', { name: 'How to claim' })).toHaveAttribute('href', '/gh-en/service/support#claims');
  });

  it('adds the days of remote areas', async () => {
    await show();
    const remote = screen.getByText('Remote areas').closest('li');
    expect(remote).toHaveTextContent('3–\u20605 working days more');
    expect(remote).toHaveTextContent('4–8 days');
  });

  it('offers the service in schema.org terms', async () => {
    const { head } = await show();
    expect(head.jsonLd).toEqual([expect.objectContaining({ '@type': 'Service', name: 'Standard express', url: 'https://site.example/gh-en/product/express-standard' })]);
  });
});
