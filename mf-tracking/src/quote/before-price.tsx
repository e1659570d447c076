import { useEffect, useMemo, type ReactNode } from 'react';
import { RULES, weighingRule } from '@amberlane/contract/domain';
import { FormattedMessage, Link, useDispatch, useIntl, useMarket, useSelector, type SiteStore } from '@amberlane/core';
import { Money } from '@amberlane/ui';
import { quoteApi, type CityBook } from '../api/quote-api.ts';
import { AboutMoney } from '../money/about-money.tsx';
import { emptyLane } from './empty-lane.ts';
import { shortWeight } from './figures/figure-text.ts';
import { Days } from './price-sheet.tsx';
import { quoteAddress, readEntry, type QuoteEntry } from './quote-entry.ts';
import { shownCurrency } from './shown-currency.ts';
import type { QuoteDesk } from './use-quote-form.ts';
import css from './before-price.module.css';

/** A box that is light for its size, with what makes most lines. */
const SAMPLE = quoteAddress(readEntry(new URLSearchParams('weight=6.2&length=46&width=34&height=30&brand=1&value=1800&cod=1800')));

interface BeforePriceProps {
  /** As it stands. */
  readonly entry: QuoteEntry;
  readonly book: CityBook;
}

/** Nothing is priced, refused or awaited. */
export const isBeforePrice = ({ priced, isBusy, failure, faults }: QuoteDesk): boolean => priced === undefined && !isBusy && failure === null && faults.length === 0;

/** Before the first price: how it comes about, with the figures of the rules. */
export function BeforePrice({ entry, book }: BeforePriceProps) {
  const { day } = book;
  const { volumeDivisor, minimumGrams } = weighingRule('smallParcel', day);
  return (
    <section aria-labelledby="quote-before" className={css.before}>
      <div className={css.card}>
        <LowestPrices entry={entry} book={book}>
          <h2 className={css.title}>
            <FormattedMessage id="quote.before.card" />
          </h2>
        </LowestPrices>
      </div>
      <h2 id="quote-before" className={css.title}>
        <FormattedMessage id="quote.before.title" />
      </h2>
      <ul role="list" className={css.facts}>
        <li>
          <p>
            <FormattedMessage id="quote.before.weight" values={{ divisor: volumeDivisor, kg: minimumGrams / 1_000 }} />
          </p>
        </li>
        <li>
          <p>
            <FormattedMessage id="quote.before.goods" />
          </p>
        </li>
        <li>
          <p>
            <FormattedMessage id="quote.before.duty" />
          </p>
        </li>
        <li>
          <p>
            <FormattedMessage id="quote.before.valid" values={{ minutes: RULES.quote.validMinutes }} />
          </p>
        </li>
      </ul>
      <p>
        <FormattedMessage id="quote.before.sample" values={{ a: (text) => <Link to={SAMPLE}>{text}</Link> }} />
      </p>
    </section>
  );
}

interface LowestPricesProps extends BeforePriceProps {
  /** Stands above them. */
  readonly children?: ReactNode;
}

/** What the lightest parcel of the lane costs with each service, in yuan, then about as much in what the reader reckons in; nothing without the rates. */
export function LowestPrices({ entry, book, children }: LowestPricesProps) {
  const { country, locale } = useMarket();
  const lane = useMemo(() => emptyLane(entry, book, { country, locale }), [entry, book, country, locale]);
  const select = useMemo(() => (lane ? quoteApi.endpoints.laneRates.select(lane) : () => null), [lane]);
  const intl = useIntl();
  const asked = useSelector(select);
  const dispatch = useDispatch<SiteStore['dispatch']>();
  const isMissing = lane !== null && asked?.isUninitialized === true;
  useEffect(() => {
    // Another lane was chosen; that of the address came with the page.
    if (lane && isMissing) void dispatch(quoteApi.endpoints.laneRates.initiate(lane, { subscribe: false }));
  }, [lane, isMissing, dispatch]);
  const rates = asked?.data ?? [];
  const [first] = rates;
  if (!first) return null;
  const { origin, destination, minimum } = first;
  const currency = shownCurrency(entry, destination.country);
  return (
    <>
      {children}
      <p className={css.lane}>
        <FormattedMessage id="quote.before.from" values={{ weight: <bdi key="weight">{shortWeight(intl, minimum.grams)}</bdi>, origin: <bdi key="origin">{origin.name}</bdi>, destination: <bdi key="destination">{destination.name}</bdi> }} />
      </p>
      <dl className={css.lines}>
        {rates.map(({ id, product, transit, minimum: { amount } }) => (
          <div key={id}>
            <dt>
              <FormattedMessage id={`quote.product.${product}`} />
              <small>
                <Days of={transit} />
              </small>
            </dt>
            <dd>
              <b>
                <Money of={{ amount, currency: 'CNY' }} />
              </b>
              {currency === 'CNY' ? null : (
                <small>
                  <AboutMoney fen={amount} in={currency} day={book.day} />
                </small>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {currency === 'CNY' ? null : (
        <p className={css.lane}>
          <FormattedMessage id="quote.before.converted" values={{ currency }} />
        </p>
      )}
    </>
  );
}
