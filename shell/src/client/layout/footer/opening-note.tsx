import { SPAN_ATTRIBUTE } from '@amberlane/contract/site/page-clock';
import { OpeningText, useOfficeOpening } from '@amberlane/ui';
import type { FooterCountry } from '../../../site/footer-country.ts';
import css from './footer.module.css';

/** Whether customer support is open now, in its own zone. Before React runs the page's first script shows the span that holds. */
export function OpeningNote({ country }: { country: Pick<FooterCountry, 'hours' | 'timeZone' | 'opening'> }) {
  const now = useOfficeOpening(country);
  const spans = now ? [now] : (country.opening ?? []).map(({ changes, ...span }) => ({ ...span, changesAt: changes === '' ? null : new Date(changes) }));
  return spans.map(({ at, until, isOpen, changesAt }) => (
    <dd key={at} className={isOpen ? css.open : css.closed} hidden={now === null} suppressHydrationWarning {...{ [SPAN_ATTRIBUTE]: `${at}/${until}` }}>
      <OpeningText isOpen={isOpen} changesAt={changesAt} at={at} timeZone={country.timeZone} />
    </dd>
  ));
}
