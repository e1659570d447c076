import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ERROR } from '@amberlane/contract/calls';
import { addAddress, deleteAddress, searchAddresses, updateAddress } from '@amberlane/contract/calls/address-book';
import { AKOSUA, NOURA, pageOfEntries } from '../../../testing/sample-entries.ts';
import { answer, refusal, type AnswersByPath } from '@amberlane/testing/test-transport';
import { accountOnSite } from '../../../testing/account-site.ts';
import page from './page.tsx';

// jsdom has no popovers.
beforeEach(() => {
  Object.assign(HTMLElement.prototype, { hidePopover: () => undefined });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
});

const PATH = 'user-opt/personal/addresses';
const BOTH: AnswersByPath = { [searchAddresses.path]: answer(searchAddresses, () => pageOfEntries(AKOSUA, NOURA)) };

async function open(answers: AnswersByPath = BOTH, to = PATH) {
  const site = accountOnSite(page, { answers });
  render(await site.open(to));
  return site;
}

/** A press in the menu of an entry. The page's own style hides closed menus, which no test has. */
async function inMenuOf(name: string, entry: string): Promise<HTMLElement> {
  const card = (await screen.findByRole('heading', { level: 2, name: new RegExp(name) })).closest('article') ?? document.body;
  expect(within(card).getByRole('button', { name: new RegExp(`^More.*${name}`) })).toBeInTheDocument();
  return within(card).getByRole('button', { name: entry, hidden: true });
}

describe('the address book', () => {
  it('shows entries as their country writes them, with what can be done', async () => {
    const { complaints } = await open();
    const card = within((await screen.findByRole('heading', { level: 2, name: /Noura/ })).closest('article') ?? document.body);
    expect(card.getByText('RRRD2929')).toHaveAttribute('dir', 'ltr');
    expect(card.getByText('نورة القحطاني').tagName).toBe('BDI');
    expect(card.getByText('+966 50 555 0142')).toBeInTheDocument();
    expect(card.getByText('Default recipient')).toBeInTheDocument();
    expect(card.getByText('Saudi Arabia')).toBeInTheDocument();
    expect(card.getByText('RRRD2929').closest('address > span')).toHaveTextContent('2929 King Fahd Road, RRRD2929');
    expect(card.getByRole('link', { name: 'Noura Al-Qahtani' })).toHaveAttribute('href', `/gh-en/${PATH}/entry-2`);
    expect(card.getByRole('link', { name: 'Edit', hidden: true })).toHaveAttribute('href', `/gh-en/${PATH}/entry-2`);
    expect(card.queryByRole('link', { name: /Send to/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute('href', '/v1/api/addressBook/export?locale=en');
    expect(complaints).toEqual([]);
  });

  it('searches a moment after the last letter, in the address', async () => {
    const { asked } = await open();
    await userEvent.type(await screen.findByRole('searchbox'), 'noura');
    await waitFor(() => expect(location.search).toBe('?q=noura'));
    expect(asked.length).toBeLessThan(4);
  });

  it('searches at once by its button', async () => {
    await open();
    await userEvent.type(await screen.findByRole('searchbox'), 'noura');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(location.search).toBe('?q=noura');
  });

  it('shows one country alone, with the words that were typed', async () => {
    const { asked } = await open();
    const country = await screen.findByRole('combobox', { name: 'Country' });
    expect(country).toHaveValue('');
    await userEvent.type(screen.getByRole('searchbox'), 'no');
    await userEvent.selectOptions(country, 'Saudi Arabia');
    expect(location.search).toBe('?q=no&country=sa');
    await waitFor(() => expect(asked.at(-1)?.request).toMatchObject({ keyword: 'no', countryCode: 'SA' }));
    await userEvent.selectOptions(country, 'All countries');
    expect(location.search).toBe('?q=no');
  });

  it('keeps letters that are typed while the search is under way, and follows the way back', async () => {
    await open();
    const box = await screen.findByRole('searchbox');
    await userEvent.type(box, 'nou');
    await waitFor(() => expect(location.search).toBe('?q=nou'));
    await userEvent.type(box, 'ra');
    expect(box).toHaveValue('noura');
    await waitFor(() => expect(location.search).toBe('?q=noura'));
    act(() => {
      history.replaceState(null, '', `/gh-en/${PATH}`);
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await waitFor(() => expect(box).toHaveValue(''));
  });

  it('asks before it deletes, and gives back what was deleted', async () => {
    let list = [AKOSUA, NOURA];
    const { asked, site } = await open({
      [searchAddresses.path]: answer(searchAddresses, () => pageOfEntries(...list)),
      [deleteAddress.path]: answer(deleteAddress, () => {
        list = [AKOSUA];
        return { id: NOURA.id };
      }),
      [addAddress.path]: answer(addAddress, () => {
        list = [AKOSUA, NOURA];
        return NOURA;
      }),
    });
    await userEvent.click(await inMenuOf('Noura Al-Qahtani', 'Delete'));
    await userEvent.click(screen.getByRole('button', { name: 'Delete address', hidden: true }));
    expect(await screen.findByText(/^Deleted:/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('heading', { name: /Noura/ })).toBeInTheDocument();
    expect(asked.find((call) => call.path === addAddress.path)?.request).toMatchObject({ name: 'Noura Al-Qahtani', keepDuplicate: true });
    expect(site.getState().toasts).toMatchObject([{ kind: 'success' }]);
  });

  it('makes an entry the default of a side', async () => {
    const { asked } = await open({ ...BOTH, [updateAddress.path]: answer(updateAddress, () => ({ ...NOURA, defaultSender: true })) });
    await userEvent.click(await inMenuOf('Noura Al-Qahtani', 'Set as default sender'));
    await waitFor(() => expect(asked.find((call) => call.path === updateAddress.path)?.request).toMatchObject({ id: 'entry-2', version: 3, defaultSender: true, defaultReceiver: true }));
  });

  it('says beside the entry that it could not be made the default', async () => {
    const { site } = await open({ ...BOTH, [updateAddress.path]: () => refusal(ERROR.SERVICE, '', 500) });
    await userEvent.click(await inMenuOf('Noura Al-Qahtani', 'Set as default sender'));
    const card = screen.getByRole('heading', { level: 2, name: /Noura/ }).closest('article') ?? document.body;
    expect(await within(card).findByRole('alert')).toHaveTextContent('We couldn’t change the default address.');
    expect(site.getState().toasts).toEqual([]);
  });

  it('says how an empty book fills, that nothing fits, and that the list did not come', async () => {
    await open({ [searchAddresses.path]: answer(searchAddresses, () => pageOfEntries()) });
    expect(await screen.findByRole('heading', { name: 'No addresses yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Add address' })).toHaveAttribute('href', `/gh-en/${PATH}/new`);
    cleanup();
    await open({ [searchAddresses.path]: answer(searchAddresses, () => pageOfEntries()) }, `${PATH}?q=x&country=sa`);
    expect(await screen.findByRole('heading', { name: 'No addresses found' })).toBeInTheDocument();
    cleanup();
    await open({});
    expect(await screen.findByRole('alert')).toHaveTextContent('We can’t show your addresses right now');
  });
});
