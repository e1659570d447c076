import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { deleteSavedQuote, getInternationalQuote, querySavedQuotes, SAVED_QUOTES, saveQuote } from '@amberlane/contract/calls/quotes';
import { describeOnBothDatabases } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

const NOW = new Date('2026-11-20T10:30:00Z');
const PARCEL = { origin: { country: 'CN', city: 'CN-CAN' }, destination: { country: 'NG', city: 'Lagos' }, weightGrams: 2_000, product: 'smallParcel' } as const;
const QUERY = 'origin=CN-CAN&destination=NG-LOS&weight=2&product=smallParcel';

describeOnBothDatabases('saved quotes', (open) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(open, { now: NOW });
  });
  afterAll(() => api.close());

  const quoted = async (more: object = {}) => api.ask(getInternationalQuote, { ...PARCEL, ...more });
  async function save(token: string, { query = QUERY, ...more }: { readonly query?: string; readonly weightGrams?: number } = {}) {
    const { quoteId } = await quoted(more);
    return api.ask(saveQuote, { ...PARCEL, ...more, quoteId, query }, { token });
  }

  it('keep the price that was quoted, with the cities in the language of the reader', async () => {
    api.setTime(NOW);
    const { token } = await api.signIn();
    const { total, validUntil } = await quoted();
    expect((await save(token)).list).toMatchObject([{ product: 'smallParcel', weightGrams: 2_000, pacNumber: 1, total, validUntil, savedAt: NOW.toISOString(), query: QUERY }]);
    const { list } = await api.ask(querySavedQuotes, {}, { token, locale: 'zh-CN' });
    expect(list.map(({ origin, destination }) => [origin.name, destination.name, destination.code])).toEqual([['广州', '拉各斯', 'NG-LOS']]);
  });

  it('hold a parcel once, with its newest price, and the newest of them first', async () => {
    const { token } = await api.signIn();
    await save(token);
    await save(token, { weightGrams: 3_000, query: 'weight=3' });
    api.setTime(new Date(NOW.getTime() + 60_000));
    const { list } = await save(token);
    expect(list.map(({ query, savedAt }) => [query, savedAt])).toEqual([[QUERY, api.now().toISOString()], ['weight=3', NOW.toISOString()]]);
    api.setTime(NOW);
  });

  it('let the oldest go when there are many', async () => {
    const { token } = await api.signIn();
    for (let index = 0; index <= SAVED_QUOTES; index += 1) {
      api.setTime(new Date(NOW.getTime() + index * 1_000));
      await save(token, { query: `weight=2&length=${index}` });
    }
    api.setTime(NOW);
    const { list } = await api.ask(querySavedQuotes, {}, { token });
    expect([list.length, list[0]?.query, list.some(({ query }) => query === 'weight=2&length=0')]).toEqual([SAVED_QUOTES, `weight=2&length=${SAVED_QUOTES}`, false]);
  });

  it('are deleted one by one, and by their owner alone', async () => {
    const [owner, stranger] = [await api.signIn(), await api.signIn()];
    const [kept] = (await save(owner.token)).list;
    const id = kept?.id ?? '';
    expect(await api.refused(deleteSavedQuote, { id }, { token: stranger.token })).toMatchObject({ status: 404, code: ERROR.NOT_FOUND });
    expect((await api.ask(deleteSavedQuote, { id }, { token: owner.token })).list).toEqual([]);
    expect(await api.refused(deleteSavedQuote, { id }, { token: owner.token })).toMatchObject({ code: ERROR.NOT_FOUND });
  });

  describe('are refused', () => {
    it('for another parcel than the one that was priced, for an old price and for one of nobody', async () => {
      const { token } = await api.signIn();
      const { quoteId } = await quoted();
      const refusedAs = async (changes: object) => (await api.refused(saveQuote, { ...PARCEL, quoteId, query: QUERY, ...changes }, { token })).code;
      expect(await refusedAs({ weightGrams: 9_000 })).toBe(ERROR.QUOTE_UNKNOWN);
      expect(await refusedAs({ quoteId: 'made.up' })).toBe(ERROR.QUOTE_UNKNOWN);
      api.setTime(new Date(NOW.getTime() + 31 * 60_000));
      expect(await refusedAs({})).toBe(ERROR.QUOTE_EXPIRED);
      api.setTime(NOW);
      expect((await api.ask(querySavedQuotes, {}, { token })).list).toEqual([]);
    });

    it('with an address that is no query of the page', async () => {
      const { token } = await api.signIn();
      const { quoteId } = await quoted();
      for (const query of ['weight=2#x', '//evil.example/?weight=2', 'weight=2&x=<b>', `weight=${'2'.repeat(1_000)}`]) {
        expect(await api.refused(saveQuote, { ...PARCEL, quoteId, query }, { token })).toMatchObject({ code: ERROR.VALIDATION, fields: [{ field: 'query' }] });
      }
    });
  });
});
