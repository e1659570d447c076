import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ERROR } from '@amberlane/contract/calls';
import { MARKETS, marketSegment, type Market } from '@amberlane/contract/site';
import type { AskedCall } from '@amberlane/testing/test-transport';
import { hydrate } from '@amberlane/testing/render-page';
import { pageOfTracking } from '../../../testing/tracking-site.ts';
import { CITIES, pricesOf } from '../../../testing/prices.ts';
import page from './page.tsx';

const NIGERIA: Market = { country: 'NG', locale: 'en' };
const ASKED = 'quote?weight=6.2&length=46&width=34&height=30&brand=1&value=1800&cod=1800';

const RULINGS = {
  country: 'NG',
  total: 3,
  list: [
    { code: 'PERFUME', goodsType: 'LIQUID_POWDER', name: 'Perfume', verdict: 'REFUSED', conditions: ['Flammable.'], elsewhere: [] },
    { code: 'LIQUID', goodsType: 'LIQUID_POWDER', name: 'Liquids', verdict: 'CONDITIONAL', conditions: ['In a sealed bag.'], elsewhere: [{ country: 'EG', verdict: 'REFUSED' }] },
    { code: 'DRONE', goodsType: 'ELECTRONICS', name: 'Drone', verdict: 'ALLOWED', conditions: [], elsewhere: [] },
  ],
};
const answering = (price: () => object = () => pricesOf('NG')) => ({ url }: Pick<AskedCall, 'url'>): object => {
  if (url.includes('getReceiverList')) return CITIES;
  if (url.includes('querySpecialItemList')) return RULINGS;
  return url.includes('quoteCalc') ? price() : { list: [], total: 0, pageNum: 1, pageSize: 10, day: CITIES.day, nearest: null };
};
const refusing = (code: number, message: string) => () => Response.json({ success: false, error: { code, message, requestId: 'r-42' } }, { status: 404 });

async function show(path: string, answer = answering(), market: Market = NIGERIA) {
  const site = pageOfTracking(page, market, answer);
  render(await site.open(path));
  return site;
}
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`), { selector: 'input' });

afterEach(cleanup);

describe('the page', () => {
  it.each(MARKETS.map((market) => [marketSegment(market), market] as const))('has every word: %s', async (_segment, market) => {
    const { complaints } = await show(`${ASKED}&destination=SA-RUH`, answering(() => pricesOf('SA')), market);
    expect(screen.getAllByRole('table').length).toBeGreaterThan(1);
    expect(complaints).toEqual([]);
  });

  it('is open to search engines until somebody asks for a price', async () => {
    const { head } = await show('quote');
    expect(head('')).not.toHaveProperty('noindex');
    expect(head('?weight=2')).toMatchObject({ noindex: true, title: 'Guangzhou to Lagos: quote' });
  });

  it('asks for no price before the form was sent, tells how one is made, and leads to a sample', async () => {
    const { asked } = await show('quote');
    expect(asked.filter(({ url }) => url.includes('quoteCalc'))).toEqual([]);
    expect(screen.getByText(/in cm, divided by 6,000\. The minimum is 1 kg\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See a sample quote' })).toHaveAttribute('href', expect.stringContaining('/ng-en/quote?weight=6.2'));
  });
});

describe('goods with rulings', () => {
  it('are told one by one, with their conditions and where they are not taken', async () => {
    await show('quote?weight=2&goods=LIQUID_POWDER');
    const verdict = screen.getByRole('region', { name: 'Can I ship this to Nigeria?' });
    expect(verdict).toHaveTextContent(/Yes, with conditions.*Perfume.*Not accepted.*Flammable\..*Liquids.*Accepted with conditions.*In a sealed bag\..*Not accepted to: Egypt\./);
    expect(verdict).not.toHaveTextContent('Drone');
  });

  it('are asked for by nobody who sends general goods', async () => {
    const { asked } = await show('quote?weight=2');
    expect(asked.filter(({ url }) => url.includes('querySpecialItemList'))).toEqual([]);
  });

  it('that can not be had are said to be missing, and the price stays', async () => {
    await show('quote?weight=2&goods=FOOD', ({ url }) => (url.includes('querySpecialItemList') ? refusing(ERROR.SERVICE, 'Service Exceptions!')() : answering()({ url })));
    expect(screen.getByText(/couldn’t load the rules/)).toHaveTextContent('Service Exceptions!');
    expect(screen.getByRole('table', { name: 'Price breakdown' })).toBeVisible();
  });
});

describe('a price', () => {
  it('has a line and a rule for everything that costs something, and our sum is that of the lines', async () => {
    await show(ASKED);
    const rows = within(screen.getByRole('table', { name: 'Price breakdown' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent).join(' ')).toMatch(/surcharge\.brand\.2019.*3% of CNY.1,800\.00/);
    for (const row of rows) expect(row).not.toHaveTextContent(/CNY.0\.00$/);
    const amounts = rows.slice(1).map((row) => Number(/CNY\s([\d,.]+)$/.exec(row.textContent)?.[1]?.replace(/,/g, '')));
    const sum = amounts.reduce((total, amount) => total + amount, 0).toFixed(2);
    expect(screen.getByText('Total to pay us').parentElement).toHaveTextContent(new RegExp(`CNY.${sum.replace(/\B(?=(\d{3})+\.)/g, ',')}`));
    expect(screen.getByRole('link', { name: 'Duties and taxes' }).parentElement).toHaveTextContent(/Not included$/);
  });

  it('tells freight as one line that opens, and the ids of rules in titles and on paper alone', async () => {
    await show(ASKED);
    const [, freight] = within(screen.getByRole('table', { name: 'Price breakdown' })).getAllByRole('row');
    expect(freight).toHaveTextContent(/^FreightChargeable weight/);
    expect(within(freight ?? document.body).getAllByRole('listitem').length).toBeGreaterThan(1);
    expect(within(freight ?? document.body).getByRole('rowheader')).toHaveAttribute('title', expect.stringMatching(/^rate\./));
    for (const id of screen.getAllByText('surcharge.brand.2019')) expect(id.closest('.paper')).not.toBeNull();
  });

  it('of freight alone says that nothing is added, and the total', async () => {
    const freight = () => ({ ...pricesOf('NG'), quotes: pricesOf('NG').quotes.map((quote) => ({ ...quote, lines: quote.lines.filter(({ code }) => code.startsWith('FREIGHT_')) })) });
    await show('quote?weight=6.2', answering(freight));
    expect(screen.getByText('Total to pay us')).toBeVisible();
    const [, first, surcharges, ...more] = within(screen.getByRole('table', { name: 'Price breakdown' })).getAllByRole('row');
    expect(first).toHaveTextContent(/^FreightChargeable weight 8\.00/);
    expect(surcharges).toHaveTextContent(/^SurchargesNone$/);
    expect(more).toEqual([]);
  });

  it('names the days of delivery of a parcel that is handed over on the next working day', async () => {
    await show(ASKED, answering(() => ({ ...pricesOf('NG'), quotes: pricesOf('NG').quotes.map((quote) => ({ ...quote, day: '2026-11-29', transit: { from: 4, to: 8 } })) })));
    expect(screen.getByText(/if we receive it on/)).toHaveTextContent(/^About 4\s?–\s?9 Dec if we receive it on Mon,? 30 Nov$/);
  });

  it('is converted without false precision, and names the day of the exchange rate', async () => {
    const display = { amount: 1, currency: 'NGN', rateDay: '2026-11-01', ruleId: 'exchange.2026-11-01', text: '' } as const;
    await show(ASKED, answering(() => ({ ...pricesOf('NG'), quotes: pricesOf('NG').quotes.map((quote) => ({ ...quote, display })) })));
    expect(screen.getByText(/^about/)).toHaveTextContent(/^about NGN\s[\d,]+00 at our exchange rate of 1 Nov 2026$/);
  });

  it('keeps taxes apart from what we charge', async () => {
    await show('quote?weight=6.2&value=9000&destination=SA-RUH', answering(() => pricesOf('SA')));
    const taxes = screen.getByRole('heading', { name: 'Duties and taxes at destination' }).closest('article');
    expect(taxes).toHaveTextContent(/15% of the declared value.*tax\.SA\.2020/);
    expect(screen.getByRole('table', { name: 'Price breakdown' })).not.toHaveTextContent('TAX_ESTIMATE');
  });

  it('tells of the remarks of the lane those that neither the parcel has met nor its lines tell', async () => {
    const remarks = [{ code: 'PIECE_LIMIT', text: 'Up to 32 kg per piece.' }, { code: 'LOW_THRESHOLD', text: 'Duty applies to goods worth more than PKR 5,000.' }];
    await show(ASKED, answering(() => ({ ...pricesOf('NG'), quotes: pricesOf('NG').quotes.map((quote) => ({ ...quote, remarks })) })));
    const told = within(screen.getByRole('region', { name: 'Good to know' }));
    expect(told.getByText(/worth more than PKR 5,000/)).toBeVisible();
    expect(told.queryByText(/per piece/)).not.toBeInTheDocument();
  });

  it('of the cheapest product stands first, of the chosen one when there is a choice', async () => {
    await show(ASKED);
    expect(screen.getByRole('heading', { name: /to Lagos International special line$/ })).toBeVisible();
    cleanup();
    await show(`${ASKED}&product=smallParcel`);
    expect(screen.getByRole('heading', { name: /to Lagos Small parcel$/ })).toBeVisible();
  });

  it('names the field that stands against another product', async () => {
    const refused = [{ product: 'smallParcel', error: { code: ERROR.VALIDATION, message: 'Please check.', fields: [{ field: 'pacNumber', code: 'tooLarge', message: 'Enter 1 or less.' }] } }];
    await show(ASKED, answering(() => ({ quotes: pricesOf('NG').quotes.slice(1), refused })));
    expect(screen.getByText('Number of pieces: Enter 1 or less.')).toBeVisible();
  });

  it('has a heading of its own', async () => {
    await show(ASKED);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your quote');
    cleanup();
    await show('quote');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Get a quote');
  });

  it('has headings that skip no level', async () => {
    await show(ASKED);
    const levels = screen.getAllByRole('heading').map((heading) => Number(heading.tagName.slice(1)));
    levels.forEach((level, index) => expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1));
  });
});

describe('the number and the end of a quote', () => {
  const ending = (inMs: () => number) => answering(() => ({ ...pricesOf('NG'), quotes: pricesOf('NG').quotes.map((quote) => ({ ...quote, validUntil: new Date(Date.now() + inMs()).toISOString() })) }));

  it('are told on screen and on paper, with the minutes that are left', async () => {
    await show(ASKED);
    expect(screen.getByText(/^Q-[0-9A-Z]{4}-[0-9A-Z]{4}$/).closest('p')).toHaveTextContent(/^Quote numberQ-/);
    expect(screen.getByText(/^This price is valid until/)).toHaveTextContent(/until \w{3},? \d+ \w{3}, \d\d:\d\d \(Nigeria time\)\./);
    expect(await screen.findByText('30 minutes left')).toBeInTheDocument();
  });

  it('is told once it is over, and renewed by a press', async () => {
    let left = 50;
    const { asked } = await show(ASKED, ending(() => left));
    expect(await screen.findByText(/has expired/, {}, { timeout: 4_000 })).toBeVisible();
    left = 1_800_000;
    fireEvent.click(screen.getByRole('button', { name: 'Renew quote' }));
    await waitFor(() => expect(screen.queryByText(/has expired/)).toBeNull());
    expect(await screen.findByText('30 minutes left')).toBeInTheDocument();
    expect(asked.filter(({ url }) => url.includes('quoteCalc'))).toHaveLength(2);
  });
});

describe('what a price leads to', () => {
  const leadingTo = async (...paths: string[]) => {
    const site = pageOfTracking(page, NIGERIA, answering(), null, new Set(['quote', ...paths]));
    render(await site.open(ASKED));
  };

  it('is the form for the order, told the quote and its price, and an expert, told the shipment', async () => {
    await leadingTo('express/intlorder-entry', 'express/contact-proficient');
    const booking = new URL(screen.getAllByRole('link', { name: 'Ship at this price' })[0]?.getAttribute('href') ?? '', 'https://site.example');
    expect(booking.pathname).toBe('/ng-en/express/intlorder-entry');
    expect(Object.fromEntries(booking.searchParams)).toMatchObject({ origin: 'CN-CAN', destination: 'NG-LOS', weight: '6.2', brand: '1', value: '1800', quote: 'specialLine', total: expect.stringMatching(/^\d+$/) });
    expect(screen.getByRole('link', { name: 'Ask an expert' })).toHaveAttribute('href', '/ng-en/express/contact-proficient?origin=CN-CAN&destination=NG-LOS&weight=6.2&product=specialLine');
  });

  it('are people where the site has no form for orders', async () => {
    await leadingTo('service/contact-us');
    expect(screen.getAllByRole('link', { name: 'Contact us to book' })[0]).toHaveAttribute('href', '/ng-en/service/contact-us');
    expect(screen.queryByRole('link', { name: 'Ship at this price' })).toBeNull();
  });

  it('is said to be nothing when no service takes the parcel, with the reason of each', async () => {
    const refused = [{ product: 'smallParcel', error: { code: ERROR.VALIDATION, message: 'Please check.', fields: [{ field: 'pacNumber', code: 'tooLarge', message: 'Enter 1 or less.' }] } }];
    await show(ASKED, answering(() => ({ quotes: [], refused })));
    expect(screen.getByText(/^No service is available for this parcel/).parentElement).toHaveTextContent('Small parcel: Number of pieces: Enter 1 or less.');
  });
});

describe('the address of quotes for orders', () => {
  it('shows the same page, with batteries as a kind of goods and amounts in a currency', async () => {
    const { asked } = await show('express/order-quote?weight=2&goods=BATTERY_MATCHING&wattHours=19.2&batteries=2&currency=USD&insured=50&receiver=company');
    expect(screen.getByRole('radio', { name: /Batteries packed with|with the device/i })).toBeChecked();
    expect(asked.find(({ url }) => url.includes('quoteCalc'))?.request).toMatchObject({
      goodsType: 'BATTERY_MATCHING', battery: { wattHours: 20, count: 2 }, insuredValue: { amount: 5_000, currency: 'USD' }, receiverType: 'company', displayCurrency: 'USD',
    });
  });
});

describe('the form', () => {
  it('names what is wrong beside its field and on top, and keeps what was typed', async () => {
    const { asked } = await show('quote?weight=abc&length=46');
    expect(field('Weight')).toHaveValue('abc');
    expect(field('Weight')).toHaveAccessibleDescription(/^Enter a number above 0, for example 6\.2/);
    expect(within(screen.getByRole('alert')).getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Weight: Enter a number above 0, for example 6.2.', 'Width: This field is required.', 'Height: This field is required.',
    ]);
    expect(asked.filter(({ url }) => url.includes('quoteCalc'))).toEqual([]);
  });

  it('has the lowest prices of the chosen lane until there is a price', async () => {
    const { asked } = await show('quote');
    fireEvent.change(screen.getByRole('combobox', { name: 'To' }), { target: { value: 'GH-ACC' } });
    await waitFor(() => expect(asked.some(({ url }) => url.includes('queryRate') && url.includes('GH-ACC'))).toBe(true));
    expect(screen.getByText(/valid for 30 minutes/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show price' })).toBeVisible();
  });

  it('follows the typing, lets the address say it, and flags a weight over 100 kg', async () => {
    const { asked } = await show(ASKED);
    fireEvent.change(field('Weight'), { target: { value: '120' } });
    expect(screen.getByText(/^Over 100 kg, we confirm/)).toBeVisible();
    await waitFor(() => expect(location.search).toContain('weight=120'));
    expect(asked.filter(({ url }) => url.includes('quoteCalc'))).toHaveLength(2);
  });

  it('folds what most parcels need no answer to, with its value in the fold, and opens it for a fault', async () => {
    await show(ASKED);
    const folds = screen.getAllByRole('group').filter((group) => group.tagName === 'DETAILS' && group.closest('form'));
    expect(folds.map((fold) => fold.querySelector('summary')?.textContent)).toEqual([
      'Size46 × 34 × 30 cm', 'BatteriesNo batteries', 'ContentsGeneral goods ·\u00A0Branded goods', expect.stringMatching(/^Declared value.*CNY.1,800\.00.*CNY.1,800\.00$/), 'Customs detailsSale of goods to an individual (default)', 'Also show the price inNGN',
    ]);
    expect(field('Length')).not.toBeVisible();
    const options = screen.getByRole('group', { name: 'Optional details' });
    expect(folds.map((fold) => options.contains(fold))).toEqual([false, true, true, true, true, true]);
    expect(field('Length').compareDocumentPosition(screen.getByRole('button', { name: 'Show price' })) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    cleanup();
    await show('quote?weight=5&length=46');
    expect(field('Width')).toBeVisible();
  });

  it('is a line with what was asked once it is answered, as phones show it, and opens for what is wrong', async () => {
    await show('quote');
    const line = () => screen.getByText('Change').closest('details');
    expect(line()).toHaveAttribute('hidden');
    cleanup();
    await show(ASKED);
    expect(line()).not.toHaveAttribute('hidden');
    expect(line()).not.toHaveAttribute('open');
    expect(line()).toHaveTextContent(/^6\.20\skg, Guangzhou to Lagos/);
    fireEvent.change(field('Weight'), { target: { value: '' } });
    await waitFor(() => expect(line()).toHaveAttribute('open'));
    cleanup();
    await show('quote?weight=abc');
    expect(line()).toHaveAttribute('hidden');
  });

  it('is filled in by the page of a product', async () => {
    await show('quote?product=smallParcel&country=GH&weight=2');
    expect(screen.getByRole('combobox', { name: 'To' })).toHaveValue('GH-ACC');
    expect(screen.getByRole('heading', { name: /to Lagos Small parcel$/ })).toBeVisible();
  });

  it('gives the price up when it can not be had any more: the reason, and the old price struck out', async () => {
    await show(ASKED);
    fireEvent.click(screen.getByRole('radio', { name: /on their own/ }));
    expect(await screen.findByText(/^Batteries: /)).toBeVisible();
    const before = screen.getAllByText('Price before your change');
    expect(before[0]?.parentElement?.querySelector('s')).toHaveTextContent(/CNY/);
    expect(screen.queryByRole('table', { name: 'Price breakdown' })).toBeNull();
  });

  it('sets what the API refuses beside its field', async () => {
    const refusal = () => Response.json({ success: false, error: { code: ERROR.VALIDATION, message: 'Please check.', fields: [{ field: 'insuredValue', code: 'insuredValue', message: 'Not above the declared value.' }] } }, { status: 400 });
    await show(`${ASKED}&insured=900`, answering(refusal));
    await waitFor(() => expect(field('Insured value')).toHaveAccessibleDescription(/Not above the declared value\.$/));
    expect(field('Insured value')).toHaveValue('900');
  });

  it('reckons the energy of a battery while it is typed', async () => {
    await show('quote');
    fireEvent.change(field('Voltage'), { target: { value: '3.85' } });
    fireEvent.change(field('Capacity'), { target: { value: '5000' } });
    expect(screen.getByText('3.85 V × 5000 mAh ÷ 1000 = 19.25 Wh')).toBeInTheDocument();
  });
});

describe('when the service fails', () => {
  it('says so with a way on; what was entered stays', async () => {
    await show(ASKED, answering(refusing(ERROR.SERVICE, 'The service is being repaired.')));
    expect(screen.getByRole('alert')).toHaveTextContent(/The service is being repaired\..*r-42/);
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', expect.stringContaining('weight=6.2'));
    expect(field('Weight')).toHaveValue('6.2');
  });

  it('says that a lane has no price, where trying again would not help', async () => {
    await show(ASKED, answering(refusing(ERROR.NO_RATE, 'No rate for this lane.')));
    expect(screen.getByRole('heading', { name: 'We have no price for this route' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull();
  });
});

it('finds the markup of the server, and keeps what was typed before', async () => {
  const site = pageOfTracking(page, NIGERIA, answering());
  const element = await site.open(ASKED);
  const { differences, end } = await hydrate(element, (container) => {
    const weight = container.querySelector<HTMLInputElement>('input[name="weight"]');
    const city = container.querySelector<HTMLSelectElement>('select[name="destination"]');
    if (weight) weight.value = '7';
    if (city) city.value = 'GH-ACC';
  });
  expect(differences).toEqual([]);
  expect(field('Weight')).toHaveValue('7');
  expect(screen.getByRole('combobox', { name: 'To' })).toHaveValue('GH-ACC');
  await end();
});
