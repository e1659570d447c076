import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MARKETS, marketSegment, type Market } from '@amberlane/contract/site';
import type { FreightCities, FreightRate } from '@amberlane/contract/calls/rates';
import { hydrate, type PageOnSite } from '@amberlane/testing/render-page';
import { pageOfTracking } from '../../../testing/tracking-site.ts';
import { rate } from '../../../testing/rates.ts';
import page from './page.tsx';

const GHANA: Market = { country: 'GH', locale: 'en' };
const places = MARKETS.map((market) => ({ market, segment: marketSegment(market) }));
const MAIDUGURI = { code: 'NG-MIU', name: 'Maiduguri', country: 'NG', remote: true } as const;
const FAR = rate({ id: 'far', destination: MAIDUGURI, transit: { from: 8, to: 15 }, validTo: '2027-03-31' });
const LINE = rate({ id: 'line', product: 'specialLine', forWeight: { chargeableGrams: 5_000, amount: 24_200 } });

interface RateAnswer {
  readonly list: readonly FreightRate[];
  readonly total: number;
  readonly pageNum: number;
  readonly pageSize: number;
  readonly day: string;
  readonly nearest: FreightRate['destination'] | null;
}
const answer = (list: readonly FreightRate[] = [rate(), FAR], changes: Partial<RateAnswer> = {}): RateAnswer => ({
  list, total: list.length, pageNum: 1, pageSize: 20, day: '2026-11-20', nearest: null, ...changes,
});
const CITIES: FreightCities = {
  origins: [{ ...rate().origin, gateway: 'guangzhou' }],
  receivers: [{ ...rate().destination, products: ['smallParcel'] }, { ...MAIDUGURI, products: ['smallParcel'] }],
  day: '2026-11-20',
};

async function show(path: string, rates: object = answer(), market: Market = GHANA) {
  const site = pageOfTracking(page, market, ({ url }) => (url.includes('getReceiverList') ? CITIES : rates));
  render(await site.open(path));
  return site;
}

const asked = ({ asked: calls }: PageOnSite) => calls.map(({ url }) => url).filter((url) => url.includes('queryRate'));
const weight = () => screen.getByRole('textbox', { name: 'Weight' });

afterEach(cleanup);

describe('rates in every country and language', () => {
  it.each(places)('say all of themselves on /$segment', async ({ market }) => {
    const states: readonly (readonly [string, object])[] = [
      ['rates', answer()],
      ['rates?weight=5&sort=price', answer([LINE, FAR], { total: 95 })],
      ['rates?weight=120', answer([LINE])],
      ['rates?weight=300', answer([])],
      ['rates?q=lagoss', answer([], { nearest: rate().destination })],
      ['rates?weight=heavy', answer()],
    ];
    for (const [path, rates] of states) {
      const { complaints } = await show(path, rates, market);
      expect(complaints).toEqual([]);
      expect(screen.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
      cleanup();
    }
  });

  it.each(places)('have a title and a description of fitting length on /$segment', ({ market }) => {
    const site = pageOfTracking(page, market, () => answer());
    const { title, description } = site.head('');
    expect(title.length).toBeLessThanOrEqual(65);
    expect(description.length).toBeGreaterThanOrEqual(market.locale === 'zh-CN' ? 40 : 70);
    expect(description.length).toBeLessThanOrEqual(160);
    expect([site.head('').noindex, site.head('?weight=2').noindex]).toEqual([undefined, true]);
  });
});

describe('the table', () => {
  it('stands by destination city, each rate with its first weight, steps, minimum, days, remarks and validity', async () => {
    const site = await show('rates?country=NG');
    expect(asked(site)).toEqual(['/v1/api/intl/freight/rate/queryRate?country=NG&weightGrams=1000&pageNum=1&pageSize=50']);
    const table = screen.getByRole('table', { name: /Rates by destination city/ });
    expect(screen.getByRole('heading', { name: /^International shipping from\s+Guangzhou$/ })).toBeInTheDocument();
    expect(within(table).getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      ['Service', ...[1, 2, 5, 10, 20].map((kg) => `${kg}\u00A0kg`), 'Working days', 'Conditions'],
    );
    expect(table).toHaveTextContent(/LagosSmall parcel.*MaiduguriRemote area/);
    const [row, far] = screen.getAllByRole('row', { name: /^Small parcel/ });
    if (!row || !far) throw new Error('no rows');
    expect(row).toHaveTextContent(/First weight bandCNY\s46\.20 0\.5\skg/);
    expect(row).toHaveTextContent(/CNY\s66\.00 to CNY\s50\.20 per kg/);
    expect(row).toHaveTextContent(/to 5\skg: CNY\s6\.30 per 100 g/);
    expect(row).toHaveTextContent(/over 5\skg: CNY\s50\.20 per 1\skg/);
    expect(row).toHaveTextContent(/Minimum chargeCNY\s79\.20 1\skg/);
    expect(within(row).getByRole('cell', { name: /^CNY\s79\.20 GHS\s\d+/ })).toBeInTheDocument();
    expect(within(row).getByRole('cell', { name: '5–10' })).toBeInTheDocument();
    expect(within(row).getByRole('cell', { name: /^CNY\s142\.20 GHS\s\d+$/ })).toBeInTheDocument();
    expect(within(row).getByRole('link', { name: 'Get a quote: Small parcel, Guangzhou to Lagos' })).toHaveAttribute(
      'href', '/gh-en/quote?origin=CN-CAN&destination=NG-LOS&product=smallParcel&weight=1',
    );
    expect(screen.getByRole('region', { name: 'Conditions by service' })).toHaveTextContent(/Small parcel.*up to 30\skg\./);
    expect(row).toHaveTextContent('Valid from 1 January 2026');
    expect(row).not.toHaveTextContent('up to 30 kg.');
    expect(far).toHaveTextContent(/1 January 2026 to 31 March 2027/);
    expect(screen.getByRole('status')).toHaveTextContent(/^2 destination cities, prices for 1 to 20\skg2 destination cities, prices for 1 to 10\skg Today’s rates \(20 November 2026 in China\), before surcharges, insurance and taxes\.$/);
    expect(screen.getByText(/^Amounts in GHS are approximate/)).toHaveTextContent(/City not listed\?/);
  });

  it('has a service to a city once, with other cities of departure in its details, and deliveries inside of a country in a table of their own', async () => {
    const yiwu = rate({ id: 'yiwu', origin: { code: 'CN-YIW', name: 'Yiwu', country: 'CN', remote: false } });
    const local = rate({ id: 'local', product: 'localDelivery', origin: MAIDUGURI });
    await show('rates?country=NG', answer([rate(), yiwu, local]));
    const rows = screen.getAllByRole('row', { name: /^(?:Small parcel|Local delivery)/ });
    expect(rows).toHaveLength(2);
    expect(within(rows[0] ?? document.body).getByRole('link', { name: 'Get a quote: Small parcel, Yiwu to Lagos' })).toHaveAttribute('href', '/gh-en/quote?origin=CN-YIW&destination=NG-LOS&product=smallParcel&weight=1');
    expect(screen.getByRole('heading', { name: 'International shipping from China' })).toBeInTheDocument();
    expect(rows[0]).not.toHaveTextContent('from Guangzhou');
    const domestic = screen.getByRole('table', { name: /^Rates for delivery within the country/ });
    expect(within(domestic).getByRole('cell', { name: /^CNY\s79\.20 GHS\s\d+/ })).toBeInTheDocument();
  });

  it('prints the lowest price of each weight in bold, and says from which weight on a service always costs less', async () => {
    const heavy = rate({ id: 'heavy', product: 'specialLine', firstGrams: 500, firstAmount: 7_000, tiers: [{ uptoGrams: null, stepGrams: 500, stepAmount: 2_000 }], minimum: { grams: 1_000, amount: 9_000 } });
    await show('rates?country=NG', answer([rate(), heavy]));
    const [small, line] = screen.getAllByRole('row', { name: /^(?:Small parcel|International special line)/ });
    expect(small).toHaveTextContent(/Always cheaper under \d+\skg/);
    expect(line).toHaveTextContent(/Always cheaper from \d+\skg/);
    const [, from, to] = /(\d+)–(\d+)\skg: depends on weight/.exec(small?.textContent ?? '') ?? [];
    expect(small).toHaveTextContent(`Always cheaper under ${from}`);
    expect(line).toHaveTextContent(`Always cheaper from ${to}`);
    expect(line).not.toHaveTextContent('depends on weight');
    expect([...(line?.querySelectorAll('b') ?? [])].map(({ textContent }) => textContent)).toEqual(Array.from({ length: 4 }, () => expect.stringMatching(/^CNY\s[\d,.]+ lowest price$/)));
    expect(small?.querySelectorAll('b')).toHaveLength(1);
  });

  it('explains the bold amounts only where there are some', async () => {
    const both = answer([rate(), LINE]);
    const shown: readonly (readonly [string, object, boolean])[] = [['rates?country=NG', both, true], ['rates?country=NG&weight=5&sort=price', both, false], ['rates?country=NG', answer(), false]];
    for (const [path, rates, isSaid] of shown) {
      await show(path, rates);
      expect(screen.queryByText(/^Bold: lowest price/) !== null).toBe(isSaid);
      expect(document.querySelector('td b') !== null).toBe(isSaid);
      cleanup();
    }
  });

  it('says where other prices begin, and which services do not go to a city', async () => {
    const yiwu = rate({ id: 'yiwu', origin: { code: 'CN-YIW', name: 'Yiwu', country: 'CN', remote: false }, firstAmount: 9_000 });
    await show('rates?country=NG', answer([rate(), yiwu, LINE, FAR]));
    expect(screen.getByText(/^Prices from/)).toHaveTextContent('Prices from another city: Yiwu');
    expect(screen.getByRole('link', { name: 'Yiwu' })).toHaveAttribute('href', '/gh-en/rates?origin=CN-YIW&country=NG');
    expect(screen.getAllByText(/^Not available to/).map(({ textContent }) => textContent)).toEqual(['Not available to Maiduguri: International special line']);
    cleanup();
    await show('rates?country=NG&product=smallParcel', answer([rate(), FAR]));
    expect(screen.queryByText(/^Not available to|^Prices from/)).toBeNull();
  });

  it('has the conditions of services in the order of the table, each with its limit of weight', async () => {
    const line = { ...LINE, remarks: [{ code: 'CONFIRM_BY_HAND', text: 'Over 100 kg, we confirm the price before you book.' }] };
    await show('rates?country=NG', answer([line, rate()]));
    const conditions = within(screen.getByRole('region', { name: 'Conditions by service' }));
    expect(conditions.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Small parcel', 'International special line']);
    expect(conditions.getAllByRole('definition').map(({ textContent }) => textContent.replace('\u00A0', ' '))).toEqual([
      'One parcel per shipment, up to 30 kg.', 'Up to 200 kg per shipment.', 'Over 100 kg, we confirm the price before you book.',
    ]);
  });

  it('says in the row itself until when a price holds only where that is soon', async () => {
    await show('rates?country=NG', answer([FAR]));
    const summary = () => screen.getByRole('row', { name: /^Small parcel/ }).querySelector('summary');
    expect(summary()).not.toHaveTextContent('Price valid until');
    cleanup();
    await show('rates?country=NG', answer([{ ...FAR, validTo: '2026-12-01' }]));
    expect(summary()).toHaveTextContent('Price valid until 1 December 2026');
  });

  it('has cities with the same rates once', async () => {
    const kano = rate({ id: 'kano', destination: { code: 'NG-KAN', name: 'Kano', country: 'NG', remote: false } });
    await show('rates?country=NG', answer([rate(), kano]));
    expect(screen.getByRole('rowheader', { name: /^Lagos.*Kano/ })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: /^Get a quote/ })).toHaveLength(1);
  });

  it('tells by scope alone what each head is the head of: those of groups span no other column', async () => {
    await show('rates?country=NG', answer([rate(), FAR]));
    const heads = [...screen.getByRole<HTMLTableElement>('table').querySelectorAll('th')];
    expect(heads.map(({ scope, colSpan }) => `${scope} ${colSpan}`)).toEqual([...Array.from({ length: 8 }, () => 'col 1'), 'rowgroup 1', 'row 1', 'rowgroup 1', 'row 1']);
    const [lagos, far] = heads.filter(({ scope }) => scope === 'rowgroup');
    expect(lagos?.closest('tbody')).not.toBe(far?.closest('tbody'));
  });

  it('is the same from the server, which React takes over without a word', async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const site = pageOfTracking(page, { country: 'EG', locale: 'ar' }, ({ url }) => (url.includes('getReceiverList') ? CITIES : answer([LINE, FAR])));
    const tree = await site.open('rates?weight=5');
    const { differences, end } = await hydrate(tree);
    expect(differences).toEqual([]);
    expect(complaint).not.toHaveBeenCalled();
    await end();
    complaint.mockRestore();
  });

  it('goes on in pages that keep the filter', async () => {
    await show('rates?country=NG&product=smallParcel', answer([rate()], { total: 95 }));
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/gh-en/rates?country=NG&product=smallParcel&page=2');
    cleanup();
    await show('rates?page=9', answer([], { total: 95 }));
    expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', '/gh-en/rates');
  });
});

describe('a weight', () => {
  it('has its price first, with the weight that is charged, and can sort by it', async () => {
    const site = await show('rates?country=NG&weight=0.4', answer([rate({ forWeight: { chargeableGrams: 1_000, amount: 7_920 } })]));
    expect(asked(site)[0]).toContain('weightGrams=400');
    expect(screen.getAllByRole('columnheader')[1]).toHaveTextContent('0.4 kg');
    expect(screen.getByRole('row', { name: /^Small parcel/ })).toHaveTextContent(/CNY\s79\.20 GHS\s\d+ charged as 1\skg/);
    expect(screen.getByRole('status')).toHaveTextContent('1 destination city, prices for 0.4 to 20 kg');
    expect(screen.getByRole('link', { name: /^Get a quote/ })).toHaveAttribute('href', '/gh-en/quote?origin=CN-CAN&destination=NG-LOS&product=smallParcel&weight=0.4');
    expect(screen.getByRole('link', { name: 'Lowest price first' })).toHaveAttribute('href', '/gh-en/rates?country=NG&weight=0.4&sort=price');
  });

  it('in order of prices is a list without parts, which still marks remote areas', async () => {
    await show('rates?country=NG&weight=5&sort=price', answer([LINE, FAR]));
    expect(screen.getByRole('row', { name: /Maiduguri/ })).toHaveTextContent('Remote area');
    expect(screen.getByRole('link', { name: 'Lowest price first' })).toHaveAttribute('aria-current', 'true');
  });

  it('that is none is named at the field, which keeps it, above all rates', async () => {
    const site = await show('rates?weight=heavy');
    expect(weight()).toHaveValue('heavy');
    expect(weight()).toBeInvalid();
    expect(weight()).toHaveAccessibleDescription(/Enter the weight in kilograms, for example 1\.5/);
    expect(asked(site)[0]).not.toContain('weightGrams');
    expect(screen.getByRole('table')).toBeInTheDocument();
  });

  it('over the limits says so: confirmed by hand, left out, or not carried', async () => {
    await show('rates?weight=120', answer([LINE]));
    expect(screen.getByText(/Over 100\skg, we confirm/)).toBeInTheDocument();
    expect(screen.getByText(/Small parcel is not listed because its limit is 30\skg/)).toBeInTheDocument();
    cleanup();
    await show('rates?weight=31&product=smallParcel', answer([]));
    expect(weight()).toHaveAccessibleDescription(/Small parcel: maximum 30\skg per shipment/);
    expect(screen.getByRole('link', { name: 'Show other services' })).toHaveAttribute('href', '/gh-en/rates?weight=31');
    cleanup();
    await show('rates?weight=300', answer([]));
    expect(weight()).toHaveAccessibleDescription(/maximum 200\skg per shipment/);
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/gh-en/service/contact-us');
  });
});

describe('the form', () => {
  it('offers the cities of the country, and of another one once it is chosen', async () => {
    await show('rates?country=NG');
    const cities = () => within(screen.getByRole('combobox', { name: 'Destination city' })).getAllByRole('option').map(({ textContent }) => textContent);
    expect(cities()).toEqual(['All cities', 'Lagos', 'Maiduguri']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Destination country' }), 'Ghana');
    expect(cities()).toEqual(['All cities']);
  });

  it('is a GET form that needs no JavaScript and keeps what was asked', async () => {
    await show('rates?origin=CN-CAN&country=all&q=lag&weight=2');
    const form = screen.getByRole<HTMLFormElement>('search');
    expect([form.method, form.getAttribute('action')]).toEqual(['get', '/gh-en/rates']);
    expect(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : ''])).toString()).toBe('origin=CN-CAN&country=all&q=lag&product=&weight=2');
    expect(screen.getByRole('link', { name: 'Clear filters' })).toHaveAttribute('href', '/gh-en/rates');
  });

  it('with JavaScript goes to the address of what was typed and chosen, when it is sent', async () => {
    await show('rates');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Service' }), 'Local delivery (standard express)');
    expect(location.search).toBe('');
    await userEvent.clear(weight());
    await userEvent.type(weight(), '٢٫٥{Enter}');
    expect(location.search).toBe('?product=localDelivery&weight=2.5');
  });
});

describe('where there are none', () => {
  it('names the city that may be meant, and the way to all', async () => {
    await show('rates?q=lagoss&country=GH', answer([], { nearest: rate().destination }));
    expect(screen.getByRole('link', { name: /Did you mean/ })).toHaveAttribute('href', '/gh-en/rates?country=NG&q=Lagos');
    expect(screen.getByRole('link', { name: 'Show all rates' })).toHaveAttribute('href', '/gh-en/rates?country=all');
  });

  it('says that the rates fail and keeps what was typed', async () => {
    await show('rates?q=osu&weight=2', Response.json({ success: false, error: { code: 1000500, message: 'The service is resting.', requestId: 'r-7' } }, { status: 503 }));
    expect(screen.getByRole('alert')).toHaveTextContent('The service is resting.');
    expect(screen.getByRole('alert')).toHaveTextContent('r-7');
    expect(screen.getByRole('combobox', { name: 'Destination city' })).toHaveValue('osu');
    expect(weight()).toHaveValue('2');
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/gh-en/rates?weight=2&q=osu');
  });
});
