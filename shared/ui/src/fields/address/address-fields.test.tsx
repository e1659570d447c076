import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { COUNTRIES, MARKETS, type Country } from '@amberlane/contract/site';
import { addressDraft } from '@amberlane/contract/calls/address';
import { ADDRESS_FIELDS } from '@amberlane/contract/domain/address-rules';
import { inForm, RIYADH, type Answers } from '../../../testing/on-site.tsx';
import { AddressFields, ContractForm, useContractForm } from '../index.ts';

afterEach(cleanup);

const entry = (type: 'province' | 'city' | 'area', code: string, name: string) => ({
  type, code, name, countryCode: 'NG', provinceCode: 'NG-LA', cityCode: type === 'province' ? null : 'NG-LA-IKJ', latinName: name, localName: null,
});
const PLACES_OF_LAGOS: Answers = {
  '/oms/province/NG/queryList': [entry('province', 'NG-LA', 'Lagos'), entry('province', 'NG-KN', 'Kano')],
  '/oms/city/NG-LA/queryList': [entry('city', 'NG-LA-IKJ', 'Ikeja')],
  '/oms/city/NG-KN/queryList': [],
  '/oms/area/NG-LA-IKJ/queryList': [],
};
const BLANK = Object.fromEntries([...ADDRESS_FIELDS, 'provinceCode', 'cityCode', 'areaCode'].map((field) => [field, '']));

function Address({ country, onValues }: { country: Country; onValues?: (values: Readonly<Record<string, string>>) => void }) {
  const form = useContractForm({ contract: () => Promise.resolve({ request: addressDraft }), initial: BLANK, submit: () => Promise.resolve(undefined) });
  onValues?.(form.values);
  return (
    <ContractForm form={form}>
      <AddressFields country={country} bind={(field) => form.text(field)} />
    </ContractForm>
  );
}

describe('address fields', () => {
  it.each(COUNTRIES.flatMap((country) => MARKETS.filter((market) => market.country === country)))('have a name for every field in $country, $locale', (market) => {
    render(inForm(<Address country={market.country} />, { market }));
    const fields = [...screen.queryAllByRole('textbox'), ...screen.queryAllByRole('combobox')];
    expect(fields.length).toBeGreaterThan(4);
    for (const field of fields) expect(field).toHaveAccessibleName();
  });

  it('asks for no postcode where there is none, and writes what is optional', () => {
    render(inForm(<Address country="AE" />));
    expect(screen.queryByLabelText(/Postcode/)).not.toBeInTheDocument();
    expect(screen.getByLabelText('Landmark optional')).not.toBeRequired();
    expect(screen.getByLabelText('Street and number')).toBeRequired();
  });

  it('asks Saudi Arabia for the short address first, left to right in Arabic', () => {
    render(inForm(<Address country="SA" />, { market: RIYADH }));
    const short = screen.getByLabelText('العنوان الوطني المختصر');
    expect(short).toHaveAttribute('dir', 'ltr');
    expect(screen.getAllByRole('textbox')[0]).toBe(short);
    expect(screen.getByLabelText('الشارع والرقم')).toHaveAttribute('dir', 'auto');
  });

  it('opens each list by the choice above it, and forgets what a new choice makes untrue', async () => {
    let values: Readonly<Record<string, string>> = {};
    render(inForm(<Address country="NG" onValues={(next) => (values = next)} />, { answers: PLACES_OF_LAGOS }));
    await screen.findByRole('option', { name: 'Lagos' });
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Lagos');
    await screen.findByRole('option', { name: 'Ikeja' });
    await userEvent.selectOptions(screen.getByLabelText('Local government area'), 'Ikeja');
    expect(values).toMatchObject({ province: 'Lagos', provinceCode: 'NG-LA', city: 'Ikeja', cityCode: 'NG-LA-IKJ' });
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Kano');
    expect(values).toMatchObject({ province: 'Kano', provinceCode: 'NG-KN', city: '', cityCode: '' });
  });

  it('lets nothing be entered below a level that is to be chosen first, and says so where the keyboard comes by', async () => {
    render(inForm(<Address country="NG" />, { answers: PLACES_OF_LAGOS }));
    await screen.findByRole('option', { name: 'Lagos' });
    const waiting = screen.getByRole('combobox', { name: 'Local government area' });
    expect(waiting).toHaveAttribute('aria-disabled', 'true');
    expect(waiting).toHaveTextContent('Choose “State” first');
    expect(screen.getByRole('combobox', { name: 'Town optional' })).toHaveTextContent('Choose “Local government area” first');
    screen.getByLabelText('State').focus();
    await userEvent.tab();
    expect(waiting).toHaveFocus();
  });

  it('keeps the focus where a list gives way to typing', async () => {
    render(inForm(<Address country="NG" />, { answers: PLACES_OF_LAGOS }));
    await screen.findByRole('option', { name: 'Lagos' });
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Not in the list? Type it');
    expect(screen.getByRole('textbox', { name: 'State' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Choose from the list' }));
    expect(screen.getByRole('combobox', { name: 'State' })).toHaveFocus();
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Kano');
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Local government area' })).toHaveFocus());
  });

  it('lets a place be typed that is not in the list, and leads back to it', async () => {
    let values: Readonly<Record<string, string>> = {};
    render(inForm(<Address country="NG" onValues={(next) => (values = next)} />, { answers: PLACES_OF_LAGOS }));
    await screen.findByRole('option', { name: 'Lagos' });
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Not in the list? Type it');
    await userEvent.type(screen.getByRole('textbox', { name: 'State' }), 'Ogun');
    expect(values).toMatchObject({ province: 'Ogun', provinceCode: '' });
    expect(screen.getByRole('textbox', { name: 'Local government area' })).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'Choose from the list' }));
    expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('');
  });

  it('goes on by hand when the list does not load', async () => {
    render(inForm(<Address country="NG" />));
    expect(await screen.findByRole('button', { name: 'Reload the list' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'State' })).toHaveAccessibleDescription('The list didn’t load. Type the name.');
    expect(screen.getByRole('textbox', { name: 'Local government area' })).toBeEnabled();
  });
});
