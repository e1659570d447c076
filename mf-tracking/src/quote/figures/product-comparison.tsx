import type { Currency, PricedProduct } from '@amberlane/contract/domain';
import type { Quote } from '@amberlane/contract/calls/quotes';
import { FormattedMessage, Link, useIntl } from '@amberlane/core';
import { Icon, icons, Money, Weight } from '@amberlane/ui';
import { AboutMoney } from '../../money/about-money.tsx';
import { comparedProducts, type ComparedProduct, type ComparedQuote } from './product-order.ts';
import css from './product-comparison.module.css';

export interface ProductComparisonProps {
  readonly quotes: readonly Pick<Quote, 'product' | 'total' | 'transit' | 'chargeable'>[];
  /** Products of the lane that do not take the parcel; the sentence comes from the API in the reader's language. */
  readonly refused: readonly { readonly product: PricedProduct; readonly error: { readonly message: string } }[];
  readonly chosen: PricedProduct;
  /** What amounts are told in beside yuan, and the day (ISO date) of its exchange rate; null for yuan alone. */
  readonly about?: { readonly currency: Currency; readonly day: string } | null;
  /** Path of the page with another product chosen. */
  readonly pathOf: (product: PricedProduct) => string;
  /** Id of the heading, for the section that is named by it. */
  readonly headingId?: string;
}

/** The same parcel by every product of its lane, as choices by price; the chosen one is marked, any other is a link. */
export function ProductComparison({ quotes, refused, chosen, about = null, pathOf, headingId }: ProductComparisonProps) {
  const products = comparedProducts(quotes);
  // Of three or more it would have to be said which.
  const dearer = products.length === 2 ? products[1]?.quote : undefined;
  // Where all are charged for the same weight, the price has said it.
  const isWeightTold = new Set(quotes.map(({ chargeable }) => chargeable.chargeableGrams)).size > 1;
  return (
    <div className={css.comparison}>
      <h3 className={css.title} id={headingId}>
        <FormattedMessage id="quote-figures.compare.title" />
      </h3>
      {products.length > 0 ? (
        <ul role="list" className={css.choices}>
          {products.map((row) => (
            <Choice key={row.quote.product} {...row} chosen={row.quote.product === chosen} isWeightTold={isWeightTold} path={pathOf(row.quote.product)} about={about} than={row.cheapest ? dearer : dearer && products[0]?.quote} />
          ))}
        </ul>
      ) : null}
      {refused.length > 0 ? (
        <dl className={css.refused}>
          {refused.map(({ product, error }) => (
            <div key={product} className={css.refusal}>
              <dt>
                <FormattedMessage id="quote-figures.compare.refused" values={{ product: <FormattedMessage id={`quote-figures.product.${product}`} /> }} />
              </dt>
              <dd className={css.reason}>{error.message}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
}

function Choice({ quote: { product, total, transit, chargeable }, cheapest, fastest, chosen, isWeightTold, path, about, than }: ComparedProduct & { chosen: boolean; isWeightTold: boolean; path: string; about: ProductComparisonProps['about']; than: ComparedQuote | undefined }) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: `quote-figures.product.${product}` });
  return (
    <li className={`${css.choice} ${chosen ? css.chosen : ''}`}>
      <span className={css.head}>
        <b>{name}</b>
        <span className={css.marks}>
          {cheapest ? <Mark id="quote-figures.compare.cheapest" /> : null}
          {fastest ? <Mark id="quote-figures.compare.fastest" /> : null}
        </span>
      </span>
      <span className={css.price}>
        <Money of={total} />
        {about ? (
          <small className={css.about}>
            <AboutMoney fen={total.amount} in={about.currency} day={about.day} />
          </small>
        ) : null}
      </span>
      <span className={css.days}>
        <FormattedMessage id="quote-figures.compare.daysRange" values={transit} />
      </span>
      {isWeightTold ? (
        <span className={css.weight}>
          <FormattedMessage id="quote-figures.weight.charged" /> <Weight grams={chargeable.chargeableGrams} />
        </span>
      ) : null}
      {/* What another choice would change: said of it alone. */}
      {!chosen && than && than.total.amount !== total.amount ? (
        <span className={css.weight}>
          <FormattedMessage
            id={than.total.amount > total.amount ? 'quote-figures.compare.saving' : 'quote-figures.compare.more'}
            values={{ amount: <Money key="amount" of={{ ...total, amount: Math.abs(than.total.amount - total.amount) }} />, product: intl.formatMessage({ id: `quote-figures.product.${than.product}` }) }}
          />
        </span>
      ) : null}
      {chosen ? (
        <span className={css.shown}>
          <Icon of={icons.check} />
          <FormattedMessage id="quote-figures.compare.chosen" />
        </span>
      ) : (
        <Link to={path} className={css.link} aria-label={intl.formatMessage({ id: 'quote-figures.compare.chooseOf' }, { product: name })}>
          <FormattedMessage id="quote-figures.compare.choose" />
        </Link>
      )}
    </li>
  );
}

const Mark = ({ id }: { id: string }) => (
  <span className={css.mark}>
    <FormattedMessage id={id} />
  </span>
);
