/** What customs and we say of goods while their name is being typed: codes of the tariff, rulings, battery rules. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import type { GoodsType } from '@amberlane/contract/domain';
import { isBroadGoodsName } from '@amberlane/contract/domain/goods-name';
import type { Country } from '@amberlane/contract/site';
import { BatteryNote, Rulings } from './goods-facts.tsx';
import { CodeChoices } from './code-choices.tsx';
import { goodsCalls } from './goods-calls.ts';
import { batteryRuleFor, rulingsFor } from './goods-rulings.ts';
import css from './goods-helper.module.css';

export interface GoodsChoice {
  readonly goodsType?: GoodsType;
  /** Six digits. */
  readonly hsCode?: string;
  readonly nameEn?: string;
  readonly nameCn?: string;
}

export interface GoodsHelperProps {
  /** Country that the goods go to; null while nobody has chosen one. */
  readonly destination: Country | null;
  /** Name of the goods as typed so far, in any language. */
  readonly text: string;
  readonly onChoose: (choice: GoodsChoice) => void;
}

/** A pause in typing after which is asked, ms; shorter texts say nothing. */
const PAUSE_MS = 350;
const SHORTEST = 2;
const LONGEST = 200;

export function GoodsHelper({ destination, text, onChoose }: GoodsHelperProps) {
  const intl = useIntl();
  const { locale } = useMarket();
  const typed = useSettled(text.trim());
  const online = useOnline();
  const asked = typed.length >= SHORTEST && /\p{L}/u.test(typed);
  const codes = goodsCalls.useCodeSuggestionsQuery({ text: typed.slice(0, LONGEST), locale, ...(destination && { destination }) }, { skip: !asked });
  const items = goodsCalls.useSpecialItemsQuery({ country: destination ?? 'NG', locale }, { skip: !asked || destination === null });
  if (!asked) return null;
  const rulings = destination ? rulingsFor(typed, destination, codes.currentData?.special ?? [], items.currentData ?? []) : [];
  const battery = batteryRuleFor(typed, [...rulings.map(({ goodsType }) => goodsType), codes.currentData?.suggestions[0]?.goodsType ?? null], today());
  return (
    <section className={css.helper} aria-label={intl.formatMessage({ id: 'goods-helper.title' })}>
      <CodeChoices query={codes} online={online} broad={isBroadGoodsName(typed)} judged={destination !== null} onChoose={onChoose} />
      {destination && rulings.length > 0 ? <Rulings items={rulings} country={destination} onChoose={onChoose} /> : null}
      {items.isError && online ? (
        <p className={css.quiet}>
          <FormattedMessage id="goods-helper.rulings.failed" />
        </p>
      ) : null}
      {battery ? <BatteryNote rule={battery} /> : null}
    </section>
  );
}

const today = (): string => new Date().toISOString().slice(0, 10);

/** What is typed, once it has stood for a moment. */
function useSettled(text: string): string {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}

function onConnection(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}
const useOnline = (): boolean => useSyncExternalStore(onConnection, () => navigator.onLine, () => true);
