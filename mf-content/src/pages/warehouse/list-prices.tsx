import { cashOnDeliveryRule, freightAmount } from '@amberlane/contract/domain';
import { useSelector } from '@amberlane/core';
import { selectAsOf } from '../../content-slice.ts';
import { Say } from '../../content/say.tsx';
import { useOwnTariff } from '../../lane-prices/own-tariff-api.ts';
import { PriceInText } from '../../lane-prices/price-in-text.tsx';

/** Weight of the price of local delivery. */
const TOLD_KG = 1;
/** In a kilogram. */
const GRAMS = 1000;

/** What the courier's way and the cash that he collects cost, by the tariffs and rules that bill; delivery without a price while it is not known. */
export function ListPrices() {
  const tariff = useOwnTariff('localDelivery');
  const { minFen, maxFen } = cashOnDeliveryRule(useSelector(selectAsOf));
  return (
    <>
      {tariff ? (
        <p>
          <Say id="warehouse.list.delivery" values={{ price: <PriceInText key="price" fen={freightAmount(tariff, TOLD_KG * GRAMS)} />, kilograms: TOLD_KG, city: tariff.city }} />
        </p>
      ) : null}
      <p>
        <Say id="warehouse.list.cash" values={{ least: <PriceInText key="least" fen={minFen} />, most: <PriceInText key="most" fen={maxFen} /> }} />
      </p>
    </>
  );
}
