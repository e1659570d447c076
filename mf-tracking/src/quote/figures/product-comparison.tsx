import type { PricedProduct } from '@amberlane/contract/domain';
import type { Quote } from '@amberlane/contract/calls/quotes';
import { FormattedMessage } from '@amberlane/core';
import { DataTable, Icon, icons, Money, TextLink, Weight, type Column } from '@amberlane/ui';
import { comparedProducts, type ComparedProduct } from './product-order.ts';
import css from './product-comparison.module.css';

export interface ProductComparisonProps {
  readonly quotes: readonly Pick<Quote, 'product' | 'total' | 'transit' | 'chargeable'>[];
  /** Products of the lane that do not take the parcel; the sentence comes from the API in the reader's language. */
  readonly refused: readonly { readonly product: PricedProduct; readonly error: { readonly message: string } }[];
  readonly chosen: PricedProduct;
  /** Path of the page with another product chosen. */
  readonly pathOf: (product: PricedProduct) => string;
  /** Id of the heading, for the section that is named by it. */
  readonly headingId?: string;
}

/** Working days on the scale of all bars; longer where a remote area takes longer. */
const SCALE_DAYS = 10;

/** The same parcel by every product of its lane, by price; the choice is marked, any other one link away. */
export function ProductComparison({ quotes, refused, chosen, pathOf, headingId }: ProductComparisonProps) {
  const products = comparedProducts(quotes);
  const scale = Math.max(SCALE_DAYS, ...quotes.map(({ transit }) => transit.to));
  const columns: readonly Column<ComparedProduct>[] = [
    { id: 'product', header: <FormattedMessage id="quote-figures.compare.product" />, cell: (row) => <Product {...row} chosen={row.quote.product === chosen} path={pathOf(row.quote.product)} /> },
    { id: 'days', header: <FormattedMessage id="quote-figures.compare.days" />, cell: ({ quote }) => <Days {...quote.transit} scale={scale} /> },
    { id: 'weight', header: <FormattedMessage id="quote-figures.weight.charged" />, figures: true, cell: ({ quote }) => <Weight grams={quote.chargeable.chargeableGrams} /> },
    { id: 'price', header: <FormattedMessage id="quote-figures.compare.price" />, figures: true, cell: ({ quote }) => <Money of={quote.total} /> },
  ];
  return (
    <div className={css.comparison}>
      <h3 className={css.title} id={headingId}>
        <FormattedMessage id="quote-figures.compare.title" />
      </h3>
      {products.length > 0 ? (
        <DataTable caption={<FormattedMessage id="quote-figures.compare.title" />} captionHidden columns={columns} rows={products} rowKey={({ quote }) => quote.product} />
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

function Product({ quote: { product }, cheapest, fastest, chosen, path }: ComparedProduct & { chosen: boolean; path: string }) {
  const name = <FormattedMessage id={`quote-figures.product.${product}`} />;
  return (
    <span className={css.product}>
      {chosen ? name : <TextLink to={path}>{name}</TextLink>}
      {chosen ? (
        <span className={css.chosen}>
          <Icon of={icons.check} />
          <FormattedMessage id="quote-figures.compare.chosen" />
        </span>
      ) : null}
      {cheapest ? <Mark id="quote-figures.compare.cheapest" /> : null}
      {fastest ? <Mark id="quote-figures.compare.fastest" /> : null}
    </span>
  );
}

const Mark = ({ id }: { id: string }) => (
  <span className={css.mark}>
    <FormattedMessage id={id} />
  </span>
);

function Days({ from, to, scale }: { from: number; to: number; scale: number }) {
  return (
    <span className={css.days}>
      <FormattedMessage id="quote-figures.compare.daysRange" values={{ from, to }} />
      <span className={css.scale} aria-hidden="true">
        <span className={css.bar} style={{ marginInlineStart: `${((from - 1) / scale) * 100}%`, inlineSize: `${((to - from + 1) / scale) * 100}%` }} />
      </span>
    </span>
  );
}
