import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { taxRule, weighingRule } from '@amberlane/contract/domain';
import { type Country } from '@amberlane/contract/site';
import { pageAt } from '../../../testing/content-site.ts';
import serviceRule from './page.tsx';

afterEach(cleanup);

const DAY = '2026-11-20';
const show = async (country: Country) => render((await pageAt(serviceRule, { country, locale: 'en' }, 'service-rule')).element);
const section = (name: string) => screen.getByRole('region', { name: new RegExp(name) });

describe('service rules', () => {
  it.each([
    ['SA', 'Goods worth up to SAR 1,000 are duty-free. Above that, VAT is 15% and customs clearance costs SAR 100.'],
    ['AE', 'Goods worth up to AED 1,000 are duty-free. Above that, the tax is 5% of the declared value.'],
    ['MA', 'Gifts between individuals are duty-free up to MAD 1,250'],
    ['PK', 'Goods worth up to PKR 1,000 are duty-free.'],
    ['TR', 'no simplified customs clearance for low-value goods'],
    ['KE', 'Customs sets duties and taxes when the parcel arrives in Kenya.'],
  ] as const)('customs of %s', async (country, sentence) => {
    await show(country);
    expect(section('Customs in your country')).toHaveTextContent(sentence);
  });

  it.each(['SA', 'AE', 'PK'] as const)('the free value of %s is that of the tax rule', async (country) => {
    await show(country);
    const threshold = (taxRule(country, 'ecommerce', DAY)?.threshold.amount ?? 0) / 100;
    expect(section('Customs in your country')).toHaveTextContent(threshold.toLocaleString('en'));
  });

  it('says fees and limits in the reader’s currency too', async () => {
    await show('NG');
    expect(section('Delivery, redelivery and returns')).toHaveTextContent(/Each further attempt costs CNY\s40 \(about NGN\s[\d,]+\)\./);
    expect(section('Cash on delivery')).toHaveTextContent(/At least CNY\s5 \(about NGN\s[\d,]+\), at most CNY\s1,500 \(about NGN\s[\d,]+\) per shipment/);
    expect(section('Claims')).toHaveTextContent(/up to CNY\s300 \(about NGN\s[\d,]+\) per shipment/);
  });

  it('says who may choose what about a parcel that was not delivered, and what it costs', async () => {
    await show('NG');
    const choices = within(within(section('Delivery, redelivery and returns')).getByRole('table')).getAllByRole('row').slice(1);
    // On a narrow screen each cell has the heading of its column.
    expect(choices.map(({ textContent }) => textContent.replaceAll(/Who can choose|Cost/g, ' | ').replace(/ \(about.*\)/, ''))).toEqual([
      'Another delivery | Sender or recipient | CNY 40', 'Collection from a service point | Sender or recipient | Free', 'Return to the sender | Sender only | Return shipping; we tell you the amount first',
      'Storage until a new order | Sender only | Free', 'Destruction | Sender only | Free',
    ]);
  });

  it('leads from each line in short to its section', async () => {
    await show('NG');
    for (const link of within(section('In short')).getAllByRole('link')) expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
    expect(section('In short')).toHaveTextContent('Cash on delivery and insurance: 3% of the amount to collect, 1% of the insured value.');
  });

  it.each([
    ['SA', 'The short national address is required: four letters and four digits.'],
    ['GH', 'GhanaPostGPS'],
    ['AE', 'The Emirates have no postcodes'],
  ] as const)('the label of a parcel to %s', async (country, sentence) => {
    await show(country);
    expect(section('Address and phone number')).toHaveTextContent(sentence);
  });

  it('every country of the page has a text of its own for the label', async () => {
    const texts = new Set<string | null>();
    for (const country of ['NG', 'GH', 'KE', 'UG', 'MA', 'EG', 'SA', 'AE', 'PK', 'TR'] as const) {
      const { unmount } = await show(country);
      texts.add(section('Address and phone number').textContent);
      unmount();
    }
    expect(texts.size).toBe(10);
  });

  it('phones and brands cost more, but not on the way to Morocco and Saudi Arabia', async () => {
    const { unmount } = await show('NG');
    expect(section('Batteries')).toHaveTextContent('Phones and tabletsFrom Hong KongCNY 25/kg');
    unmount();
    await show('SA');
    expect(section('Batteries')).toHaveTextContent('There is no surcharge for phones');
  });

  it('lists the conditions for batteries', async () => {
    await show('NG');
    const conditions = within(section('Accepted with conditions')).getAllByRole('listitem');
    expect(conditions.map(({ textContent }) => textContent)).toEqual(['Inside the device, or packed with it', 'Up to 100 Wh each', 'At most 2 spare batteries, packed with the device']);
  });

  it('states weight, size, transit and money as the bill reads them', async () => {
    await show('GH');
    expect(section('Chargeable weight')).toHaveTextContent('divided by 6,000. The minimum chargeable weight is 1 kg');
    expect(section('Chargeable weight')).toHaveTextContent('small parcels to the next 100 g, for the special line and local delivery to the next 0.5 kg, above 20.5 kg to the next 1 kg.');
    expect(section('Size and weight')).toHaveTextContent(/One parcel, up to 30 kg.*Side with the label at least 10 × 10 cm, each side under 100 cm/);
    expect(section('Transit times')).toHaveTextContent(/Small parcel.*5 to 10 working days.*Remote areas.*an extra 3 to 5 working days/);
    expect(section('Cash on delivery')).toHaveTextContent(/3% of the amount.*At least CNY\s5.*, at most CNY\s1,500/);
    expect(section('Claims')).toHaveTextContent(/up to CNY\s300 \(about GHS\s[\d,]+\) per shipment/);
  });

  it('weighs local delivery as the special line, as its sentence on rounding says', () => {
    expect(weighingRule('localDelivery', DAY).steps).toEqual(weighingRule('specialLine', DAY).steps);
  });

  it('says in short what most readers look for, and gives an example of the chargeable weight', async () => {
    await show('NG');
    expect(section('In short')).toHaveTextContent(/3 free attempts within 5 days, then CNY\s40 \(about NGN\s[\d,]+\) each/);
    expect(section('Chargeable weight')).toHaveTextContent('a parcel of 40 × 30 × 20 cm that weighs 3 kg has a volumetric weight of 4 kg. You pay for 4 kg.');
  });
});
