import { freightAmount } from '@amberlane/contract/domain';
import { Say } from '../../content/say.tsx';
import { LOCAL_AMOUNTS } from '../../lane-prices/local-amounts.tsx';
import { useOwnTariff } from '../../lane-prices/own-tariff-api.ts';
import { PriceInText } from '../../lane-prices/price-in-text.tsx';

/** Weight of the price of local delivery. */
const TOLD_KG = 1;
/** In a kilogram. */
const GRAMS = 1000;

/** What the courier's way and the cash that he collects cost, by the tariffs and rules that bill; delivery without a price while it is not known. */
export function ListPrices() {
  const tariff = useOwnTariff('localDelivery');
  return (
    <>
      {tariff ? (
        <p>
          <Say id="warehouse.list.delivery" values={{ price: <PriceInText key="price" fen={freightAmount(tariff, TOLD_KG * GRAMS)} />, kilograms: TOLD_KG, city: tariff.city }} />
        </p>
      ) : null}
      <p>
        <Say id="warehouse.list.cash" values={LOCAL_AMOUNTS} />
      </p>
    </>
  );
}
