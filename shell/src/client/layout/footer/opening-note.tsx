import type { CountryEntry } from '@amberlane/contract/calls/countries';
import { OpeningText, useOfficeOpening } from '@amberlane/ui';
import css from './footer.module.css';

/** Whether customer support is open now, in its own zone. */
export function OpeningNote({ country }: { country: Pick<CountryEntry, 'hours' | 'timeZone'> }) {
  const opening = useOfficeOpening(country);
  if (!opening) return null;
  return (
    <dd className={opening.isOpen ? css.open : css.closed}>
      <OpeningText {...opening} timeZone={country.timeZone} />
    </dd>
  );
}
