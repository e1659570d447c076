import { useEffect, useRef } from 'react';
import { FormattedMessage, usePageAddress } from '@amberlane/core';
import type { RateList } from '../../api/rates-api.ts';
import { weightOf, type RateFilter } from '../../rates/rate-filter.ts';
import { bandsBeside, USUAL_BANDS } from '../../rates/weight-bands.ts';
import { DayText } from './day-text.tsx';
import css from './result-count.module.css';

interface ResultCountProps {
  readonly filter: RateFilter;
  readonly list?: RateList;
  /** The reader asked for something: this is where the focus arrives. */
  readonly isAsked: boolean;
}

/** How many rates there are and of which day. Always in the page, so that a change is read out. */
export function ResultCount({ filter, list, isAsked }: ResultCountProps) {
  const grams = weightOf(filter);
  const count = useInView(isAsked);
  return (
    <p ref={count} className={css.count} role="status" tabIndex={-1} {...(isAsked && { 'data-arrival': '' })}>
      {list ? (
        <>
          <b>
            {list.rates.length < list.total || typeof grams !== 'number' ? (
              <FormattedMessage id="rates.count" values={{ count: list.total }} />
            ) : (
              <>
                <span className={css.wide}>
                  <FormattedMessage id="rates.count.weight" values={{ count: citiesOf(list), ...spanOf([grams, ...bandsBeside(grams)]) }} />
                </span>
                <span className={css.narrow}>
                  <FormattedMessage id="rates.count.weight" values={{ count: citiesOf(list), ...spanOf([grams, ...USUAL_BANDS]) }} />
                </span>
              </>
            )}
          </b>{' '}
          <span>
            <FormattedMessage id="rates.day" values={{ day: <DayText day={list.day} /> }} />
          </span>
        </>
      ) : null}
    </p>
  );
}

/** Cities that are shown, where one page holds them all; else rates. */
const citiesOf = ({ rates }: RateList): number => new Set(rates.map(({ destination: { code } }) => code)).size;

/** The lightest and the heaviest of the weights whose prices are in sight, kilograms. */
const spanOf = (grams: readonly number[]): { readonly from: number; readonly to: number } => ({ from: Math.min(...grams) / 1_000, to: Math.max(...grams) / 1_000 });

/** Brings the answer to another question than the page came with into view: the form or the last row may fill a phone. */
function useInView(isAsked: boolean) {
  const { search } = usePageAddress();
  const count = useRef<HTMLParagraphElement>(null);
  const shown = useRef(search);
  useEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    if (!isAsked) return;
    count.current?.focus({ preventScroll: true });
    count.current?.scrollIntoView({ block: 'nearest' });
  }, [search, isAsked]);
  return count;
}
