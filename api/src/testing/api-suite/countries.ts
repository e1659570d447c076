import { expect, describe, it } from '@jest/globals';
import * as countries from '@amberlane/contract/calls/countries';
import * as dictionaries from '@amberlane/contract/calls/dictionaries';
import { LOCALES } from '@amberlane/contract/site';
import type { TestApi } from '../test-api.ts';

export function countriesSuite(api: () => TestApi): void {
  describe('countries and dictionaries', () => {
    it.each(LOCALES)('are told in %s', async (locale) => {
      const list = await api().ask(countries.queryAllCountryList, {}, { locale });
      expect(list).toHaveLength(11);
      expect(list.find(({ code }) => code === 'EG')?.countryName).toBe({ en: 'Egypt', 'zh-CN': '埃及', fr: 'Égypte', ar: 'مصر', ur: 'مصر', tr: 'Mısır' }[locale]);
      const cycle = await api().ask(dictionaries.querySysDictByType, { type: 'CYCLE' }, { locale });
      expect(cycle[0]?.dictName).toBe({ en: 'Per day', 'zh-CN': '每天', fr: 'Par jour', ar: 'يوميًا', ur: 'روزانہ', tr: 'Günlük' }[locale]);
    });

    it('give Turkey no Chinese, and every country its phone rule', async () => {
      const list = await api().ask(countries.queryAllCountryList, {});
      expect(list.find(({ code }) => code === 'TR')?.langList.map(({ langKey }) => langKey)).toEqual(['tr', 'en']);
      const rules = await api().ask(countries.queryAllList, {});
      expect(rules.map(({ code }) => code)).toEqual(list.map(({ code }) => code));
      expect(rules.every(({ phoneRegex, contactRegex = '' }) => phoneRegex.startsWith('^') && contactRegex.startsWith('^'))).toBe(true);
    });

    it('give every country an icon that a page may keep for a day, and no other file', async () => {
      const list = await api().ask(countries.queryAllCountryList, {});
      for (const { iconWeb } of list) {
        const { statusCode, headers, body } = await api().app.inject({ method: 'GET', url: iconWeb });
        expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/svg+xml', 'public, max-age=86400']);
        expect(headers['content-security-policy']).toContain('sandbox');
        expect(body).toMatch(/^<svg /);
      }
      expect((await api().app.inject({ method: 'GET', url: '/v1/api/country/icon/de.svg' })).statusCode).toBe(404);
    });

    it('lists the countries in which an order may begin or end', async () => {
      const list = await api().ask(countries.queryOrderAllCountryList, {}, { locale: 'fr' });
      expect(list.map(({ code }) => code)).toContain('MA');
    });

    it.each([dictionaries.querySysDictByTypes, dictionaries.getSysDictList])('all dictionaries come at once from $path', async (call) => {
      const lists = await api().ask(call, { typeList: dictionaries.DICTIONARY_TYPES });
      expect(Object.keys(lists).sort()).toEqual([...dictionaries.DICTIONARY_TYPES].sort());
      for (const entries of Object.values(lists)) expect(entries.map(({ sort }) => sort)).toEqual(entries.map((_entry, index) => index));
    });
  });
}
