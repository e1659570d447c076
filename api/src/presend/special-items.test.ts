import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { COUNTRIES, LOCALES } from '@amberlane/contract/site';
import { ITEM_VERDICTS, querySpecialItemList } from '@amberlane/contract/calls/presend';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { specialItems } from './special-items.ts';

const NOW = new Date('2026-11-20T10:30:00Z');

describe('special goods', () => {
  it.each(COUNTRIES)('are 25 for %s, each with a verdict and, unless simply allowed, the reason', (country) => {
    const items = specialItems(country, 'en', NOW);
    expect([items.length, new Set(items.map(({ code }) => code)).size]).toEqual([25, 25]);
    expect(new Set(items.map(({ verdict }) => verdict))).toEqual(new Set(ITEM_VERDICTS));
    for (const { verdict, conditions } of items) expect(conditions.length > 0).toBe(verdict !== 'ALLOWED');
  });

  it.each(LOCALES)('take the figures of batteries from the rules in %s', (locale) => {
    const conditionsOf = (code: string) => specialItems('NG', locale, NOW).find((item) => item.code === code)?.conditions.join(' ');
    expect(conditionsOf('LAPTOP')).toMatch(/100\s(?:Wh|واط ساعة|واٹ آور)/);
    expect(conditionsOf('BATTERY_MATCHING')).toMatch(/(?=.*\b2\b)(?=.*100\s(?:Wh|واط ساعة|واٹ آور))/);
    expect(JSON.stringify(specialItems('NG', locale, NOW))).not.toMatch(/\{\w+\}/);
  });

  it('keep Latin letters out of Chinese, Arabic and Urdu', () => {
    for (const locale of ['zh-CN', 'ar', 'ur'] as const) {
      const words = specialItems('CN', locale, NOW).flatMap(({ name, conditions }) => [name, ...conditions]).join(' ').replace(/Wh|cm/g, '');
      expect(words).not.toMatch(/[A-Za-z]/);
    }
  });

  it('differ by country: no surcharge on phones to Morocco and Saudi Arabia, no drones to Egypt', () => {
    const of = (country: 'MA' | 'SA' | 'NG' | 'EG', code: string) => specialItems(country, 'en', NOW).find((item) => item.code === code);
    expect(of('NG', 'PHONE')?.conditions).toHaveLength(3);
    expect([of('MA', 'PHONE'), of('SA', 'PHONE')].map((item) => item?.conditions.length)).toEqual([2, 2]);
    expect([of('EG', 'DRONE')?.verdict, of('NG', 'DRONE')?.verdict]).toEqual(['REFUSED', 'CONDITIONAL']);
    expect(of('NG', 'DRONE')?.elsewhere).toEqual([{ country: 'MA', verdict: 'REFUSED' }, { country: 'EG', verdict: 'REFUSED' }]);
    expect(of('EG', 'DRONE')?.elsewhere.map(({ country }) => country)).toEqual(COUNTRIES.filter((country) => country !== 'EG' && country !== 'MA'));
  });
});

describeOnOneDatabase('the call for special goods', (open) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(open);
  });
  afterAll(() => api.close());

  it('answers for the asked country, else for that of the header, and filters by verdict', async () => {
    expect(await api.ask(querySpecialItemList, { country: 'KE' }, { headers: { countryCode: 'PK' } })).toMatchObject({ country: 'KE', total: 25 });
    expect(await api.ask(querySpecialItemList, {}, { headers: { countryCode: 'PK' }, locale: 'ur' })).toMatchObject({ country: 'PK' });
    const { total, list } = await api.ask(querySpecialItemList, { verdict: 'REFUSED' });
    expect([total, list.every(({ verdict }) => verdict === 'REFUSED')]).toEqual([list.length, true]);
  });

  it('refuses an unknown country and an unknown verdict', async () => {
    expect(await api.refused(querySpecialItemList, { country: 'XX' })).toMatchObject({ status: 400, fields: [{ field: 'country', code: 'choice' }] });
    expect(await api.refused(querySpecialItemList, { verdict: 'MAYBE' })).toMatchObject({ fields: [{ field: 'verdict', code: 'choice' }] });
  });
});
