import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import content from '../../../content/send-parcel/en.md';
import { sectionOf } from '../../content/content-document.ts';
import { pageAt } from '../../../testing/content-site.ts';
import { PACKING } from './packing-drawings.ts';
import page from './page.tsx';

afterEach(cleanup);

const show = async () => render((await pageAt(page, { country: 'GH', locale: 'en' }, 'send-parcel')).element);
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('how to send a parcel', () => {
  it('shows each step of packing with its own picture', async () => {
    await show();
    const steps = region('How to pack it').getAllByRole('listitem');
    expect(steps).toHaveLength(4);
    const pictures = steps.map((step) => step.querySelector('svg')?.innerHTML ?? '');
    expect(new Set(pictures).size).toBe(4);
    expect(sectionOf(content, 'pack').sections.map(({ id }) => id)).toEqual(Object.keys(PACKING));
  });

  it('draws light pictures', () => {
    for (const { shapes } of Object.values(PACKING)) expect(JSON.stringify(shapes).length).toBeLessThan(1_500);
  });

  it('says the limits of the rules, service by service', async () => {
    await show();
    const rows = within(screen.getByRole('table', { name: 'Size and weight limits' })).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => /up to \d+ kg/.exec(textContent)?.[0])).toEqual(['up to 30 kg', 'up to 200 kg', 'up to 30 kg']);
    expect(screen.getByText('10 × 10 cm')).toBeInTheDocument();
    expect(screen.getByText('÷ 6,000')).toBeInTheDocument();
  });

  it('says what may travel and what may not', async () => {
    await show();
    const goods = region('What you can send');
    expect(goods.getByText(/battery inside, up to 100 Wh; at most 2 spare batteries/)).toBeInTheDocument();
    expect(goods.getByText('Batteries and power banks on their own')).toBeInTheDocument();
  });

  it('ends at the door, with the way to customer support', async () => {
    await show();
    expect(region('What happens next').getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Weighing and measuring', 'International flight', 'Customs clearance', 'Delivery',
    ]);
    expect(screen.getByRole('link', { name: 'Contact customer service' })).toHaveAttribute('href', '/gh-en/service/contact-us');
  });
});
