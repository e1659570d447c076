import type { ReactNode } from 'react';
import { freightAmount, transitDays } from '@amberlane/contract/domain';
import { FormattedMessage, useSelector } from '@amberlane/core';
import { selectAsOf } from '../../content-slice.ts';
import { useOwnTariff, type OwnTariff } from '../../lane-prices/own-tariff-api.ts';
import { ReaderPrice } from '../../lane-prices/reader-price.tsx';
import css from './own-prices.module.css';

const GRAMS = 1000;
const KILOGRAMS = [1, 2, 5, 10] as const;
const PRODUCTS = ['smallParcel', 'specialLine'] as const;

/** Prices from the hub to the main city of the reader's country by weight, in yuan and in its currency, the lowest bold; below them what is said `about` the amounts. */
export function OwnPrices({ about }: { about: ReactNode }) {
  const tariffs = { smallParcel: useOwnTariff('smallParcel'), specialLine: useOwnTariff('specialLine') };
  const shown = PRODUCTS.flatMap((product) => {
    const tariff = tariffs[product];
    return tariff ? [{ product, tariff }] : [];
  });
  const [first] = shown;
  if (!first) return null;
  const route = { place: <FormattedMessage key="place" id="home.city.CN" />, towards: first.tariff.city };
  return (
    <>
      <table className={css.table}>
        <caption className={css.route}>
          <FormattedMessage id="home.board.onward" values={route} />
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="home.map.weight" />
            </th>
            {shown.map(({ product }) => (
              <Service key={product} product={product} />
            ))}
          </tr>
        </thead>
        <tbody>
          {KILOGRAMS.map((kilograms) => (
            <tr key={kilograms}>
              <th scope="row">
                <FormattedMessage id="home.map.kilograms" values={{ kilograms }} />
              </th>
              {pricesOf(shown, kilograms).map(({ product, fen, isLowest }) => (
                <td key={product} className={isLowest ? `${css.figures} ${css.lowest}` : css.figures}>
                  <ReaderPrice fen={fen} second={css.second} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.about}>
        {about} {shown.length > 1 ? <FormattedMessage id="home.map.bold" /> : null}
      </p>
    </>
  );
}

function Service({ product }: { product: (typeof PRODUCTS)[number] }) {
  return (
    <th scope="col" className={css.figures}>
      <FormattedMessage id={`home.services.${product}.name`} />
      <span className={css.days}>
        <FormattedMessage id="home.services.days" values={{ ...transitDays(product, useSelector(selectAsOf)) }} />
      </span>
    </th>
  );
}

function pricesOf(shown: readonly { readonly product: (typeof PRODUCTS)[number]; readonly tariff: OwnTariff }[], kilograms: number) {
  const prices = shown.map(({ product, tariff }) => ({ product, fen: freightAmount(tariff, kilograms * GRAMS) }));
  const lowest = Math.min(...prices.map(({ fen }) => fen));
  return prices.map((price) => ({ ...price, isLowest: prices.length > 1 && price.fen === lowest }));
}
