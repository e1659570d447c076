/** The file for the bank: whole numbers, what is marked, who may read it, and the command that writes it. */
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { closeAccount } from '@amberlane/contract/calls/account-closing';
import { savePayoutAccount } from '@amberlane/contract/calls/cod';
import type { Money } from '@amberlane/contract/domain/money';
import { newKey, secretBox } from '../second-factor/secret-box.ts';
import { apiProcesses } from '../testing/api-process.ts';
import { parcelOnItsWay } from '../testing/failed-parcel.ts';
import { PASSWORD, passwordCustomer, type PasswordCustomer } from '../testing/password-customer.ts';
import { describeOnOneDatabase, makeDataDir } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { openDatabase } from '../database/database.ts';
import { bankFile, writeBankFile } from './bank-file.ts';
import { remit } from './remittances.ts';

/** A Friday. */
const NOW = new Date('2026-11-20T10:30:00Z');
const MONDAY = new Date('2026-11-23T09:00:00Z');
const KEY = newKey();
const secrets = secretBox(() => [KEY]);
const BANK = { currency: 'SAR', kind: 'bank', holder: 'Ama Boateng', provider: 'Harbour Bank', number: 'SA03 8000 0000 6080 1016 7519', password: PASSWORD } as const;
const MOBILE = { currency: 'GHS', kind: 'mobile', holder: '=1+1', provider: '@MoMo', number: '023 123 4567', password: PASSWORD } as const;

/** None of the cells of these tests holds a comma or a quotation mark. */
const rowsOf = (text: string): Record<string, string>[] => {
  const [heads = [], ...rows] = text.replace(/^\uFEFF/, '').trimEnd().split('\r\n').map((line) => line.split(',').map((cell) => cell.replace(/^"(.*)"$/, '$1')));
  return rows.map((cells) => Object.fromEntries(cells.map((cell, at) => [heads[at] ?? '', cell])));
};

describeOnOneDatabase('the file for the bank', (open) => {
  let api: TestApi;
  let ama: PasswordCustomer;
  let folder: string;
  beforeAll(async () => {
    api = await startTestApi(open, { now: NOW, settings: { dataKey: KEY } });
  });
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'amberlane-bank-'));
    api.setTime(NOW);
    ama = await passwordCustomer(api);
    await api.ask(savePayoutAccount, BANK, { token: ama.token });
    await api.ask(savePayoutAccount, MOBILE, { token: ama.token });
    await api.database.db.updateTable('payout_account').set({ changed_at: new Date('2026-10-01T00:00:00Z') }).where('account_id', '=', ama.accountId).execute();
    await delivered({ amount: 200_000, currency: 'SAR' });
    await delivered({ amount: 100_000, currency: 'GHS' });
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  afterAll(() => api.close());

  const delivered = async (cod: Money) => (await parcelOnItsWay(api, { accountId: ama.accountId, cod })).scan('DELIVERED', '2026-11-18T12:00:00Z');
  const parts = (now = MONDAY) => ({ db: api.database.db, secrets, now });
  const again = async () => rowsOf((await bankFile(parts(), { from: '2026-11-23', to: '2026-11-23' })).text).filter(({ Reference }) => own.includes(Reference ?? ''));
  let own: string[] = [];
  /** Pays, and remembers which payments these are. */
  const pay = async () => {
    const rows = rowsOf((await bankFile(parts(), null)).text);
    own = rows.map(({ Reference }) => Reference ?? '');
    return rows;
  };
  const of = (rows: readonly Record<string, string>[], currency: string) => rows.find(({ Currency }) => Currency === currency);

  it('pays what is due, once, to whole numbers, in cells that no spreadsheet runs', async () => {
    const rows = await pay();
    expect(of(rows, 'SAR')).toEqual({
      Reference: expect.stringMatching(/^CR-20261123-[0-9A-F]{8}$/), 'Payment date': '2026-11-23', Holder: 'Ama Boateng', Provider: 'Harbour Bank', Type: 'bank', Number: 'SA0380000000608010167519', 'Number ends in': '7519',
      Currency: 'SAR', Amount: '1940.00', Note: '',
    });
    expect(of(rows, 'GHS')).toMatchObject({ Holder: `'=1+1`, Provider: `'@MoMo`, Type: 'mobile', Number: '233231234567', Amount: '970.00' });
    expect(await bankFile(parts(), null)).toMatchObject({ payments: 0, withoutNumber: 0 });
    expect(await again()).toEqual(rows);
  });

  it('pays nothing before its time', async () => {
    expect(await bankFile(parts(NOW), null)).toMatchObject({ payments: 0 });
    expect(await pay()).toHaveLength(2);
  });

  it('marks accounts that were changed or removed since, and gives no number of them', async () => {
    await pay();
    await api.ask(savePayoutAccount, { ...BANK, number: 'SA44 2000 0001 2345 6789 1234' }, { token: ama.token });
    const tuesday = new Date('2026-11-24T00:00:00Z');
    await api.database.db.updateTable('payout_account').set({ changed_at: tuesday }).where('account_id', '=', ama.accountId).where('currency', '=', 'SAR').execute();
    expect(of(await again(), 'SAR')).toMatchObject({ Holder: '', Provider: 'Harbour Bank', Number: '', 'Number ends in': '7519', Note: 'account changed since' });
    expect(of(await again(), 'GHS')).toMatchObject({ Number: '233231234567', Note: '' });
    await api.ask(closeAccount, { password: PASSWORD, understood: true }, { token: ama.token });
    for (const row of await again()) expect(row).toMatchObject({ Holder: '', Number: '', Note: 'account removed since' });
  });

  it('says which numbers no key opens', async () => {
    await pay();
    const { text, withoutNumber } = await bankFile({ ...parts(), secrets: secretBox(() => [newKey()]) }, { from: '2026-11-23', to: '2026-11-23' });
    expect(of(rowsOf(text).filter(({ Reference }) => own.includes(Reference ?? '')), 'SAR')).toMatchObject({ Number: '', Note: 'number not readable' });
    expect(withoutNumber).toBeGreaterThanOrEqual(2);
  });

  it('is a file of its owner that replaces no other, and of which no number is told', async () => {
    const file = join(folder, 'payouts.csv');
    const said = await writeBankFile(parts(), file, null);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toContain('SA0380000000608010167519');
    expect(said).toEqual(['Payments: 2.', `They are in ${file}, with whole account numbers. Delete it when the bank has it.`]);
    await delivered({ amount: 50_000, currency: 'SAR' });
    await expect(writeBankFile(parts(new Date('2026-11-30T09:00:00Z')), file, null)).rejects.toThrow('exists already');
    expect(await bankFile(parts(new Date('2026-11-30T09:00:00Z')), null)).toMatchObject({ payments: 1 });
  });

  it('makes no payment and leaves no file behind without a key', async () => {
    const file = join(folder, 'payouts.csv');
    await expect(writeBankFile({ ...parts(), secrets: secretBox(() => { throw new Error('no key'); }) }, file, null)).rejects.toThrow('no key');
    expect(existsSync(file)).toBe(false);
    expect(await pay()).toHaveLength(2);
  });
});

describe('the command', () => {
  it('writes payments of the embedded database into a file or to standard output', async () => {
    const processes = apiProcesses();
    const { dataDir, remove } = await makeDataDir('demo');
    const { db, close } = await openDatabase({ kind: 'folder', dataDir }, () => {});
    expect(await remit(db, new Date(Date.now() + 8 * 86_400_000))).not.toEqual([]);
    await close();
    const run = (...args: string[]) => processes.run('database-admin/cli.ts', ['payouts', ...args], { DATA_DIR: dataDir, DATA_KEY: KEY });
    const file = join(dataDir, 'payouts.csv');
    // The demo's accounts have no whole number.
    expect(await run(file, '2020-01-01', '2099-01-01')).toMatchObject({ code: 0, said: '', out: expect.stringMatching(/^Payments: (\d+)\. Without a number, see their notes: \1\.\nThey are in /) });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const out = await run('-', '2020-01-01', '2099-01-01');
    expect(out).toMatchObject({ code: 0, said: expect.stringContaining('Payments: ') });
    expect(out.out).toBe(readFileSync(file, 'utf8'));
    expect(await run(file, 'Monday')).toMatchObject({ code: 1, out: '', said: expect.stringContaining('Days are written like 2026-11-16') });
    expect(await run(file)).toMatchObject({ code: 1, said: expect.stringContaining('exists already') });
    expect(await run()).toMatchObject({ code: 1, said: expect.stringContaining('Which file?') });
    await remove();
  }, 120_000);
});
