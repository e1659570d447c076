import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { RULES } from '@amberlane/contract/domain';
import * as book from '@amberlane/contract/calls/address-book';
import { describeOnBothDatabases } from '../testing/test-databases.ts';
import { accraAddress } from '../testing/order-form.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

/** Alike entries are wanted, unless a test is about them. */
const entry = (changes: object = {}) => ({ keepDuplicate: true, name: 'Akosua Mensah', mobile: '024 555 0142', address: accraAddress, ...changes });

describeOnBothDatabases('the address book', (open) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(open);
  });
  afterAll(() => api.close());

  it('keeps addresses as their country writes them, with the defaults first', async () => {
    const { token } = await api.signIn();
    const first = await api.ask(book.addAddress, entry({ defaultSender: true, defaultReceiver: true }), { token });
    expect(first).toMatchObject({ mobile: '+233245550142', version: 1, defaultSender: true, address: { digitalAddress: 'GA-183-8164' } });
    const second = await api.ask(book.addAddress, entry({ name: 'Abena', defaultSender: true }), { token });
    await api.ask(book.addAddress, entry({ name: '阿美', mobile: '13800550142', address: { countryCode: 'CN', province: '广东省', city: '广州', area: '白云区', street: '朝阳路 18 号', postcode: '510000' } }), { token });
    const { total, list } = await api.ask(book.searchAddresses, {}, { token });
    expect([total, list.filter(({ defaultSender }) => defaultSender).map(({ id }) => id), list.filter(({ defaultReceiver }) => defaultReceiver).map(({ id }) => id)]).toEqual([3, [second.id], [first.id]]);
    expect(list.slice(0, 2).map(({ id }) => id).sort()).toEqual([first.id, second.id].sort());
  });

  it('finds by any part of name, phone or address, in any spelling', async () => {
    const { token } = await api.signIn();
    await api.ask(book.addAddress, entry({ name: 'Élodie Şahin' }), { token });
    await api.ask(book.addAddress, entry({ name: 'Ahmed', localName: 'أحمد', mobile: '0244550143' }), { token });
    const found = async (keyword: string) => (await api.ask(book.searchAddresses, { keyword }, { token })).list.map(({ name }) => name);
    expect(await found('ELODIE sahin')).toEqual(['Élodie Şahin']);
    expect(await found('احمد')).toEqual(['Ahmed']);
    expect(await found('4550143')).toEqual(['Ahmed']);
    expect((await found('cocoa')).length).toBe(2);
    expect(await found('%')).toEqual([]);
    expect(await api.ask(book.searchAddresses, { countryCode: 'NG' }, { token })).toMatchObject({ total: 0 });
  });

  it('takes codes of the tree, and refuses what lies elsewhere beside a wrong phone', async () => {
    const { token } = await api.signIn();
    const ikeja = { countryCode: 'NG', provinceCode: 'NG-LA', cityCode: 'NG-LA-IKJ', province: 'Lagos', city: 'Ikeja', street: '27 Market Street' };
    expect(await api.ask(book.addAddress, entry({ mobile: '08031234567', address: ikeja }), { token })).toMatchObject({ address: { cityCode: 'NG-LA-IKJ' } });
    const refused = await api.refused(book.addAddress, entry({ mobile: '12', address: { ...ikeja, areaCode: 'NG-LA' } }), { token });
    expect(refused.fields?.map(({ field, code }) => `${field} ${code}`)).toEqual(['mobile phone', 'address.areaCode notInCountry']);
  });

  it('is judged in one round, whatever kind of rule each field breaks', async () => {
    const { token } = await api.signIn();
    const address = { countryCode: 'NG', provinceCode: 'NG-LA', cityCode: 'NG-KN', province: 'Lagos', city: 'Ikeja', street: '', postcode: '1'.repeat(20), areaCode: 'GH-AA' };
    const wanted = ['address.areaCode notInCountry', 'address.cityCode notInCountry', 'address.postcode tooLong', 'address.street required', 'email email', 'mobile mobileRequired', 'name required'];
    const content = entry({ name: '', email: 'nobody', mobile: '0201 280 0142', address });
    const faultsOf = ({ fields }: { fields?: { field: string; code: string }[] | undefined }) => fields?.map(({ field, code }) => `${field} ${code}`).sort();
    expect(faultsOf(await api.refused(book.addAddress, content, { token }))).toEqual(wanted);
    expect(faultsOf(await api.refused(book.updateAddress, { ...content, id: 'x', version: 1 }, { token }))).toEqual(wanted);
  });

  it('is changed by one hand at a time', async () => {
    const { token } = await api.signIn();
    const { id } = await api.ask(book.addAddress, entry(), { token });
    expect(await api.ask(book.updateAddress, { ...entry({ name: 'Akosua B.' }), id, version: 1 }, { token })).toMatchObject({ name: 'Akosua B.', version: 2 });
    const late = await api.refused(book.updateAddress, { ...entry({ name: 'Akosua C.' }), id, version: 1 }, { token });
    expect([late.status, late.code, late.fields?.map(({ field, code }) => `${field} ${code}`)]).toEqual([409, ERROR.CONFLICT, ['name changed']]);
    await api.ask(book.deleteAddress, { id }, { token });
    expect((await api.refused(book.deleteAddress, { id }, { token })).status).toBe(404);
  });

  it.each([
    ['no name', { name: '' }, 'name required'],
    ['a phone of another country', { mobile: '+8613800550142' }, 'mobile phone'],
    ['no street', { address: { ...accraAddress, street: '' } }, 'address.street required'],
    ['a wrong digital address', { address: { ...accraAddress, digitalAddress: 'GA-1' } }, 'address.digitalAddress digitalAddress'],
    ['a wrong mail address', { email: 'nobody' }, 'email email'],
  ])('refuses %s', async (_name, changes, expected) => {
    const { token } = await api.signIn();
    const { status, fields } = await api.refused(book.addAddress, entry(changes), { token });
    expect([status, fields?.map(({ field, code }) => `${field} ${code}`)]).toEqual([400, [expected]]);
  });

  it('holds so many and no more, also when two are added at once', async () => {
    const { token, accountId } = await api.signIn();
    await api.ask(book.addAddress, entry(), { token });
    const { maxEntries } = RULES.addressBook;
    const rows = await api.database.db.selectFrom('address_entry').selectAll().where('account_id', '=', accountId).execute();
    const [row] = rows;
    if (!row) throw new Error('nothing was added');
    const copies = Array.from({ length: maxEntries - 2 }, (_none, index) => ({ ...row, id: `${row.id}-${index}`, entry: JSON.stringify(row.entry), default_sender: false, default_receiver: false }));
    await api.database.db.insertInto('address_entry').values(copies).execute();
    const outcomes = await Promise.all([api.send(book.addAddress, entry(), { token }), api.send(book.addAddress, entry(), { token })]);
    expect(outcomes.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await api.refused(book.addAddress, entry(), { token })).toMatchObject({ code: ERROR.ADDRESS_BOOK_FULL, message: expect.stringContaining('200') });
  });

  it('of somebody else does not exist', async () => {
    const owner = await api.signIn();
    const stranger = await api.signIn();
    const { id } = await api.ask(book.addAddress, entry(), { token: owner.token });
    expect((await api.refused(book.updateAddress, { ...entry(), id, version: 1 }, { token: stranger.token })).status).toBe(404);
    expect((await api.refused(book.getAddress, { id }, { token: stranger.token })).status).toBe(404);
    expect((await api.refused(book.deleteAddress, { id }, { token: stranger.token })).status).toBe(404);
    expect(await api.ask(book.searchAddresses, {}, { token: stranger.token })).toMatchObject({ total: 0 });
    expect(await api.ask(book.searchAddresses, {}, { token: owner.token })).toMatchObject({ total: 1 });
  });
});
