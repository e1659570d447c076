/** The support contact of a country: what a reader needs of the API's country entry, in one language. */
import type { Country, Locale } from '@amberlane/contract/site';
import type { CountryEntry } from '@amberlane/contract/calls/countries';

export type MailPurpose = 'support' | 'office';

export interface SupportMail {
  readonly address: string;
  /** null where one address is for everything. */
  readonly purpose: MailPurpose | null;
}

export interface SupportContact {
  readonly country: Country;
  /** The number to call first in front. */
  readonly phones: readonly string[];
  /** That of customer service in front. */
  readonly mails: readonly SupportMail[];
  /** Opening hours in words, in the time of the place. */
  readonly hours: string;
  /** The same hours to reckon with, and their zone (IANA). */
  readonly plan: Pick<CountryEntry, 'hours' | 'timeZone'>;
  /** ISO date on which it was read, UTC. The browser takes it over from the server and so renders the same. */
  readonly asOf: string;
}

/** Several phones or addresses come parted by slashes (spec §3 Country). */
const parts = (list: string): string[] => list.split('/').map((part) => part.trim()).filter(Boolean);

/** The office comes before customer service, as the API reads them where it writes to them itself. */
function mailsOf(list: string): SupportMail[] {
  const [office, support, ...others] = parts(list);
  if (office === undefined) return [];
  if (support === undefined) return [{ address: office, purpose: null }];
  return [...[support, ...others].map((address) => ({ address, purpose: 'support' as const })), { address: office, purpose: 'office' }];
}

export const contactOf = ({ code, contact, email, openTime, hours, timeZone }: CountryEntry, locale: Locale): SupportContact => ({
  country: code,
  phones: parts(contact),
  mails: mailsOf(email),
  hours: openTime[locale],
  plan: { hours, timeZone },
  asOf: new Date().toISOString().slice(0, 10),
});

/** `tel:` address of a phone as people write it. */
export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
