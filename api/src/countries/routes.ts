/** Country calls (spec §7). */
import type { FastifyInstance } from 'fastify';
import { queryAllCountryList, queryAllList, queryOrderAllCountryList, viewCountryIcon } from '@amberlane/contract/calls/countries';
import type { ApiContext } from '../context.ts';
import { serveCall } from '../plugins/call-route.ts';
import { serveFile } from '../plugins/file-route.ts';
import { countryIcon, countryOfIcon } from './country-icons.ts';
import { sendsTextMessages } from '../mail/messengers.ts';
import { COUNTRY_EXAMPLE, PHONE_RULE_EXAMPLE } from './examples.ts';
import { allCountries, phoneRules } from './repository.ts';
import { toCountryEntry } from './service.ts';

const tag = 'Countries';
/** A drawing may change with a release; a day is soon enough. */
const ICON_SECONDS = 86_400;

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
    handle: async () => (await phoneRules(db)).map((rule) => ({ ...rule, textMessages })),
  });
  serveFile(app, viewCountryIcon, {
    tag,
    // A list of countries shows eleven at once.
    cost: 0,
    keepSeconds: ICON_SECONDS,
    handle: async ({ file }) => {
      const country = countryOfIcon(file);
      return country && { bytes: Buffer.from(countryIcon(country)), name: file };
    },
  });
}
