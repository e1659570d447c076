/** Calls that any page may make, whosever it is: countries, dictionaries, divisions of countries, captchas. */
import { queryAreas, queryCities, queryProvinces } from '@amberlane/contract/calls/areas';
import { queryAllCountryList, queryAllList, queryOrderAllCountryList, viewCountryIcon } from '@amberlane/contract/calls/countries';
import { getSysDictList, querySysDictByType, querySysDictByTypes } from '@amberlane/contract/calls/dictionaries';
import { getImageVerifyCode } from '@amberlane/contract/calls/verification';
import { areasOf, captcha } from './form-data.ts';
import { defineMockApi } from './mock-api-part.ts';
import { countryList, dictionary, phoneRules } from './reference-data.ts';
import { serve, serveFile } from './serve.ts';

export const everyPage = defineMockApi({
  serve: (routes, { isEmpty }) => {
    for (const call of [queryAllCountryList, queryOrderAllCountryList]) serve(routes, call, (_input, { locale }) => (isEmpty() ? [] : countryList(locale)));
    serveFile(routes, viewCountryIcon, ({ file }) => ({ text: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"/>', name: file }));
    serve(routes, queryAllList, () => (isEmpty() ? [] : phoneRules()));
    serve(routes, queryProvinces, ({ countryCode }, { locale }) => (isEmpty() ? [] : areasOf('province', countryCode, locale)));
    serve(routes, queryCities, ({ provinceCode }, { locale }) => (isEmpty() ? [] : areasOf('city', provinceCode, locale)));
    serve(routes, queryAreas, ({ cityCode }, { locale }) => (isEmpty() ? [] : areasOf('area', cityCode, locale)));
    serve(routes, getImageVerifyCode, captcha);
    serve(routes, querySysDictByType, ({ type }, { locale }) => (isEmpty() ? [] : dictionary(type, locale)));
    for (const call of [querySysDictByTypes, getSysDictList]) {
      serve(routes, call, ({ typeList }, { locale }) => Object.fromEntries(typeList.map((type) => [type, isEmpty() ? [] : dictionary(type, locale)])));
    }
  },
});
