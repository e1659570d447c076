/** Country calls (spec §7). */
import type { FastifyInstance } from 'fastify';
import { queryAllCountryList, queryAllList, queryOrderAllCountryList } from '@amberlane/contract/calls/countries';
import type { ApiContext } from '../context.ts';
import { serveCall } from '../plugins/call-route.ts';
import { sendsTextMessages } from '../mail/messengers.ts';
import { COUNTRY_EXAMPLE, PHONE_RULE_EXAMPLE } from './examples.ts';
import { allCountries } from './repository.ts';
import { toCountryEntry } from './service.ts';

const tag = 'Countries';

export function countryRoutes(app: FastifyInstance, { db, settings }: ApiContext): void {
  const textMessages = sendsTextMessages(settings);
  // Orders are taken in every service country, so both lists are one.
  for (const call of [queryAllCountryList, queryOrderAllCountryList]) {
    serveCall(app, call, {
      tag,
      example: COUNTRY_EXAMPLE,
      handle: async (_input, { locale }) => (await allCountries(db)).map((row) => toCountryEntry(row, locale)),
    });
  }
  serveCall(app, queryAllList, {
    tag,
    example: PHONE_RULE_EXAMPLE,
    handle: async () => (await allCountries(db)).map(({ code, phone_regex }) => ({ code, phoneRegex: phone_regex, textMessages })),
  });
}
