import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryAreas } from '@amberlane/contract/calls/areas';
import { MARKETS, marketSegment, type Country, type Market } from '@amberlane/contract/site';
import { partOnSite } from '@amberlane/testing/render-page';
import { answer, byPath } from '@amberlane/testing/test-transport';
import declaration from '../../remote.config.ts';
import { PasteAddress, type PastedFields } from './paste-address.tsx';

afterEach(cleanup);

const OLAYA = { type: 'area' as const, code: 'SA-01-RUH-01', countryCode: 'SA' as const, provinceCode: 'SA-01', cityCode: 'SA-01-RUH', name: 'Olaya', latinName: 'Olaya', localName: 'العليا' };

function show(country: Country, market: Market = { country: 'NG', locale: 'en' }) {
  const onParsed = jest.fn<(fields: PastedFields) => void>();
  const part = partOnSite({ remote: declaration, market, at: 'no-route', answer: byPath({ '/oms/area/SA-01-RUH/queryList': answer(queryAreas, () => [OLAYA]) }), retryDelay: () => null });
  render(part.around(<PasteAddress country={country} onParsed={onParsed} />));
  const paste = async (text: string): Promise<void> => {
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.paste(text);
  };
  return { onParsed, paste, part };
}

describe('a pasted address', () => {
  it('is shown before it is filled in, and fills in what was shown', async () => {
    const { onParsed, paste } = show('NG');
    await paste('Adaeze Okafor, 0802 123 4567, 14 Allen Avenue, Ikeja, Lagos');
    const found = await screen.findByRole('region', { name: 'What we found' });
    expect(found).toHaveTextContent(/Adaeze Okafor.*\+234 802 123 4567.*Lagos.*Ikeja.*14 Allen Avenue/);
    expect(onParsed).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Fill in the fields' }));
    expect(onParsed).toHaveBeenCalledWith({
      name: 'Adaeze Okafor', phone: '+2348021234567', phone2: '', email: '',
      address: { countryCode: 'NG', street: '14 Allen Avenue', city: 'Ikeja', cityCode: 'NG-LA-IKJ', province: 'Lagos', provinceCode: 'NG-LA' },
    });
    expect(screen.getByRole('textbox')).toHaveValue('');
    expect(screen.getByText(/The fields are filled in/)).toBeInTheDocument();
  });

  it('finds the code of an area from the list of its city', async () => {
    const { onParsed, paste, part } = show('SA');
    await paste('نورة القحطاني، 0551234567، شارع الملك فهد، حي العليا، الرياض');
    await screen.findByRole('region');
    await screen.findByText('Olaya');
    expect(part.asked.map(({ path }) => path)).toContain('/oms/area/SA-01-RUH/queryList');
    await userEvent.click(screen.getByRole('button', { name: 'Fill in the fields' }));
    expect(onParsed.mock.calls[0]?.[0].address).toMatchObject({ areaCode: 'SA-01-RUH-01', area: 'Olaya' });
  });

  it('names the country when the form has another one', async () => {
    const { paste } = show('NG');
    await paste('Ama Boateng, 12 Oxford Street, Accra, Ghana');
    expect(await screen.findByRole('region')).toHaveTextContent('CountryGhana');
  });

  it('says what it could not place, and what is missing', async () => {
    const { paste } = show('NG');
    await paste('Tunde Bello\nPlot 7 Ring Road\nAsk for Mama Nkechi\nIbadan, Oyo');
    expect(await screen.findByText(/put it in the street field/)).toHaveTextContent('Ask for Mama Nkechi');
    expect(screen.getByText(/^Not found:/)).toHaveTextContent('Not found: phone number');
  });

  it('says so when there is no address, and keeps the text', async () => {
    const { paste } = show('NG');
    await paste(', ; ,');
    expect(await screen.findByText(/could not find an address/)).toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveValue(', ; ,');
  });

  it.each(MARKETS.map((market) => [marketSegment(market), market] as const))('has every word: %s', async (_segment, market) => {
    const { paste, part } = show('NG', market);
    await paste('Tunde Bello tunde@example.com 08051234567 Plot 7 Ring Road, Ask for Mama Nkechi, Accra, Ghana');
    await screen.findByRole('region');
    expect(part.complaints).toEqual([]);
  });
});
