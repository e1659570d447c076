import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { chargeableWeight, compensationRule, transitDays, weighingRule } from '@amberlane/contract/domain';
import { queryRate } from '@amberlane/contract/calls/rates';
import { COUNTRIES, type Market } from '@amberlane/contract/site';
import { contactsAnswer, pageAt } from '../../../testing/content-site.ts';
import intlStraight from './page.tsx';

afterEach(cleanup);

const ACCRA: Market = { country: 'GH', locale: 'en' };
const TODAY = new Date().toISOString().slice(0, 10);

const guangzhou = { code: 'CN-CAN', name: 'Guangzhou', country: 'CN', remote: false };
const accra = { code: 'GH-ACC', name: 'Accra', country: 'GH', remote: false };
const rate = (product: string, firstAmount: number, stepAmount: number) => ({
  id: product, product, origin: guangzhou, destination: accra, currency: 'CNY', firstGrams: 500, firstAmount, tiers: [{ uptoGrams: null, stepGrams: 500, stepAmount }],
  minimum: { grams: 1_000, amount: firstAmount + stepAmount }, transit: { from: 5, to: 10 }, remarks: [], validFrom: '2026-01-01', validTo: null, forWeight: { chargeableGrams: 1_000, amount: firstAmount + stepAmount },
});
const answer: typeof contactsAnswer = (call) =>
  call.path === queryRate.path
    ? { total: 1, pageNum: 1, pageSize: 1, day: '2026-11-23', nearest: null, list: [call.request['product'] === 'specialLine' ? rate('specialLine', 6_000, 2_500) : rate('smallParcel', 5_000, 3_000)] }
    : contactsAnswer(call);

const show = async (market = ACCRA, path = 'product/intl-straight') => {
  const page = await pageAt(intlStraight, market, path, answer);
  render(page.element);
  return page;
};
const section = (name: string) => within(screen.getByRole('region', { name }));

describe('overview of international shipping', () => {
  it('says in words what the scale of weights draws', async () => {
    await show();
    const scale = section('Choose by packed weight');
    expect(scale.getByText(/^International special line is usually/)).toHaveTextContent('is usually 1–⁠2 working days faster. From 2 kg it also costs less. From 1 to 2 kg, compare the prices in a quote.');
    const [spans] = scale.getAllByRole('list');
    expect(within(spans as HTMLElement).getAllByRole('listitem').map((span) => [...span.children].map(({ textContent }) => textContent))).toEqual([
      ['under 1', 'Lower price: Small parcel'],
      ['1–⁠2', 'Either can cost less'],
      ['2–⁠30', 'Lower price: International special line'],
      ['over 30–⁠100', 'Only International special line'],
      ['over 100–⁠200', 'Only International special line; we confirm the price first'],
    ]);
    expect(scale.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['Small parcel', 'International special line']);
    expect(scale.getByText(/^For several pieces as one shipment/)).toBeInTheDocument();
  });

  it('divides the weights by what each line is mostly used for where no price is known', async () => {
    await show({ country: 'CN', locale: 'en' });
    const scale = section('Choose by packed weight');
    expect(scale.getByText('Usual service: Small parcel').parentElement).toHaveTextContent(/^under 2/);
    expect(scale.getByText('Usual service: International special line').parentElement).toHaveTextContent(/^10–⁠30/);
    expect(scale.queryByText(/costs? less|Lower price/)).not.toBeInTheDocument();
  });

  it('prices a kilogram in the fact of its own service, and not in China', async () => {
    await show();
    const fact = (term: string) => screen.getAllByText(term).find(({ tagName }) => tagName === 'DT')?.parentElement;
    const days = transitDays('smallParcel', TODAY);
    expect(fact('Small parcel, 1 kg to Accra')).toHaveTextContent(new RegExp(`CNY\\s80\\.00about GHS\\s[\\d,]+${days.from}–⁠${days.to} working days$`));
    expect(fact('International special line, 1 kg to Accra')).toHaveTextContent(/AccraCNY\s85\.00about GHS/);
    cleanup();
    await show({ country: 'CN', locale: 'en' });
    expect(fact('Small parcel')).not.toHaveTextContent('CNY');
    expect(screen.getByText('Minimum chargeable weight')).toBeInTheDocument();
  });

  it('compares both lines under their names', async () => {
    await show();
    const table = screen.getByRole('table', { name: 'Compare the services' });
    expect(within(table).getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Feature', 'Small parcel', 'International special line']);
    expect(within(table).getByRole('row', { name: /^Shipment limit/ })).toHaveTextContent('Up to 20 pieces and 200 kg');
  });

  it('says apart what is the same for both, and leads to a shipment from its head', async () => {
    await show();
    expect(screen.getByRole('rowheader', { name: 'Same for both services' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ship now' })).toHaveAttribute('href', '/gh-en/express/intlorder-entry');
  });

  it('prices some weights on both lines, and not in China', async () => {
    await show();
    const table = within(screen.getByRole('table', { name: 'Compare the services' }));
    expect(table.getByRole('row', { name: /^List price, 1.kg/ })).toHaveTextContent(/CNY\s80\.00 GHS.*CNY\s85\.00 GHS/);
    expect(table.getByText(/CNY\s80\.00/).closest('b')).not.toBeNull();
    expect(table.getByRole('row', { name: /^List price, 2.kg/ })).toHaveTextContent(/CNY\s140\.00 GHS.*CNY\s135\.00 GHS/);
    expect(table.getByRole('row', { name: /^List price, 10.kg/ })).toHaveTextContent(/CNY\s620\.00 GHS.*CNY\s535\.00 GHS/);
    expect(table.getByText(/CNY\s135\.00/).closest('b')).not.toBeNull();
    expect(table.getByText(/CNY\s140\.00/).closest('b')).toBeNull();
    expect(screen.getByText(/Prices from Guangzhou to Accra\./)).toHaveTextContent(/^Bold: lower price\./);
    cleanup();
    await show({ country: 'CN', locale: 'en' });
    expect(screen.queryByRole('row', { name: /^List price/ })).not.toBeInTheDocument();
  });

  it('gives the days of the rules once, with what counts as the first, and leads to each line', async () => {
    await show();
    const { from, to } = transitDays('specialLine', TODAY);
    const compared = section('Compare the services');
    expect(compared.getByRole('row', { name: /^Transit time/ })).toHaveTextContent(`${from}–⁠${to} working days`);
    expect(compared.getByText(/^The day after you give us/)).toBeInTheDocument();
    expect(section('Choose by packed weight').getByRole('link', { name: 'International special line' })).toHaveAttribute('href', '/gh-en/product/intl-straight-special');
  });

  it('answers for both services what may not be sent, what is paid for a loss and how to book', async () => {
    await show();
    const table = within(screen.getByRole('table', { name: 'Compare the services' }));
    const row = (name: RegExp) => within(table.getByRole('row', { name }));
    expect(row(/^What you cannot send/).getByRole('link')).toHaveAttribute('href', '/gh-en/service-rule#prohibited');
    expect(row(/^Loss or damage/).getByText(/^We refund the freight charge and pay up to/)).toHaveTextContent(new RegExp(`CNY\\s${compensationRule(TODAY).maxGoodsFen / 100}.*\\(about GHS`));
    expect(row(/^Cash on delivery/).getByText(/^The fee is 3% of the amount/)).toHaveTextContent(/at least CNY 5 \(about GHS.* and at most CNY 1,500 \(about GHS/);
    expect(row(/^How to book/).getByRole('link', { name: 'create the shipment' })).toHaveAttribute('href', '/gh-en/express/intlorder-entry');
  });

  it('names every destination in one line, the reader’s country first', async () => {
    await show();
    const road = section('Route and tracking');
    const said = (term: string) => road.getByText(term).nextElementSibling?.textContent ?? '';
    expect(said('Flights leave from')).toBe('Guangzhou and Hong Kong');
    expect(said('Delivery to')).toMatch(/^Ghana, Egypt, Kenya, /);
    expect(said('Delivery to').split(/, (?:and )?| and /)).toHaveLength(COUNTRIES.length - 1);
    expect(road.getByRole('link', { name: 'service points' })).toHaveAttribute('href', '/gh-en/location-map');
  });

  it('weighs its sample parcel as the bill would', async () => {
    await show();
    const weigh = (heightMm: number, product: 'smallParcel' | 'specialLine' = 'smallParcel') =>
      chargeableWeight(4_200, { lengthMm: 450, widthMm: 350, heightMm }, 1, weighingRule(product, TODAY)).chargeableGrams / 1_000;
    expect(screen.getByRole('img', { name: 'A parcel of 45 × 35 × 30 cm, drawn to scale' })).toBeInTheDocument();
    expect(screen.getByText(/45 × 35 × 30/)).toHaveTextContent(/45 × 35 × 30.cm ÷ 6,000 = 7\.88.kg/);
    expect(screen.getByText(/^Rounded up, we/)).toHaveTextContent(`we charge ${weigh(300).toFixed(2)} kg as a small parcel or ${weigh(300, 'specialLine').toFixed(2)} kg as an international special line shipment.`);
    expect(screen.getByText(/packed 15.cm high/)).toHaveTextContent(`as a small parcel is ${weigh(150).toFixed(2)} kg`);
  });

  it('speaks of one service under both of its addresses', async () => {
    const { head } = await show(ACCRA, 'intlstraight');
    expect(head.jsonLd).toEqual([expect.objectContaining({ '@type': 'Service', name: 'International shipping', url: 'https://site.example/gh-en/product/intl-straight' })]);
  });
});
