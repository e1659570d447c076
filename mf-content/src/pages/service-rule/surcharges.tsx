import { categorySurcharge } from '@amberlane/contract/domain';
import { useMarket, useSelector } from '@amberlane/core';
import { selectAsOf } from '../../content-slice.ts';
import { Say } from '../../content/say.tsx';

/** What phones and brands cost more on the way to the reader's country, where they do. */
export function Surcharges() {
  const { country } = useMarket();
  const asOf = useSelector(selectAsOf);
  const isCharged = [categorySurcharge('phoneTablet', 'hongKong', asOf), categorySurcharge('phoneTablet', 'guangzhou', asOf), categorySurcharge('brand', null, asOf)].every(
    (surcharge) => surcharge && !surcharge.exceptFor.includes(country),
  );
  return (
    <p>
      <Say id={isCharged ? 'rules.surcharge.some' : 'rules.surcharge.none'} />
    </p>
  );
}
