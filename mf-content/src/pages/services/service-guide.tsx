import { freightAmount, transitDays, type TransitDays } from '@amberlane/contract/domain';
import { FormattedMessage, Link, Slot, useMarket, useSelector } from '@amberlane/core';
import { Icon, icons, Money } from '@amberlane/ui';
import { selectAsOf } from '../../content-slice.ts';
import { lineCheaperFromKg } from '../../lane-prices/cheaper-from.ts';
import { useOwnTariff, type OwnTariff } from '../../lane-prices/own-tariff-api.ts';
import { QuoteLink } from '../../quote-link/quote-link.tsx';
import { keyOf, type NeighbourPage } from '../../related-pages/related-page-list.ts';
import { storedDays } from '../../warehouse/stored-days.ts';
import css from './service-guide.module.css';

const GRAMS = 1000;

interface Need {
  readonly id: 'small' | 'line' | 'stock' | 'local';
  readonly page: NeighbourPage;
  readonly days: (day: string) => TransitDays;
  /** Weight of the price that stands with it; absent where only an offer names one. */
  readonly kilograms?: number;
}

const NEEDS: readonly Need[] = [
  { id: 'small', page: 'product/intl-straight-small', days: (day) => transitDays('smallParcel', day), kilograms: 1 },
  { id: 'line', page: 'product/intl-straight-special', days: (day) => transitDays('specialLine', day), kilograms: 10 },
  { id: 'stock', page: 'product/warehouse', days: storedDays },
  { id: 'local', page: 'product/express-standard', days: (day) => transitDays('localDelivery', day), kilograms: 1 },
];

/** The price of a parcel as it is typed, and four needs, each with the service for it. */
export function ServiceGuide() {
  const day = useSelector(selectAsOf);
  const isChina = useMarket().country === 'CN';
  const tariffs = { small: useOwnTariff('smallParcel'), line: useOwnTariff('specialLine'), local: useOwnTariff('localDelivery'), stock: null };
  const cheaperFrom = !isChina && tariffs.small && tariffs.line ? lineCheaperFromKg(tariffs.small, tariffs.line, day) : null;
  return (
    <div className={css.columns}>
      <div>
        <Slot name="quick-quote">
          <QuoteLink kind="primary" />
        </Slot>
      </div>
      <ul role="list" className={css.needs}>
        {NEEDS.map(({ id, page, days, kilograms }) => (
          <li key={id}>
            <Link to={page} className={css.need}>
              <span className={css.service}>
                <FormattedMessage id={`neighbours.${keyOf(page)}.name`} />
                <Icon of={icons.arrow} className={css.arrow} />
              </span>
              <span className={css.when}>
                {id === 'line' && cheaperFrom !== null ? <FormattedMessage id="services.pick.lineFrom" values={{ kilograms: cheaperFrom }} /> : <FormattedMessage id={`services.pick.${id}`} />}
              </span>
              <span className={css.fact}>
                <FormattedMessage id="content.days" values={{ ...days(day) }} />
                <PriceOf tariff={isChina ? null : tariffs[id]} kilograms={kilograms} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function PriceOf({ tariff, kilograms }: { tariff: OwnTariff | null; kilograms: number | undefined }) {
  if (!tariff || kilograms === undefined) return null;
  const price = <Money key="price" of={{ amount: freightAmount(tariff, kilograms * GRAMS), currency: 'CNY' }} />;
  return (
    <>
      {' · '}
      <FormattedMessage id="services.pick.price" values={{ price, kilograms }} />
    </>
  );
}
