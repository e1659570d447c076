import { FormattedMessage } from '@amberlane/core';
import type { PricedWay } from '@amberlane/contract/domain';
import css from './line-names.module.css';

/** Names of the two lines above a chart that is too narrow to name them at their ends. */
export const LineNames = ({ own, other }: { own: PricedWay; other: PricedWay }) => (
  <ul role="list" className={css.names}>
    {[own, other].map(({ product }) => (
      <li key={product} className={product === own.product ? css.own : css.other}>
        <FormattedMessage id={`quote-figures.product.${product}`} />
      </li>
    ))}
  </ul>
);
