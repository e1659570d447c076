import { useSyncExternalStore } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { COUNTRY_TIME_ZONE, type Country } from '@amberlane/contract/site';
import { Time } from '@amberlane/ui';
import { answerDays } from './feedback-values.ts';
import css from './feedback.module.css';

const DAY_MS = 86_400_000;
const never = () => () => undefined;

/** Until when we answer feedback on this topic. The page of the server is kept, so only the browser names a day. */
export function AnswerPromise({ topic, country }: { topic: string; country: Country }) {
  const inBrowser = useSyncExternalStore(never, () => true, () => false);
  const days = answerDays(topic);
  return (
    <p role="status" className={css.promise}>
      {days === null ? (
        <FormattedMessage id="feedback-form.promise.open" />
      ) : inBrowser ? (
        <Dated days={days} country={country} />
      ) : (
        <FormattedMessage id="feedback-form.promise.days" values={{ days }} />
      )}
    </p>
  );
}

function Dated({ days, country }: { days: number; country: Country }) {
  const today = useSyncExternalStore(never, thisMinute, thisMinute);
  return <FormattedMessage id="feedback-form.promise.date" values={{ days, date: <Time key="date" at={new Date(today + days * DAY_MS).toISOString()} zone={COUNTRY_TIME_ZONE[country]} show="day" /> }} />;
}

/** This minute, ms: the same for all readings of a render. */
const thisMinute = (): number => Math.floor(Date.now() / 60_000) * 60_000;
