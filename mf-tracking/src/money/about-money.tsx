import { convertMinor, exchangeRates, type Currency } from '@amberlane/contract/domain';
import { RoundedMoney } from './rounded-money.tsx';

interface AboutMoneyProps {
  readonly fen: number;
  readonly in: Currency;
  /** Day whose exchange rate holds, ISO date. */
  readonly day: string;
}

/** An amount of yuan in another currency: `NGN 127,600`. */
export const AboutMoney = ({ fen, in: currency, day }: AboutMoneyProps) => (
  <RoundedMoney amount={convertMinor(fen, 'CNY', currency, exchangeRates(day))} currency={currency} />
);
