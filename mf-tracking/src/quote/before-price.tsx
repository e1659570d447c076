import { RULES, weighingRule } from '@amberlane/contract/domain';
import { FormattedMessage, Link, useIntl } from '@amberlane/core';
import { Weight } from '@amberlane/ui';
import type { CityBook } from '../api/quote-api.ts';
import { quoteAddress, readEntry } from './quote-entry.ts';
import css from './before-price.module.css';

/** A box that is light for its size, with what makes most lines. */
const SAMPLE = quoteAddress(readEntry(new URLSearchParams('weight=6.2&length=46&width=34&height=30&brand=1&value=1800&cod=1800')));

/** Before the first price: how it comes about, with the figures of the rules. */
export function BeforePrice({ book: { day } }: { book: CityBook }) {
  const { volumeDivisor, minimumGrams } = weighingRule('smallParcel', day);
  const formula = useIntl().formatMessage({ id: 'quote.before.formula' }, { divisor: volumeDivisor });
  return (
    <section aria-labelledby="quote-before" className={css.before}>
      <div className={css.card}>
        <h2 className={css.title}>
          <FormattedMessage id="quote.before.card" />
        </h2>
        <p>
          <FormattedMessage id="quote.before.enter" />
        </p>
        <dl className={css.lines}>
          {['quote.before.days', 'quote.before.lines', 'quote.result.sum'].map((id) => (
            <div key={id}>
              <dt>
                <FormattedMessage id={id} />
              </dt>
              <dd />
            </div>
          ))}
        </dl>
        <p className={css.valid}>
          <FormattedMessage id="quote.before.valid" values={{ minutes: RULES.quote.validMinutes }} />
        </p>
      </div>
      <h2 id="quote-before" className={css.title}>
        <FormattedMessage id="quote.before.title" />
      </h2>
      <ol className={css.steps}>
        <li>
          <p>
            <FormattedMessage id="quote.before.weight" values={{ formula: <bdi>{formula}</bdi>, minimum: <Weight grams={minimumGrams} /> }} />
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
      </ol>
      <p>
        <FormattedMessage id="quote.before.sample" values={{ a: (text) => <Link to={SAMPLE}>{text}</Link> }} />
      </p>
    </section>
  );
}
