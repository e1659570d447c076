import { redeliveryRule } from '@amberlane/contract/domain';
import { useSelector } from '@amberlane/core';
import { Say } from '../../content/say.tsx';
import { selectAsOf } from '../../content-slice.ts';
import { LocalPrice } from '../../lane-prices/local-price.tsx';

/** What a further delivery attempt costs, in the currency of the reader's country; the page is not for China. */
export const LocalFee = () => (
  <p>
    <Say id="rules.localFee" values={{ price: <LocalPrice key="price" fen={redeliveryRule(useSelector(selectAsOf)).feeCnyFen} /> }} />
  </p>
);
