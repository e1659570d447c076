import { freightAmount, transitDays } from '@amberlane/contract/domain';
import { FormattedMessage, useSelector } from '@amberlane/core';
import { selectAsOf } from '../../content-slice.ts';
import { useOwnTariff, type OwnTariff } from '../../lane-prices/own-tariff-api.ts';
import { ReaderPrice } from '../../lane-prices/reader-price.tsx';
import css from './own-prices.module.css';

const GRAMS = 1000;
const KILOGRAMS = [1, 2, 5, 10] as const;
const PRODUCTS = ['smallParcel', 'specialLine'] as const;

/** Prices from the hub to the main city of the reader's country by weight, in its currency and in yuan. */
export function OwnPrices() {
  const tariffs = { smallParcel: useOwnTariff('smallParcel'), specialLine: useOwnTariff('specialLine') };
  const shown = PRODUCTS.flatMap((product) => {
    const tariff = tariffs[product];
    return tariff ? [{ product, tariff }] : [];
  });
  const [first] = shown;
  if (!first) return null;
  const route = { place: <FormattedMessage key="place" id="home.city.CN" />, towards: first.tariff.city };
  return (
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
            {shown.map(({ product, tariff }) => (
              <Price key={product} tariff={tariff} kilograms={kilograms} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
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

const Price = ({ tariff, kilograms }: { tariff: OwnTariff; kilograms: number }) => (
  <td className={css.figures}>
    <ReaderPrice fen={freightAmount(tariff, kilograms * GRAMS)} yuan={css.yuan} />
  </td>
);
