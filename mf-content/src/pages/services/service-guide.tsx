import { freightAmount, transitDays, type PricedProduct } from '@amberlane/contract/domain';
import { FormattedMessage, Link, Slot, useMarket, useSelector } from '@amberlane/core';
import { Icon, icons } from '@amberlane/ui';
import { selectAsOf } from '../../content-slice.ts';
import { linePriceBands } from '../../lane-prices/line-price-bands.ts';
import { useOwnTariff } from '../../lane-prices/own-tariff-api.ts';
import { PriceInText } from '../../lane-prices/price-in-text.tsx';
import { QuoteLink } from '../../quote-link/quote-link.tsx';
import { keyOf, type NeighbourPage } from '../../related-pages/related-page-list.ts';
import { storedDays } from '../../warehouse/stored-days.ts';
import css from './service-guide.module.css';

const GRAMS = 1000;
/** Weight whose price stands below a need, kilograms. */
const PRICED_KG = 1;
/** Stays with what stands before it, so that no line begins with it. */
const DOT = '\u00a0· ';

interface Need {
  readonly id: 'small' | 'line' | 'stock' | 'local';
  /** Pages of the services for it, as the table below names them. */
  readonly pages: readonly NeighbourPage[];
  /** What the days and the price of the need are those of; absent: goods wait in the warehouse, and an offer names the price. */
  readonly product?: PricedProduct | undefined;
}

const NEEDS: readonly Need[] = [
  { id: 'small', pages: ['product/intl-straight-small'], product: 'smallParcel' },
  { id: 'line', pages: ['product/intl-straight-special'], product: 'specialLine' },
  { id: 'stock', pages: ['product/warehouse-head', 'product/warehouse-delivery'] },
  { id: 'local', pages: ['product/express-standard'], product: 'localDelivery' },
];

/** Four needs, each with the service for it, and the price of a parcel as it is typed. Each has its days and its price for one kilogram. */
export function ServiceGuide() {
  return (
    <div className={css.columns}>
      <ul role="list" className={css.needs}>
        {NEEDS.map(({ id, pages, product }) => (
          <li key={id} className={css.need}>
            <span className={css.when}>
              <FormattedMessage id={`services.pick.${id}`} />
            </span>
            <span className={css.services}>
              {pages.map((page) => (
                <Link key={page} to={page} className={css.service}>
                  <span className={css.name}>
                    <FormattedMessage id={`neighbours.${keyOf(page)}.name`} />
                  </span>
                  <Icon of={icons.arrow} className={css.arrow} />
                </Link>
              ))}
            </span>
            <span className={css.facts}>
              <NeedFacts product={product} />
            </span>
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

/** Days, then the price of a kilogram where it is known; below them the weight from which the special line costs less. */
function NeedFacts({ product }: Pick<Need, 'product'>) {
  const day = useSelector(selectAsOf);
  const isChina = useMarket().country === 'CN';
  const small = useOwnTariff('smallParcel');
  const tariff = useOwnTariff(product);
  if (!product) return <FormattedMessage id="services.pick.stored" values={{ ...storedDays(day) }} />;
  const cheaperFrom = product === 'specialLine' && !isChina && small && tariff ? linePriceBands(small, tariff, day)?.fromKg : undefined;
  return (
    <>
      <FormattedMessage id="services.pick.days" values={{ ...transitDays(product, day) }} />
      {tariff && !isChina ? (
        <>
          {DOT}
          <FormattedMessage id="services.pick.kilogram" values={{ kilograms: PRICED_KG, price: <PriceInText key="price" fen={freightAmount(tariff, PRICED_KG * GRAMS)} /> }} />
        </>
      ) : null}
      {cheaperFrom ? (
        <span className={css.cheaper}>
          <FormattedMessage id="services.pick.cheaper" values={{ kilograms: cheaperFrom }} />
        </span>
      ) : null}
    </>
  );
}
