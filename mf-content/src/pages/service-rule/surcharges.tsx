import { categorySurcharge } from '@amberlane/contract';
import { FormattedMessage, usePlace, useSelector } from '@amberlane/core';
import { selectAsOf } from '../../content-slice.ts';

const FEN = 100;

/** What phones and brands cost more on the way to the reader's country, where they do. */
export function Surcharges() {
  const { country } = usePlace();
  const asOf = useSelector(selectAsOf);
  const hongKong = categorySurcharge('phoneTablet', 'hongKong', asOf);
  const guangzhou = categorySurcharge('phoneTablet', 'guangzhou', asOf);
  const brand = categorySurcharge('brand', null, asOf);
  const isSpared = !hongKong || !guangzhou || !brand || hongKong.exceptFor.includes(country);
  return (
    <p>
      {isSpared ? (
        <FormattedMessage id="rules.goods.spared" />
      ) : (
        <FormattedMessage
          id="rules.goods.surcharge"
          values={{ hongKong: hongKong.fenPerKg / FEN, guangzhou: guangzhou.fenPerKg / FEN, brandFee: brand.fenPerKg / FEN }}
        />
      )}
    </p>
  );
}
