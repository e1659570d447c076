/** Amounts of the rules in the currency of the reader's country, below those in yuan; the page is not for China. */
import { cashOnDeliveryRule, compensationRule, redeliveryRule } from '@amberlane/contract/domain';
import { useSelector } from '@amberlane/core';
import { Say } from '../../content/say.tsx';
import { selectAsOf } from '../../content-slice.ts';
import { LocalPrice } from '../../lane-prices/local-price.tsx';

/** What a further delivery attempt costs. */
export function LocalFee() {
  const { feeCnyFen } = redeliveryRule(useSelector(selectAsOf));
  return (
    <p>
      <Say id="rules.localFee" values={{ price: <LocalPrice key="price" fen={feeCnyFen} /> }} />
    </p>
  );
}

/** The least and the most that cash on delivery costs. */
export function LocalCod() {
  const { minFen, maxFen } = cashOnDeliveryRule(useSelector(selectAsOf));
  return (
    <p>
      <Say id="rules.localCod" values={{ least: <LocalPrice key="least" fen={minFen} />, most: <LocalPrice key="most" fen={maxFen} /> }} />
    </p>
  );
}

/** What is paid at most for goods without insurance. */
export function LocalClaim() {
  const { maxGoodsFen } = compensationRule(useSelector(selectAsOf));
  return (
    <p>
      <Say id="rules.localClaim" values={{ price: <LocalPrice key="price" fen={maxGoodsFen} /> }} />
    </p>
  );
}
