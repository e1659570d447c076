/** Below the tools: what 1 kg costs to the reader's country, how long it takes, what a lost parcel is worth; each from the rules. */
import { compensationRule, freightAmount, transitDays } from '@amberlane/contract/domain';
import { FormattedMessage, useSelector } from '@amberlane/core';
import { selectAsOf } from '../../content-slice.ts';
import { useOwnTariff } from '../../lane-prices/own-tariff-api.ts';
import { LocalPrice } from '../../lane-prices/local-price.tsx';
import { ReaderPrice } from '../../lane-prices/reader-price.tsx';
import css from './hero-promise.module.css';

const FEN = 100;
const GRAMS = 1000;
const KILOGRAMS = 1;

export function HeroPromise() {
  const day = useSelector(selectAsOf);
  const tariff = useOwnTariff();
  const days = transitDays('smallParcel', day);
  const { maxGoodsFen } = compensationRule(day);
  return (
    <dl className={css.promise}>
      {tariff ? (
        <div className={css.fact}>
          <dt>
            <FormattedMessage id="home.hero.price" values={{ kilograms: KILOGRAMS, city: tariff.city }} />
          </dt>
          <dd className={css.value}>
            <ReaderPrice fen={freightAmount(tariff, KILOGRAMS * GRAMS)} second={css.second} />
          </dd>
        </div>
      ) : null}
      <div className={css.fact}>
        <dt>
          <FormattedMessage id="home.hero.door" />
        </dt>
        <dd className={css.value}>
          <FormattedMessage id="home.hero.doorDays" values={{ ...days }} />
          <span className={css.second}> <FormattedMessage id="home.hero.doorUnit" values={{ ...days }} /></span>
        </dd>
      </div>
      <div className={css.fact}>
        <dt>
          <FormattedMessage id="home.hero.loss" />
        </dt>
        <dd className={css.value}>
          <FormattedMessage id="home.hero.lossValue" values={{ maxGoods: maxGoodsFen / FEN }} />
          <span className={css.second}> <LocalPrice fen={maxGoodsFen} /></span>
        </dd>
      </div>
    </dl>
  );
}
