import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { RULES } from '@amberlane/contract/domain';
import * as book from '@amberlane/contract/calls/address-book';
import { cellText, csvHead } from '@amberlane/contract/domain/address-csv-columns';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { accraAddress } from '../testing/order-form.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

const entry = (changes: object = {}) => ({ name: 'Akosua Mensah', mobile: '024 555 0142', address: accraAddress, ...changes });

describeOnOneDatabase('an address that is there already', (open) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(open);
  });
  afterAll(() => api.close());

  const importing = async (entries: readonly unknown[], token: string, more: object = {}) => (await api.ask(book.importAddresses, { entries, ...more }, { token, locale: 'fr' })).rows;
  const file = async (token: string | undefined, locale = 'en') =>
    api.app.inject({ method: 'GET', url: `${book.exportAddresses.path}?locale=${locale}`, headers: token === undefined ? {} : { token } });

  it('is named, and added beside it when that is wanted', async () => {
    const { token } = await api.signIn();
    const { id } = await api.ask(book.addAddress, entry({ name: 'Élodie Şahin' }), { token });
    for (const alike of [{ name: 'elodie sahin', address: { ...accraAddress, street: '1 Other Road' } }, { name: 'Somebody else' }]) {
      const { status, code, message, existing } = await api.refused(book.addAddress, entry(alike), { token });
      expect([status, code, existing]).toEqual([409, ERROR.ADDRESS_DUPLICATE, { id, name: 'Élodie Şahin' }]);
      expect(message).toContain('Élodie Şahin');
    }
    await api.ask(book.addAddress, entry({ name: 'Somebody else', address: { ...accraAddress, street: '1 Other Road' } }), { token });
    await api.ask(book.addAddress, entry({ name: 'elodie sahin', keepDuplicate: true }), { token });
    expect(await api.ask(book.searchAddresses, {}, { token })).toMatchObject({ total: 3 });
  });

  it('comes in a file without keeping the other rows back, each with its own verdict', async () => {
    const { token } = await api.signIn();
    const { id } = await api.ask(book.addAddress, entry(), { token });
    const good = entry({ name: 'Yaw', mobile: '0245550199', defaultSender: true });
    const rows = await importing([entry(), entry({ mobile: '12', name: '' }), good, good, 'nothing', entry({ mobile: '12' })], token);
    expect(rows.map(({ status }) => status)).toEqual(['duplicate', 'refused', 'added', 'duplicate', 'refused', 'refused']);
    expect(rows[0]?.existing).toEqual({ id, name: 'Akosua Mensah' });
    expect(rows[1]?.fields?.map(({ field, code }) => `${field} ${code}`)).toEqual(['name required', 'mobile phone']);
    expect(rows[5]?.fields).toEqual([{ field: 'mobile', code: 'phone', message: expect.stringContaining('Saisissez un numéro de téléphone valable') }]);
    const { list } = await api.ask(book.searchAddresses, { keyword: 'yaw' }, { token });
    expect(list).toMatchObject([{ id: rows[2]?.id, defaultSender: false, mobile: '+233245550199' }]);
    expect((await importing([entry()], token, { keepDuplicates: true }))[0]).toMatchObject({ status: 'added' });
  });

  it('knows the divisions that it names, as far as it names them alone', async () => {
    const { token } = await api.signIn();
    const among = (address: object) => entry({ address: { ...accraAddress, ...address } });
    await importing([among({}), among({ province: 'أكرا الكبرى', area: 'Nowhere' }), among({ province: 'Somewhere' }), among({ provinceCode: 'GH-AH', province: 'Greater Accra' })], token, { keepDuplicates: true });
    const { list } = await api.ask(book.searchAddresses, {}, { token });
    const codes = list.map(({ address: { province, provinceCode, cityCode, areaCode } }) => [province, provinceCode, cityCode, areaCode].join(' ').trim());
    expect(codes.toSorted()).toEqual(['Greater Accra GH-AA GH-AA-ACC GH-AA-ACC-01', 'Greater Accra GH-AH', 'Somewhere', 'أكرا الكبرى GH-AA GH-AA-ACC'].toSorted());
  });

  it('takes rows until the book is full', async () => {
    const { token } = await api.signIn();
    const { maxEntries, importChunk } = RULES.addressBook;
    const many = Array.from({ length: maxEntries + 1 }, (_none, index) => entry({ name: `Yaw ${index}` }));
    const statuses: string[] = [];
    for (let start = 0; start < many.length; start += importChunk) {
      statuses.push(...(await importing(many.slice(start, start + importChunk), token, { keepDuplicates: true })).map(({ status }) => status));
    }
    expect([statuses.filter((status) => status === 'added').length, statuses.at(-1)]).toEqual([maxEntries, 'full']);
    expect((await api.refused(book.importAddresses, { entries: many.slice(0, importChunk + 1) }, { token })).status).toBe(400);
  });

  it('leaves as a file that no spreadsheet runs and that comes back as it was, with nobody else’s in it', async () => {
    const { token } = await api.signIn();
    const stranger = await api.signIn();
    await api.ask(book.addAddress, entry({ name: '=SUM(A1:A9)', localName: 'نورة' }), { token });
    const answer = await file(token, 'ar');
    expect(answer.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'private, no-store', 'content-disposition': expect.stringContaining('amberlane-addresses.csv') });
    const [heads = '', row = ''] = answer.body.split('\r\n');
    expect(heads.startsWith(`\uFEFF${csvHead('name', 'ar')},`)).toBe(true);
    const [name = '', localName, , mobile = '', , country] = row.split(',').map((cell) => cell.replace(/^"(.*)"$/, '$1'));
    expect([name, localName, mobile, country]).toEqual(["'=SUM(A1:A9)", 'نورة', "'+233245550142", 'GH']);
    expect([cellText(name), cellText(mobile)]).toEqual(['=SUM(A1:A9)', '+233245550142']);
    expect((await file(stranger.token)).body).not.toContain('SUM');
    expect((await file(undefined)).statusCode).toBe(401);
  });
});
