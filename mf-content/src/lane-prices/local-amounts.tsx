/** What amounts in yuan that a text names are about in the currency of the reader's country. */
import type { ContentMarkup } from '../content/content-markup.tsx';
import { FEN } from '../facts/fact-group.ts';
import { useFacts } from '../facts/facts.ts';
import { LocalInBrackets } from './local-in-brackets.tsx';

type AmountFact = 'codMin' | 'codMax' | 'redeliveryFee' | 'maxGoods';

const LocalAmount = ({ of }: { of: AmountFact }) => <LocalInBrackets fen={Number(useFacts()[of]) * FEN} />;

/** `{codMinLocal}` stands in a text behind its fact `codMin`. */
export const LOCAL_AMOUNTS = {
  codMinLocal: <LocalAmount key="codMin" of="codMin" />,
  codMaxLocal: <LocalAmount key="codMax" of="codMax" />,
  redeliveryFeeLocal: <LocalAmount key="redeliveryFee" of="redeliveryFee" />,
  maxGoodsLocal: <LocalAmount key="maxGoods" of="maxGoods" />,
} as const satisfies ContentMarkup;
