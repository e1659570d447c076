/** What amounts in yuan that a text names are about in the currency of the reader's country. */
import { currencyOf } from '@amberlane/contract/domain/country-currency';
import { FormattedMessage, useMarket } from '@amberlane/core';
import type { ContentMarkup } from '../content/content-markup.tsx';
import { FEN } from '../facts/fact-group.ts';
import { useFacts } from '../facts/facts.ts';
import { AboutLocal } from './about-local.tsx';

type AmountFact = 'codMin' | 'codMax' | 'redeliveryFee' | 'maxGoods';

/** In brackets behind the amount in yuan; nothing in China. */
function LocalInBrackets({ of }: { of: AmountFact }) {
  const fen = Number(useFacts()[of]) * FEN;
  if (currencyOf(useMarket().country) === 'CNY') return null;
  return <FormattedMessage id="content.price.inText" values={{ price: '', local: <AboutLocal key="local" fen={fen} /> }} />;
}

/** `{codMinLocal}` stands in a text behind its fact `codMin`. */
export const LOCAL_AMOUNTS = {
  codMinLocal: <LocalInBrackets key="codMin" of="codMin" />,
  codMaxLocal: <LocalInBrackets key="codMax" of="codMax" />,
  redeliveryFeeLocal: <LocalInBrackets key="redeliveryFee" of="redeliveryFee" />,
  maxGoodsLocal: <LocalInBrackets key="maxGoods" of="maxGoods" />,
} as const satisfies ContentMarkup;
