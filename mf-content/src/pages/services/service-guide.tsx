import { FormattedMessage, Link, Slot, useMarket, useSelector } from '@amberlane/core';
import { Icon, icons } from '@amberlane/ui';
import { selectAsOf } from '../../content-slice.ts';
import { linePriceBands } from '../../lane-prices/line-price-bands.ts';
import { useOwnTariff } from '../../lane-prices/own-tariff-api.ts';
import { QuoteLink } from '../../quote-link/quote-link.tsx';
import { keyOf, type NeighbourPage } from '../../related-pages/related-page-list.ts';
import css from './service-guide.module.css';

interface Need {
  readonly id: 'small' | 'line' | 'stock' | 'local';
  readonly page: NeighbourPage;
  /** Services that the page brings together, as the table below names them. */
  readonly parts?: readonly NeighbourPage[];
}

const NEEDS: readonly Need[] = [
  { id: 'small', page: 'product/intl-straight-small' },
  { id: 'line', page: 'product/intl-straight-special' },
  { id: 'stock', page: 'product/warehouse', parts: ['product/warehouse-head', 'product/warehouse-delivery'] },
  { id: 'local', page: 'product/express' },
];

/** Four needs, each with the service for it, and the price of a parcel as it is typed. Days and prices stand in the table below. */
export function ServiceGuide() {
  const day = useSelector(selectAsOf);
  const isChina = useMarket().country === 'CN';
  const small = useOwnTariff('smallParcel');
  const line = useOwnTariff('specialLine');
  const cheaperFrom = !isChina && small && line ? linePriceBands(small, line, day)?.fromKg ?? null : null;
  return (
    <div className={css.columns}>
      <ul role="list" className={css.needs}>
        {NEEDS.map(({ id, page, parts }) => (
          <li key={id}>
            <Link to={page} className={css.need}>
              <span className={css.when}>
                {id === 'line' && cheaperFrom !== null ? <FormattedMessage id="services.pick.lineFrom" values={{ kilograms: cheaperFrom }} /> : <FormattedMessage id={`services.pick.${id}`} />}
              </span>
              <span className={css.service}>
                {(parts ?? [page]).map((part) => (
                  <span key={part}>
                    <FormattedMessage id={`neighbours.${keyOf(part)}.name`} />
                  </span>
                ))}
              </span>
              <Icon of={icons.arrow} className={css.arrow} />
            </Link>
          </li>
        ))}
      </ul>
      <div className={css.price}>
        <h3 className={css.title}>
          <FormattedMessage id="services.pick.price" />
        </h3>
        <Slot name="quick-quote">
          <div className={css.link}>
            <QuoteLink kind="primary" />
          </div>
        </Slot>
      </div>
    </div>
  );
}
