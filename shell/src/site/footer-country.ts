/** What the footer's card says of a country. */
import type { CountryEntry } from '@amberlane/contract/calls/countries';
import type { OpeningSpan } from '@amberlane/contract/domain/opening-spans';

export interface FooterCountry extends CountryEntry {
  /** States of customer service in the days in which a cached page is shown; absent where React looks itself. `changes`: ISO instant at which it closes or opens; '' where it doesn't. */
  readonly opening?: readonly (Pick<OpeningSpan, 'at' | 'until' | 'isOpen'> & { readonly changes: string })[];
}
