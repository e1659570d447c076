/** Pages that some countries lack (spec §2): the service rules are not for China, the cookie policy is for Turkey alone. */
import type { Country } from '@amberlane/contract/site';

const LIMITED: Readonly<Record<string, (country: Country) => boolean>> = {
  'service-rule': (country) => country !== 'CN',
  cookie: (country) => country === 'TR',
};

/** A link to the page (path without fragment) leads somewhere in that country. */
export const isPageIn = (path: string, country: Country): boolean => LIMITED[path]?.(country) ?? true;
