import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { pageAt } from '../../../testing/content-site.ts';
import partLoadFreight from './page.tsx';

afterEach(cleanup);

const show = async () => {
  const page = await pageAt(partLoadFreight, { country: 'KE', locale: 'en' }, 'product/express-large');
  render(page.element);
};

const itemOf = (text: string): HTMLElement => screen.getByText(text).closest('li') ?? document.body;

describe('part-load freight', () => {
  it('draws the ruler to scale: standard express, lighter freight, heavier freight', async () => {
    await show();
    const parts = [...screen.getByRole('img', { name: /scale of weights/ }).children].slice(0, 3);
    expect(parts.map((part) => part.getAttribute('style'))).toEqual(['inline-size: 15%;', 'inline-size: 35%;', 'inline-size: 50%;']);
    expect(screen.getByText(/Several pieces, up to/).closest('li')).toHaveTextContent('Contact us for a quote');
    expect(itemOf('Freight such as pallets, quote on request')).toHaveTextContent('100–\u2060200 kg');
  });

  it('says which weight decides about each load', async () => {
    await show();
    expect(itemOf('Lampshades')).toHaveTextContent(/2 pieces, each 60 × 60 × 50 cm.*Actual weight12\.00 kgVolumetric weight60\.00 kghigherChargeable weight60\.00 kg/);
    expect(itemOf('Cable on drums')).toHaveTextContent(/Actual weight90\.00 kghigherVolumetric weight50\.00 kgChargeable weight90\.00 kg/);
  });

  it('names what stands against a standard size', async () => {
    await show();
    expect(screen.getByText(/for example a whole pallet/).closest('li')).toHaveTextContent(/Above 100 kg, with a piece over 32 kg or a side of 100 cm or more/);
  });
});
