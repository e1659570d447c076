import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { searchAddresses } from '@amberlane/contract/calls/address-book';
import { orderAgreement } from '@amberlane/contract/calls/agreement';
import { confirmOrderImport, createOrderImport, putImportRows } from '@amberlane/contract/calls/order-imports';
import { LOCALE_FACTS, LOCALES, type Market } from '@amberlane/contract/site';
import { routesOf } from '@amberlane/testing/mock-api/mock-api-part';
import { hydrate, pageOnSite, type PageOnSite } from '@amberlane/testing/render-page';
import { answer, byPath, refusal, type AnswersByPath } from '@amberlane/testing/test-transport';
import declaration from '../../../remote.config.ts';
import { columnHead, NEEDED_COLUMNS } from '../../import/column-heads.ts';
import mockApi from '../../../testing/mock-api.ts';
import page from './page.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const PATH = 'express/order-import';
/** Today and two weeks. */
const PICKUP_DAYS = 15;
const HEADS = 'Name,Phone,Country,State,City,Street,Product,Qty,Price,Weight';
const YAW = 'Yaw,0245550188,GH,Greater Accra,Accra,1 High Street,Cotton T-shirt,2,45,0.8';
const AMA = 'Ama,12,GH,Greater Accra,Accra,2 High Street,Cotton T-shirt,1,45,0.5';
const EFUA = 'Efua,0245550177,GH,Ashanti,Kumasi,3 High Street,Leather belt,1,60,0.3';

const address = {
  countryCode: 'CN' as const, provinceCode: '', cityCode: '', areaCode: '', province: '广东省', city: '广州', area: '白云区', street: '朝阳路 18 号', street2: '', building: '', postcode: '510000', landmark: '', poBox: '',
  shortAddress: '', additionalNo: '', digitalAddress: '', makani: '', localAddress: '',
};
const SENDER = { id: 'a-1', version: 1, name: '林晓岚', localName: '', company: '', mobile: '+8613800550142', email: '', address, defaultSender: true, defaultReceiver: false };
const SENDERS = { [searchAddresses.path]: answer(searchAddresses, () => ({ total: 1, pageNum: 1, pageSize: 50, list: [SENDER] })) };
const AGREEMENT = { version: '2026-11', effectiveDate: '2026-11-24', language: 'en' as const, countdownSeconds: 0, title: 'Agreement', preamble: 'Please read.', sections: [{ id: 'a', title: 'Goods', paragraphs: ['What we carry.'] }] };

/** The mock API as a signed-in browser reaches it, with other answers in front of it. */
function site(answers: AnswersByPath = {}, market: Market = { country: 'GH', locale: 'en' }): PageOnSite {
  const api = routesOf([mockApi], { isEmpty: () => false, isMany: () => false, now: () => new Date('2026-11-20T10:00:00.000Z') });
  const first = byPath({ ...SENDERS, [orderAgreement.path]: answer(orderAgreement, () => AGREEMENT), ...answers });
  const headers = { token: 'tester', lang: LOCALE_FACTS[market.locale].header, 'content-type': 'application/json' };
  return pageOnSite(page, {
    remote: declaration, nickName: 'Ama', retryDelay: () => null, market, routes: new Set(['express/my-order', 'user-opt/personal/addresses/new', PATH]),
    answer: (call) => first(call) ?? api.answer(new Request(new URL(call.url, 'http://mock'), { method: call.method, headers, ...(call.method === 'POST' && { body: JSON.stringify(call.request) }) })),
  });
}

/** Files of the test's browser can't be read as bytes; it has no workers either. */
const csvFile = (text: string): File => Object.assign(new File([text], 'orders.csv', { type: 'text/csv' }), { arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer) });

async function choose(onSite: PageOnSite, rows: readonly string[], heads = HEADS): Promise<void> {
  render(await onSite.open(PATH));
  await userEvent.upload(screen.getByLabelText('Choose a file'), csvFile([heads, ...rows].join('\n')));
}

/** Once the sender is there. */
async function check(name: string): Promise<void> {
  await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name }));
}

describe('an import of shipments', () => {
  it('goes from the file to the shipments, with a row put right on the way', async () => {
    const onSite = site();
    await choose(onSite, [YAW, AMA, EFUA]);
    expect(await screen.findByText('10 of 10 columns matched', { exact: false })).toBeInTheDocument();
    await check('Check 3 rows');

    const phone = await screen.findByRole('textbox', { name: 'Row 3, Recipient phone' });
    expect(phone).toBeInvalid();
    expect(phone).toHaveAccessibleDescription(/phone/i);
    expect(screen.queryByRole('textbox', { name: 'Row 2, Recipient phone' })).not.toBeInTheDocument();
    expect(await screen.findByText(/Total for 2 shipments/)).toHaveTextContent('CNY 156.00');
    await userEvent.clear(phone);
    await userEvent.type(phone, '0245550199');
    await userEvent.tab();
    expect(await screen.findByText(/Total for 3 shipments/)).toHaveTextContent('CNY 234.00');
    expect(screen.getByRole('textbox', { name: 'Row 3, Recipient phone' })).toBeValid();

    await userEvent.click(await screen.findByRole('button', { name: 'Create 3 shipments' }));
    const agree = await screen.findByRole('button', { name: 'Agree and create 3 shipments', hidden: true });
    // It is never `disabled`: a press before the text has been read does nothing.
    await waitFor(() => expect(agree).toHaveAttribute('aria-disabled', 'false'));
    await userEvent.click(agree);
    expect(await screen.findByText('3 shipments created')).toBeInTheDocument();
    const { request } = onSite.asked.find(({ path }) => path === confirmOrderImport.path) ?? {};
    expect(request).toMatchObject({ agreementVersion: '2026-11', rows: 3, total: { amount: 23_400, currency: 'CNY' } });
    expect(onSite.asked.filter(({ path }) => path === createOrderImport.path)).toHaveLength(1);
  }, 30_000);

  it('says what is wrong with a file, and takes the next one', async () => {
    await choose(site(), []);
    expect(await screen.findByRole('alert')).toHaveTextContent('no rows below its column names');
    await userEvent.upload(screen.getByLabelText('Choose a file'), csvFile([HEADS, YAW].join('\n')));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Check 1 row' })).toBeEnabled());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('waits for the columns that it needs, and remembers the choice', async () => {
    await choose(site(), [YAW], HEADS.replace('Phone', 'Xyz'));
    expect(await screen.findByText('Still required: Recipient phone.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Check 1 row' })).toBeDisabled();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Shipment field for Xyz' }), 'acceptPhone');
    await check('Check 1 row');
    await screen.findByText(/Total for 1 shipment/);
    expect(localStorage.getItem('amberlane.reader.order-import.columns')).toContain('xyz');
  });

  it('keeps file and choices when the sending stops, and goes on with the same list', async () => {
    let fails = true;
    const onSite = site({ [putImportRows.path]: () => (fails ? refusal(1_000_000, 'The service failed.', 500) : undefined) });
    await choose(onSite, [YAW]);
    await check('Check 1 row');
    expect(await screen.findByRole('alert')).toHaveTextContent('The check was interrupted');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText(/Total for 1 shipment/);
    expect(onSite.asked.filter(({ path }) => path === createOrderImport.path)).toHaveLength(1);
  });

  it('keeps what was typed into a row that could not be saved', async () => {
    let fails = false;
    const onSite = site({ [putImportRows.path]: () => (fails ? refusal(1_000_000, 'The service failed.', 500) : undefined) });
    await choose(onSite, [AMA]);
    await check('Check 1 row');
    const phone = await screen.findByRole('textbox', { name: 'Row 2, Recipient phone' });
    fails = true;
    await userEvent.clear(phone);
    await userEvent.type(phone, '0245550199{Enter}');
    const row = within(screen.getByRole('row', { name: /Ama/ }));
    expect(await row.findByRole('alert')).toHaveTextContent('Not saved');
    expect(row.getByRole('textbox', { name: 'Row 2, Recipient phone' })).toHaveValue('0245550199');
    fails = false;
    await userEvent.click(row.getByRole('button', { name: 'Check row 2 again' }));
    await waitFor(() => expect(row.getByText('Ready')).toBeInTheDocument());
  });

  it('has the day of a courier’s pickup in what all rows have in common, in the sender’s own days', async () => {
    const onSite = site();
    await choose(onSite, [YAW]);
    const handover = await screen.findByRole('combobox', { name: 'Drop-off or pickup' });
    expect(handover).toHaveValue('');
    await waitFor(() => expect(within(handover).getAllByRole('option')).toHaveLength(1 + PICKUP_DAYS));
    const [dropOff, , tomorrow] = within(handover).getAllByRole('option');
    expect(dropOff).toHaveTextContent('Drop-off at a service point');
    const day = tomorrow?.getAttribute('value') ?? '';
    expect(day).toBe(new Date(Date.now() + (8 + 24) * 3_600_000).toISOString().slice(0, 10));
    await userEvent.selectOptions(handover, day);
    await check('Check 1 row');
    await screen.findByText(/Total for 1 shipment/);
    expect(onSite.asked.find(({ path }) => path === createOrderImport.path)?.request).toMatchObject({ settings: { localShipWay: 'DOOR_PICKUP', pickupDate: day } });
  });

  it('sends no way and no day for parcels that are dropped off', async () => {
    const onSite = site();
    await choose(onSite, [YAW]);
    await check('Check 1 row');
    await screen.findByText(/Total for 1 shipment/);
    const { request } = onSite.asked.find(({ path }) => path === createOrderImport.path) ?? {};
    expect(request).toHaveProperty('settings.product', 'smallParcel');
    expect(request).not.toHaveProperty('settings.localShipWay');
    expect(request).not.toHaveProperty('settings.pickupDate');
  });

  it('joins rows with the same order number into one shipment: counted, priced and created once', async () => {
    const onSite = site();
    await choose(onSite, [`${YAW},SHOP-1`, `${YAW.replace('Cotton T-shirt', 'Leather belt')},SHOP-1`, `${EFUA},SHOP-2`], `${HEADS},Order number`);
    await check('Check 3 rows');
    expect(await screen.findByText(/Total for 2 shipments/)).toHaveTextContent('CNY 156.00');
    expect(screen.getByRole('row', { name: /Item of the shipment in row 2/ })).toHaveTextContent(/^3Yaw/);
    expect(screen.getAllByText(/Item of the shipment in row/)).toHaveLength(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Create 2 shipments' }));
    const agree = await screen.findByRole('button', { name: 'Agree and create 2 shipments', hidden: true });
    await waitFor(() => expect(agree).toHaveAttribute('aria-disabled', 'false'));
    await userEvent.click(agree);
    expect(await screen.findByText('2 shipments created')).toBeInTheDocument();
    expect(onSite.asked.find(({ path }) => path === confirmOrderImport.path)?.request).toMatchObject({ rows: 2, total: { amount: 15_600, currency: 'CNY' } });
  }, 30_000);

  it('stands whole in the page of the server: the first step with its file field, and the steps that follow', async () => {
    const { container, differences, end } = await hydrate(await site().open(PATH), (server) => {
      expect(server.querySelector('input[type=file]')).not.toBeNull();
      expect(server).toHaveTextContent(/Download|template/i);
    });
    expect(differences).toEqual([]);
    expect(within(container).getByLabelText('Choose a file')).toBeVisible();
    await end();
  });

  it('leaves a row out when it is told to', async () => {
    await choose(site(), [YAW, EFUA]);
    await check('Check 2 rows');
    await userEvent.click(await screen.findByRole('button', { name: 'Exclude row 2' }));
    expect(await screen.findByText(/Total for 1 shipment/)).toBeInTheDocument();
  });

  it('asks for a sender when the address book has none', async () => {
    await choose(site({ [searchAddresses.path]: answer(searchAddresses, () => ({ total: 0, pageNum: 1, pageSize: 50, list: [] })) }), [YAW]);
    expect(await screen.findByRole('link', { name: /Add an address/ })).toHaveAttribute('href', '/gh-en/user-opt/personal/addresses/new');
  });

  it('says so when a list is gone', async () => {
    render(await site().open(`${PATH}?id=nobodys`));
    expect(await screen.findByText('This import no longer exists')).toBeInTheDocument();
  });

  it.each(LOCALES)('is all there in %s', async (locale) => {
    const market: Market = { country: ({ en: 'GH', 'zh-CN': 'CN', fr: 'MA', ar: 'SA', ur: 'PK', tr: 'TR' } as const)[locale], locale };
    const onSite = site({}, market);
    render(await onSite.open(PATH));
    const input = document.querySelector('input[type=file]');
    if (!(input instanceof HTMLInputElement)) throw new Error('there is no file field');
    await userEvent.upload(input, csvFile([HEADS, YAW, AMA].join('\n')));
    await waitFor(() => expect(document.querySelector('form button[type=submit]')).toBeEnabled());
    await userEvent.click(document.querySelector('form button[type=submit]') ?? input);
    await waitFor(() => expect(document.querySelector('input[aria-invalid]')).toBeInTheDocument());
    expect(onSite.complaints).toEqual([]);
  });
});

describe('before a file is chosen', () => {
  const stepOf = (name: string) => within(screen.getByRole('heading', { name }).closest('li') ?? document.body);

  it('numbers the steps: the templates for who has no file yet, then the file', async () => {
    render(await site().open(PATH));
    expect(screen.getAllByRole('heading', { level: 2 }).slice(0, 5).map(({ textContent }) => textContent.trim())).toEqual(['Prepare your file', 'Upload your file', 'Check rows', 'Create shipments', 'Result']);
    const prepare = stepOf('Prepare your file');
    expect(prepare.getByRole('button', { name: 'Excel template' })).toBeVisible();
    expect(prepare.getByText('Skip if you have a file')).toBeVisible();
    const upload = stepOf('Upload your file');
    expect(upload.getByLabelText('Choose a file')).toBeInTheDocument();
    expect(prepare.getByRole('button', { name: 'Main columns of the file' })).toBeInTheDocument();
  });

  it('shows what a file must have, in which currency, and opens it on a phone', async () => {
    render(await site().open(PATH));
    const columns = within(screen.getByRole('table', { name: 'Main columns of the file' })).getAllByRole('rowheader').map(({ textContent }) => textContent.trim());
    const needed = columns.filter((name) => !/ optional\b/.test(name)).map((name) => name.replace(/ currency chosen after the upload$/, ''));
    expect(columns).toContain('Unit price currency chosen after the upload');
    expect(needed).toEqual(NEEDED_COLUMNS.map((column) => columnHead(column, 'en')));
    expect(columns.slice(-3)).toEqual(['Service optional', 'Cash on delivery optional, currency chosen after the upload', 'Sender optional, from your address book; if empty, the sender chosen for the file']);
    const fold = screen.getByRole('button', { name: 'Main columns of the file', expanded: false });
    await userEvent.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'true');
  });
});
