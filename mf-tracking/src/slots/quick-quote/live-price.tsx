/** The price of what stands in the box, fetched with the first touch of it. Where there is none to be had it says nothing: the price page says why. */
import { useMemo } from 'react';
import { FormattedMessage, useMarket } from '@amberlane/core';
import type { Quote } from '@amberlane/contract/calls/quotes';
import { DOT, Money } from '@amberlane/ui';
import type { RateCities } from '../../api/rates-api.ts';
import { RoundedMoney } from '../../money/rounded-money.tsx';
import { chosenQuote } from '../../quote/chosen-quote.ts';
import { ownTotal } from '../../quote/own-total.ts';
import { useAskedPrice, usePriceAnswer, useSettled } from '../../quote/price-answer.ts';
import { quickQuestion, type TypedParcel } from './quick-question.ts';
import css from './slot.module.css';

interface LivePriceProps {
  readonly typed: TypedParcel;
  readonly cities: RateCities;
}

export function LivePrice({ typed, cities }: LivePriceProps) {
  const { locale } = useMarket();
  const [settled] = useSettled(typed, true);
  const question = useMemo(() => quickQuestion(settled, cities, locale), [settled, cities, locale]);
  useAskedPrice(question);
  const { priced, isCurrent, error } = usePriceAnswer(question);
  const quote = question && priced && error === undefined ? chosenQuote(priced, '') : null;
  if (!priced || !quote) return null;
  return (
    <div className={isCurrent ? undefined : css.older}>
      <Amount quote={quote} isCheapestOfMany={priced.quotes.length > 1} />
      <Meanings quote={quote} />
    </div>
  );
}

function Amount({ quote, isCheapestOfMany }: { quote: Quote; isCheapestOfMany: boolean }) {
  const amount = (
    <b key="amount">
      <Money of={{ amount: ownTotal(quote), currency: 'CNY' }} />
    </b>
  );
  return <p>{isCheapestOfMany ? <FormattedMessage id="quick-quote.from" values={{ amount }} /> : amount}</p>;
}

/** The same in the money of the destination, and the days. */
function Meanings({ quote: { display, transit } }: { quote: Quote }) {
  return (
    <p className={css.meanings}>
      {display ? (
        <>
          <FormattedMessage id="quick-quote.about" values={{ amount: <RoundedMoney key="amount" amount={display.amount} currency={display.currency} /> }} />
          {DOT}
        </>
      ) : null}
      <FormattedMessage id="quick-quote.days" values={{ from: transit.from, to: transit.to }} />
    </p>
  );
}
