import { SPAN_ATTRIBUTE } from '@amberlane/contract/site/page-clock';
import { OpeningText, useOfficeOpening } from '@amberlane/ui';
import type { FooterCountry } from '../../../site/footer-country.ts';
import css from './footer.module.css';

/** Whether customer support is open now, in its own zone. Before React runs the page's first script shows the span that holds. */
export function OpeningNote({ country }: { country: Pick<FooterCountry, 'hours' | 'timeZone' | 'opening'> }) {
  const now = useOfficeOpening(country);
  const spans = now ? [now] : (country.opening ?? []);
  return spans.map(({ at, until, isOpen }) => (
    <dd key={at} className={isOpen ? css.open : css.closed} hidden={now === null} suppressHydrationWarning {...{ [SPAN_ATTRIBUTE]: `${at}/${until}` }}>
      <OpeningText isOpen={isOpen} changesAt={until === '' ? null : new Date(until)} at={at} timeZone={country.timeZone} />
    </dd>
  ));
}
