import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { definePage, Slot, SlotProvider, type SlotProps } from '@amberlane/core';
import { searchAddresses } from '@amberlane/contract/calls/address-book';
import { AKOSUA, NOURA, pageOfEntries } from '../../../testing/sample-entries.ts';
import { answer } from '@amberlane/testing/test-transport';
import { accountOnSite } from '../../../testing/account-site.ts';
import slot from './slot.tsx';

afterEach(cleanup);

/** A page of another remote that has the slot. */
async function openWizard(props: SlotProps['address-picker']) {
  const Filling = slot.component;
  const Wizard = () => (
    <SlotProvider value={{ 'address-picker': <Filling /> }}>
      <Slot name="address-picker" props={props} />
    </SlotProvider>
  );
  const site = accountOnSite(definePage({ component: Wizard, head: () => ({ title: '', description: '' }) }), {
    answers: { [searchAddresses.path]: answer(searchAddresses, () => pageOfEntries(AKOSUA, NOURA)) },
  });
  render(await site.open(''));
  return site;
}

describe('the address book in a page of another squad', () => {
  it('shows the default of the side first, marks what is chosen, and tells what the reader chooses', async () => {
    const onChoose = jest.fn<SlotProps['address-picker']['onChoose']>();
    const { complaints } = await openWizard({ side: 'receiver', chosen: AKOSUA.id, onChoose });
    const options = await screen.findAllByRole('button', { name: /Mensah|Noura/ });
    expect(options.map((option) => option.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
    await userEvent.click(screen.getByRole('button', { name: /Noura/ }));
    expect(onChoose).toHaveBeenCalledWith(NOURA);
    expect(complaints).toEqual([]);
  });

  it('refuses a page that hands over something else', () => {
    // @ts-expect-error -- the types of slots.ts are in force without an import: there is no such side
    const wrong = <Slot name="address-picker" props={{ side: 'left', chosen: null, onChoose: () => undefined }} />;
    expect(wrong.type).toBe(Slot);
  });

  it('adds an address in its place, and leads back to the list', async () => {
    await openWizard({ side: 'sender', chosen: null, onChoose: () => undefined });
    await userEvent.click(await screen.findByRole('button', { name: 'Add address' }));
    expect(screen.getByLabelText('Full name')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the list' }));
    expect(await screen.findByRole('button', { name: /Noura/ })).toBeInTheDocument();
  });
});
