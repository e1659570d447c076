import { RULES, type PricedProduct } from '@amberlane/contract/domain';
import type { Quote } from '@amberlane/contract/calls/quotes';
import { FormattedMessage, Link, useIntl } from '@amberlane/core';
import { Icon, icons, Money, Weight } from '@amberlane/ui';
import { comparedProducts, type ComparedProduct } from './product-order.ts';
import css from './product-comparison.module.css';

export interface ProductComparisonProps {
  readonly quotes: readonly Pick<Quote, 'product' | 'total' | 'transit' | 'chargeable'>[];
  /** Products of the lane that do not take the parcel; the sentence comes from the API in the reader's language. */
  readonly refused: readonly { readonly product: PricedProduct; readonly error: { readonly message: string } }[];
  readonly chosen: PricedProduct;
  /** The reader chose it; otherwise the page did. */
  readonly isPicked: boolean;
  /** Path of the page with another product chosen. */
  readonly pathOf: (product: PricedProduct) => string;
  /** Id of the heading, for the section that is named by it. */
  readonly headingId?: string;
}

/** The same parcel by every product of its lane, as choices by price; the chosen one is marked, any other is a link. */
export function ProductComparison({ quotes, refused, chosen, isPicked, pathOf, headingId }: ProductComparisonProps) {
  const products = comparedProducts(quotes);
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
            <Choice key={row.quote.product} {...row} chosen={row.quote.product === chosen} isPicked={isPicked} isWeightTold={isWeightTold} path={pathOf(row.quote.product)} />
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

function Choice({ quote: { product, total, transit, chargeable }, cheapest, fastest, chosen, isPicked, isWeightTold, path }: ComparedProduct & { chosen: boolean; isPicked: boolean; isWeightTold: boolean; path: string }) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: `quote-figures.product.${product}` });
  return (
    <li className={`${css.choice} ${chosen ? css.chosen : ''}`}>
      <span className={css.marks}>
        {chosen ? (
          <span className={css.mark}>
            <Icon of={icons.check} />
            <FormattedMessage id={isPicked ? 'quote-figures.compare.chosen' : 'quote-figures.compare.shown'} />
          </span>
        ) : null}
        {cheapest ? <Mark id="quote-figures.compare.cheapest" /> : null}
        {fastest ? <Mark id="quote-figures.compare.fastest" /> : null}
      </span>
      <b className={css.name}>{name}</b>
      <span className={css.price}>
        <Money of={total} />
      </span>
      <span className={css.days}>
        <FormattedMessage id="quote-figures.compare.daysRange" values={transit} />
      </span>
      {isWeightTold ? (
        <span className={css.weight}>
          <FormattedMessage id="quote-figures.weight.charged" /> <Weight grams={chargeable.chargeableGrams} />
        </span>
      ) : null}
      <Usual product={product} />
      {chosen ? null : (
        <Link to={path} className={css.link} aria-label={intl.formatMessage({ id: 'quote-figures.compare.chooseOf' }, { product: name })}>
          <FormattedMessage id="quote-figures.compare.choose" />
        </Link>
      )}
    </li>
  );
}

/** What a service is mostly used for: custom, not a limit. */
function Usual({ product }: { product: PricedProduct }) {
  const { smallUptoKg, lineFromKg, lineUptoKg } = RULES.usualGoods;
  if (product === 'localDelivery') return null;
  return (
    <span className={css.weight}>
      {product === 'smallParcel' ? <FormattedMessage id="quote-figures.compare.usualSmall" values={{ kg: smallUptoKg }} /> : <FormattedMessage id="quote-figures.compare.usualLine" values={{ from: lineFromKg, to: lineUptoKg }} />}
    </span>
  );
}

const Mark = ({ id }: { id: string }) => (
  <span className={css.mark}>
    <FormattedMessage id={id} />
  </span>
);
