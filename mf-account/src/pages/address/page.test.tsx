import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ERROR } from '@amberlane/contract/calls';
import { addAddress, getAddress, searchAddresses, updateAddress } from '@amberlane/contract/calls/address-book';
import { queryProvinces } from '@amberlane/contract/calls/areas';
import { queryAllList } from '@amberlane/contract/calls/countries';
import { AKOSUA, NOURA, pageOfEntries } from '../../../testing/sample-entries.ts';
import { answer, refusal, type AnswersByPath } from '@amberlane/testing/test-transport';
import { accountOnSite } from '../../../testing/account-site.ts';
import page from './page.tsx';

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const PATH = 'user-opt/personal/addresses';
const LISTS: AnswersByPath = {
  '/oms/province/GH/queryList': answer(queryProvinces, () => []),
  '/oms/province/SA/queryList': answer(queryProvinces, () => []),
  [queryAllList.path]: answer(queryAllList, () => []),
  [searchAddresses.path]: answer(searchAddresses, () => pageOfEntries(AKOSUA)),
};

async function open(answers: AnswersByPath, id = 'new') {
  const site = accountOnSite(page, { answers: { ...LISTS, ...answers }, params: { id } });
  render(await site.open(`${PATH}/${id}`));
  return site;
}

const fill = async (): Promise<void> => {
  await userEvent.type(screen.getByLabelText('Full name'), 'Akosua Mensah');
  await userEvent.type(screen.getByLabelText('Phone'), '0245550142');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Region' }), 'Greater Accra');
  await userEvent.type(screen.getByRole('textbox', { name: 'District' }), 'Accra');
  await userEvent.type(screen.getByLabelText('Street and number'), '12 Cocoa Lane');
};

describe('a new address', () => {
  it('asks for what the country has, and keeps what is typed when the country changes', async () => {
    const { complaints } = await open({});
    await userEvent.type(screen.getByLabelText('Full name'), 'Noura');
    expect(screen.getByLabelText(/GhanaPostGPS/)).toBeInTheDocument();
    expect(screen.queryByLabelText(/Name in the local script/)).not.toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'SA');
    expect(screen.getByLabelText('Full name')).toHaveValue('Noura');
    expect(screen.getByLabelText(/Name in the local script/)).not.toBeRequired();
    expect(screen.getByLabelText('Short national address')).toBeRequired();
    expect(complaints).toEqual([]);
  });

  it('asks before it saves what is there already', async () => {
    const { asked } = await open({
      [addAddress.path]: ({ keepDuplicate }) =>
        keepDuplicate === true
          ? { ...AKOSUA, id: 'entry-9' }
          : Response.json({ success: false, error: { code: ERROR.ADDRESS_DUPLICATE, message: 'You already have this address: Akosua Mensah.', existing: { id: 'entry-1', name: 'Akosua Mensah' } } }, { status: 409 }),
    });
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByRole('link', { name: 'Open the saved address', hidden: true })).toHaveAttribute('href', `/gh-en/${PATH}/entry-1`);
    await userEvent.click(screen.getByRole('button', { name: 'Save anyway', hidden: true }));
    await waitFor(() => expect(location.pathname).toBe(`/gh-en/${PATH}`));
    expect(asked.filter(({ path }) => path === addAddress.path).map(({ request }) => request['keepDuplicate'])).toEqual([false, true]);
  });

  it('that could not be saved beside the other one says so in the dialog, and can be tried again', async () => {
    let isOnline = false;
    await open({
      [addAddress.path]: ({ keepDuplicate }) => {
        if (keepDuplicate !== true) return Response.json({ success: false, error: { code: ERROR.ADDRESS_DUPLICATE, message: 'You already have this address: Akosua Mensah.', existing: { id: 'entry-1', name: 'Akosua Mensah' } } }, { status: 409 });
        if (!isOnline) throw new TypeError('fetch failed');
        return { ...AKOSUA, id: 'entry-9' };
      },
    });
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Save address' }));
    const keep = await screen.findByRole('button', { name: 'Save anyway', hidden: true });
    await userEvent.click(keep);
    expect(await within(keep.closest('dialog') ?? document.body).findByText(/^Network error/)).toBeInTheDocument();
    expect(screen.getByLabelText('Full name')).toHaveValue('Akosua Mensah');
    isOnline = true;
    await userEvent.click(keep);
    await waitFor(() => expect(location.pathname).toBe(`/gh-en/${PATH}`));
  });
});

describe('an address of the book', () => {
  it('that was changed elsewhere shows both versions and saves the chosen one', async () => {
    let calls = 0;
    let tries = 0;
    const theirs = { ...NOURA, name: 'Noura B.', version: 4 };
    const { asked } = await open(
      {
        [getAddress.path]: answer(getAddress, () => (calls++ === 0 ? NOURA : theirs)),
        [updateAddress.path]: ({ version }) => {
          if (version === 4 && tries++ === 0) throw new TypeError('fetch failed');
          return version === 4 ? { ...theirs, version: 5 } : refusal(ERROR.CONFLICT, 'Changed elsewhere.', 409, [{ field: 'name', code: 'changed', message: 'x' }]);
        },
      },
      'entry-2',
    );
    const name = await screen.findByLabelText('Full name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Noura C.');
    await userEvent.click(screen.getByRole('button', { name: 'Save address' }));
    const group = await screen.findByRole('group', { name: 'This address was changed elsewhere' });
    expect(group).toHaveTextContent('Your versionNoura C.Saved versionNoura B.');
    expect(name).toHaveValue('Noura C.');
    await userEvent.click(screen.getByRole('button', { name: 'Save my version' }));
    expect(await within(group).findByText(/^Network error/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save my version' }));
    await waitFor(() => expect(asked.filter(({ path }) => path === updateAddress.path).map(({ request }) => [request['version'], request['name']])).toEqual([[3, 'Noura C.'], [4, 'Noura C.'], [4, 'Noura C.']]));
  });

  it('of somebody else is not there', async () => {
    await open({ [getAddress.path]: () => refusal(ERROR.NOT_FOUND, 'Not found.', 404) }, 'entry-7');
    expect(await screen.findByRole('heading', { name: 'This address isn’t in your address book' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the address book' })).toHaveAttribute('href', `/gh-en/${PATH}`);
  });
});
