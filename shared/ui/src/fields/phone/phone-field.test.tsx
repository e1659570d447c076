import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inForm, RIYADH, Single } from '../../../testing/on-site.tsx';
import { PhoneField } from '../index.ts';

afterEach(cleanup);

const RULES = { '/oms/country/queryAllList': [{ code: 'SA', phoneRegex: '^(?:\\+?966|0)?5\\d{8}$', contactRegex: '^(?:\\+?966|0)?[15]\\d{8}$' }, { code: 'NG', phoneRegex: '(' }] };
const input = () => screen.getByRole('textbox');

describe('phone field', () => {
  it('reads left to right in Arabic, gives E.164 and takes Arabic digits', async () => {
    const onValue = jest.fn<(value: string) => void>();
    render(inForm(<Single onValue={onValue}>{(binding) => <PhoneField {...binding} label="الهاتف" country="SA" />}</Single>, { market: RIYADH, answers: RULES }));
    expect(input()).toHaveAttribute('dir', 'ltr');
    await userEvent.type(input(), '٠٥٠١٢٣٤٥٦٧');
    expect(onValue).toHaveBeenLastCalledWith('+966501234567');
    await userEvent.tab();
    expect(input()).toBeValid();
    expect(input()).toHaveAccessibleDescription(/^مثال:/);
  });

  it('names a number that does not fit its country only after it was left, with a sample', async () => {
    render(inForm(<Single>{(binding) => <PhoneField {...binding} label="Phone" country="SA" />}</Single>, { answers: RULES }));
    await userEvent.type(input(), '12');
    expect(input()).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    expect(input()).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByText(/Enter a number such as/)).toHaveTextContent('+966 51 234 5678');
    await userEvent.type(input(), '3');
    expect(screen.queryByText(/Enter a number such as/)).not.toBeInTheDocument();
  });

  it('changes the country of a number that is already typed', async () => {
    const onValue = jest.fn<(value: string) => void>();
    render(inForm(<Single onValue={onValue}>{(binding) => <PhoneField {...binding} label="Phone" country="SA" />}</Single>, { answers: RULES }));
    await userEvent.type(input(), '8021234567');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country code' }), 'NG');
    expect(onValue).toHaveBeenLastCalledWith('+2348021234567');
    expect(input()).toHaveValue('8021234567');
  });

  it('asks for a mobile where a landline will not do, and takes any line where one will', async () => {
    render(inForm(<Single>{(binding) => <PhoneField {...binding} label="Phone" country="SA" />}</Single>, { answers: RULES }));
    await userEvent.type(input(), '0112345678');
    await userEvent.tab();
    expect(await screen.findByText(/^This isn’t a mobile number/)).toHaveTextContent('+966 51 234 5678');
    cleanup();
    render(inForm(<Single>{(binding) => <PhoneField {...binding} label="Phone" country="SA" use="any" />}</Single>, { answers: RULES }));
    await userEvent.type(input(), '0112345678');
    await userEvent.tab();
    expect(input()).toBeValid();
  });

  it('offers the one country from which a courier calls, and refuses a number of another one that was kept', () => {
    render(inForm(<Single start="+2348021234567">{(binding) => <PhoneField {...binding} label="Phone" country="SA" local />}</Single>, { answers: RULES }));
    expect(screen.getAllByRole('option').map((option) => option.getAttribute('value')).sort()).toEqual(['NG', 'SA']);
    expect(input()).toBeInvalid();
    cleanup();
    render(inForm(<Single start="">{(binding) => <PhoneField {...binding} label="Phone" country="SA" local />}</Single>, { answers: RULES }));
    expect(screen.getAllByRole('option').map((option) => option.getAttribute('value'))).toEqual(['SA']);
  });

  it('takes what is typed over such a number for one of the country from which a courier calls', async () => {
    const onValue = jest.fn<(value: string) => void>();
    render(inForm(<Single start="+2348021234567" onValue={onValue}>{(binding) => <PhoneField {...binding} label="Phone" country="SA" local />}</Single>, { answers: RULES }));
    await userEvent.clear(input());
    await userEvent.type(input(), '512345678');
    expect(onValue).toHaveBeenLastCalledWith('+966512345678');
    expect(input()).toBeValid();
  });

  it('takes a number when the rules can’t be had, and shows one that was kept', () => {
    render(inForm(<Single start="+2348021234567">{(binding) => <PhoneField {...binding} label="Phone" country="SA" />}</Single>));
    expect(input()).toHaveValue('8021234567');
    expect(screen.getByRole('combobox')).toHaveValue('NG');
    expect(input()).toBeValid();
  });
});
