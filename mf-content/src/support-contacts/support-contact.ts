/** The support contact of a country: what a reader needs of the API's country entry, in one language. */
import type { Country, Locale } from '@amberlane/contract/site';
import type { CountryEntry } from '@amberlane/contract/calls/countries';

export interface SupportContact {
  readonly country: Country;
  readonly phones: readonly string[];
  readonly mails: readonly string[];
  /** Opening hours in words, in the time of the place. */
  readonly hours: string;
  /** The same hours to reckon with, and their zone (IANA). */
  readonly plan: Pick<CountryEntry, 'hours' | 'timeZone'>;
  /** ISO date on which it was read, UTC. The browser takes it over from the server and so renders the same. */
  readonly asOf: string;
}

/** Several phones or addresses come parted by slashes (spec §3 Country). */
const parts = (list: string): string[] => list.split('/').map((part) => part.trim()).filter(Boolean);

export const contactOf = ({ code, contact, email, openTime, hours, timeZone }: CountryEntry, locale: Locale): SupportContact => ({
  country: code,
  phones: parts(contact),
  mails: parts(email),
  hours: openTime[locale],
  plan: { hours, timeZone },
  asOf: new Date().toISOString().slice(0, 10),
});

/** `tel:` address of a phone as people write it. */
export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
