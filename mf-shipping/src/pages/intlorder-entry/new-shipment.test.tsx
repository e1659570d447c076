/** A form that begins empty or with what another page hands over, and what stands against its entries. */
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { address } from '@amberlane/contract/calls/address';
import { useSlotProps } from '@amberlane/core';
import { WHOLE } from '../../../testing/ship-site.ts';
import { atStep, freshVisits, heading, onDevice, open, PATH, press } from '../../../testing/shown-ship-page.tsx';

freshVisits();

describe('a new shipment', () => {
  it('begins with the default sender, and names what is missing of the recipient all at once', async () => {
    await open(`${PATH}?receiver=none`);
    await screen.findByLabelText('Ship to');
    fireEvent.change(screen.getByLabelText('Ship to'), { target: { value: 'SA' } });
    press('Continue to sender');
    await heading('Sender details');
    expect(screen.getByLabelText('Full name in Latin letters')).toHaveValue('Chen Jing');
    expect(screen.getByText(/^Step 2 of 6/)).toHaveTextContent('Step 2 of 6 · Next: Recipient');
    press('Continue to recipient');
    await heading('Recipient details');
    expect(screen.getByRole('heading', { name: 'Label preview' })).toBeInTheDocument();
    press('Continue to goods');
    const alert = await screen.findByRole('alert');
    expect(within(alert).getAllByRole('link').length).toBeGreaterThanOrEqual(4);
    expect(screen.getByLabelText(/^Short/)).toHaveAttribute('aria-invalid', 'true');
  });

  it('says beside the weight how it is typed and what is taken at most, and what the price still waits for', async () => {
    await open(PATH);
    fireEvent.change(await screen.findByLabelText('Ship from'), { target: { value: 'CN' } });
    expect(screen.getByLabelText(/^Weight/)).toHaveAccessibleDescription(/^Up to 30\skg, large parcels up to 200\skg$/);
    expect(screen.getAllByText('We round the weight up to whole kilograms for the estimate. You pay for the weight that we measure.')[0]).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Label preview' })).toBeNull();
    expect(screen.getAllByText('Choose the destination and enter the weight to see the price and delivery time.')[0]).toBeVisible();
    // The way to a recipient of the address book, until one is chosen.
    expect((await screen.findAllByText(/^Example: 1\skg to Saudi Arabia$/))[0]?.nextElementSibling).toHaveTextContent(/CNY.660\.00/);
    fireEvent.change(screen.getByLabelText('Ship to'), { target: { value: 'SA' } });
    const [first] = await screen.findAllByText(/^Example: 1.kg to Saudi Arabia$/);
    expect(first?.nextElementSibling).toHaveTextContent(/CNY.660\.00/);
    expect(screen.getAllByText('Includes pickup and delivery to the recipient. Duties and taxes at the destination are not included.')[0]).toBeVisible();
    expect(screen.getAllByText('Enter the weight to see the price of your parcel.')[0]).toBeVisible();
    fireEvent.change(screen.getByLabelText(/^Weight/), { target: { value: '6' } });
    expect((await screen.findAllByText('From'))[0]).toBeVisible();
    expect(screen.queryByText(/1.kg to/)).toBeNull();
  });

  it('says what a shipment abroad needs, and what customs of the destination want once it is chosen', async () => {
    await open(PATH);
    fireEvent.change(await screen.findByLabelText('Ship from'), { target: { value: 'CN' } });
    // Folded above the form on phones, in full beside it.
    expect(screen.getAllByText('The recipient’s address and phone number').at(-1)).toBeVisible();
    expect(screen.queryByText(/identity number/)).toBeNull();
    fireEvent.change(screen.getByLabelText('Ship to'), { target: { value: 'EG' } });
    const needs = within(screen.getAllByRole('heading', { name: 'What you’ll need' })[0]?.parentElement ?? document.body);
    expect(needs.getByText(/identity number/)).toHaveTextContent('The recipient’s identity number, if customs ask for it (Egypt)');
    fireEvent.change(screen.getByLabelText('Ship to'), { target: { value: 'SA' } });
    expect(needs.queryByText(/identity number/)).not.toBeInTheDocument();
    expect(needs.getByText(/commercial invoice/)).toBeInTheDocument();
  });

  it('says beside each kind where it begins, and where this form ends and who takes more', async () => {
    await open(PATH);
    expect(await screen.findByRole('checkbox', { name: 'English 3' })).toHaveAccessibleDescription('Over 30 kg, up to 200 kg, each side under 100 cm');
    expect(screen.getByRole('checkbox', { name: 'English 1' })).toHaveAccessibleDescription(/^Up to 30\skg, at least 10\s×\s10\scm$/);
    expect(screen.getByRole('checkbox', { name: 'English 2' })).toHaveAccessibleDescription(/^Up to 30\skg, at least 10\s×\s10\scm for the label$/);
    expect(screen.queryByRole('checkbox', { name: 'English 4' })).toBeNull();
    expect(screen.getByText(/ask for a freight quote/)).toHaveTextContent('For more than 200 kg or full pallets, ask for a freight quote.');
  });

  it('tells where the reader is and what follows', async () => {
    await open(PATH);
    const steps = within(await screen.findByRole('navigation', { name: 'Steps' }));
    // The button names what follows; on phones the way out stands here.
    expect(steps.getByText(/^Step 1 of 6/)).toHaveTextContent(/^Step 1 of 6$/);
  });

  it('says on its first step that the country is missing', async () => {
    await open(PATH);
    await screen.findByLabelText('Ship to');
    press('Continue to sender');
    expect(within(await screen.findByRole('alert')).getByRole('link', { name: /^Ship to/ })).toBeVisible();
    expect(screen.getByLabelText('Ship to')).toHaveAttribute('aria-invalid', 'true');
  });

  it('names country and recipient by one press on an entry of the address book', async () => {
    await open(PATH);
    const known = within(await screen.findByRole('group', { name: 'Saved recipients' }));
    fireEvent.click(known.getByRole('button', { name: /^Noura Al-Harbi ?, Saudi Arabia$/ }));
    expect(screen.getByLabelText('Ship to')).toHaveValue('SA');
    expect(known.getByRole('button', { pressed: true })).toHaveTextContent('Noura Al-Harbi');
    // The label beside the form has the whole address.
    expect(screen.getByText('King Fahd Road')).toBeVisible();
  });

  it('opens the whole address book beside them, and shows the digital address of who is chosen on the label', async () => {
    const AMA = {
      id: 'ama', name: 'Ama Boateng', localName: '', company: '', mobile: '+233241234567', email: '', defaultSender: false, defaultReceiver: false, version: 1,
      address: address.parse({ countryCode: 'GH', province: 'Greater Accra', city: 'Accra', area: 'Osu', street: '12 Cocoa Lane', digitalAddress: 'GA-183-8164' }),
    };
    const Picker = () => {
      const props = useSlotProps('address-picker');
      return (
        <button type="button" onClick={() => props?.onChoose(AMA)}>
          {AMA.name}
        </button>
      );
    };
    await open(PATH, undefined, { lateSlots: { 'address-picker': async () => () => <Picker /> } });
    fireEvent.click(await screen.findByRole('button', { name: 'All addresses' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Ama Boateng' }));
    expect(screen.getByLabelText('Ship to')).toHaveValue('GH');
    expect(screen.getByText('GA-183-8164')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes over what the price page hands on, and names the city', async () => {
    await open(`${PATH}?origin=CN-CAN&destination=SA-RUH&weight=6.2&length=46&width=34&height=30&goods=CLOTHES&cod=900`, (site) => site.keep('x', WHOLE, 'SUBMITTED'));
    await screen.findByLabelText('Ship to');
    expect(screen.getByLabelText('Ship to')).toHaveValue('SA');
    await waitFor(() => expect(location.search).toContain('draft='));
    const kept = onDevice().map((key) => localStorage.getItem(key)).join('');
    await waitFor(() => expect(onDevice().map((key) => localStorage.getItem(key)).join('')).toContain('"weightGrams":"7"'));
    expect(kept).not.toContain('receiverNationalId');
  });

  it('says what stands against a parcel, beside the fields, in the first round', async () => {
    await atStep('goods');
    await heading('What are you sending?');
    fireEvent.change(await screen.findByLabelText('Weight'), { target: { value: '0' } });
    fireEvent.change(screen.getByLabelText(/^Length/), { target: { value: '40' } });
    fireEvent.change(screen.getByLabelText('Goods name in English'), { target: { value: 'gift' } });
    fireEvent.change(screen.getByLabelText('Goods name in Chinese'), { target: { value: '' } });
    await waitFor(() => expect(document.querySelector('option[value="BATTERY_BUILT_IN"]')).not.toBeNull());
    fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'BATTERY_BUILT_IN' } });
    press('Continue to price');
    await screen.findByRole('alert');
    for (const name of ['Weight', /^Width/, /^Height/, 'Goods name in English', 'Goods name in Chinese', 'Energy per battery', 'Number of batteries']) expect(screen.getByLabelText(name)).toHaveAttribute('aria-invalid', 'true');
  });

  it('flags a weight over 100 kg', async () => {
    await atStep('goods');
    fireEvent.change(await screen.findByLabelText('Weight'), { target: { value: '120' } });
    expect(screen.getByText(/^Over 100 kg/)).toBeVisible();
  });

  it('holds five items at most', async () => {
    await atStep('goods');
    await heading('What are you sending?');
    for (let item = 1; item < 5; item += 1) press('Add item');
    expect(screen.getAllByRole('group', { name: /^Item \d/ })).toHaveLength(5);
    expect(screen.queryByRole('button', { name: 'Add item' })).toBeNull();
  });
});
