import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inForm, RIYADH, Single } from '../../../testing/on-site.tsx';
import { EmailField, MoneyField, QuantityField, RadioField, SelectField, TextAreaField, WeightField } from '../index.ts';

afterEach(cleanup);

const input = () => screen.getByRole('textbox');

describe('fields', () => {
  it('name a mail address that can’t be right once it is left', async () => {
    render(inForm(<Single>{(binding) => <EmailField {...binding} label="E-mail" />}</Single>));
    await userEvent.type(input(), 'ama@example');
    expect(input()).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    expect(input()).toHaveAccessibleDescription(/such as name@example.com/);
    await userEvent.type(input(), '.com');
    await userEvent.tab();
    expect(input()).not.toHaveAttribute('aria-invalid');
  });

  it('count a longer text against its limit', async () => {
    render(inForm(<Single>{(binding) => <TextAreaField {...binding} label="Remark" maxLength={200} required={false} />}</Single>));
    await userEvent.type(screen.getByRole('textbox', { name: 'Remark optional' }), 'Ring twice');
    expect(input()).toHaveAccessibleDescription('10 of 200 characters');
  });

  it('turn Arabic digits of a weight into plain ones on leaving', async () => {
    render(inForm(<Single>{(binding) => <WeightField {...binding} label="الوزن" />}</Single>, { market: RIYADH }));
    await userEvent.type(input(), '١٫٤');
    await userEvent.tab();
    expect(input()).toHaveValue('1.4');
    expect(input()).toHaveAttribute('dir', 'ltr');
  });

  it('refuse an amount finer than its currency', async () => {
    render(inForm(<Single>{(binding) => <MoneyField {...binding} label="Amount" currency="UGX" />}</Single>));
    await userEvent.type(input(), '1250.5');
    await userEvent.tab();
    expect(input()).toHaveAccessibleDescription('Enter a number, such as 1250.');
    expect(screen.getByText('UGX')).toBeInTheDocument();
  });

  it('step a quantity within its range', async () => {
    render(inForm(<Single start="2">{(binding) => <QuantityField {...binding} label="Parcels" min={1} max={3} />}</Single>));
    await userEvent.click(screen.getByRole('button', { name: 'Increase: Parcels' }));
    await userEvent.click(screen.getByRole('button', { name: 'Increase: Parcels' }));
    expect(input()).toHaveValue('3');
    await userEvent.click(screen.getByRole('button', { name: 'Decrease: Parcels' }));
    expect(input()).toHaveValue('2');
  });

  it('offer a list of choices with none chosen beforehand', async () => {
    render(inForm(<Single>{(binding) => <SelectField {...binding} label="Contents" choices={[{ value: 'shoes', label: 'Shoes' }]} />}</Single>));
    expect(screen.getByRole('combobox', { name: 'Contents' })).toHaveDisplayValue('Please choose');
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Shoes');
    expect(screen.getByRole('combobox')).toHaveValue('shoes');
  });

  it('let one of a few be chosen by keys', async () => {
    const choices = [{ value: 'air', label: 'By air' }, { value: 'sea', label: 'By sea', detail: 'Four weeks' }];
    render(inForm(<Single start="air">{(binding) => <RadioField {...binding} legend="Way" look="segmented" choices={choices} />}</Single>));
    expect(screen.getByRole('radiogroup', { name: 'Way' })).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: /By sea/ })).toBeChecked();
  });
});
