/** What the footer's card says of a country. */
import type { CountryEntry } from '@amberlane/contract/calls/countries';
import type { OpeningSpan } from '@amberlane/contract/domain/opening-spans';

export interface FooterCountry extends Pick<CountryEntry, 'code' | 'contact' | 'email' | 'hours' | 'timeZone'> {
  /** In the language of the page at least. */
  readonly openTime: Readonly<Partial<CountryEntry['openTime']>>;
  /** States of customer service in the next days, on pages for reading; absent elsewhere, where React looks once it runs. `changes`: ISO instant at which it closes or opens; '' where it doesn't. */
  readonly opening?: readonly (Pick<OpeningSpan, 'at' | 'until' | 'isOpen'> & { readonly changes: string })[];
}
