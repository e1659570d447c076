import { FormattedMessage, useMarket } from '@amberlane/core';
import { TextLink } from '@amberlane/ui';
import { SAMPLE_NUMBER } from '../../query/track-query.ts';
import css from './number-guide.module.css';

/** A number taken apart; parts and their meaning stand one above the other. */
const PARTS = [
  { digits: SAMPLE_NUMBER.slice(0, 2), meaning: 'track.guide.country' },
  { digits: SAMPLE_NUMBER.slice(2), meaning: 'track.guide.parcel' },
] as const;

/** Before the first query: what a waybill number looks like and where to find it. */
export function NumberGuide() {
  const { direction } = useMarket();
  return (
    <section aria-labelledby="track-guide" className={css.guide}>
      <h2 id="track-guide" className={css.title}>
        <FormattedMessage id="track.guide.title" />
      </h2>
      <dl className={css.parts}>
        {PARTS.map(({ digits, meaning }) => (
          <div key={meaning} className={css.part}>
            <dt dir="ltr" className={css.digits}>
              {digits}
            </dt>
            <dd dir={direction} className={css.meaning}>
              <FormattedMessage id={meaning} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={css.text}>
        <FormattedMessage id="track.guide.text" />
      </p>
      <TextLink to="help#no-information">
        <FormattedMessage id="track.guide.unknown" />
      </TextLink>
    </section>
  );
}
