import { useSyncExternalStore } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { claimRule } from '@amberlane/contract/domain';
import { COUNTRY_TIME_ZONE, type Country } from '@amberlane/contract/site';
import { Time, zonedDay } from '@amberlane/ui';
import { ANSWER_RANGE, answerDays } from './feedback-values.ts';
import css from './feedback.module.css';

const DAY_MS = 86_400_000;
const never = () => () => undefined;

/** Until when we answer feedback on this topic, as the hint of its field. The page of the server is kept, so only the browser names a day. */
export function AnswerPromise({ topic, country }: { topic: string; country: Country }) {
  const inBrowser = useSyncExternalStore(never, () => true, () => false);
  const days = answerDays(topic);
  return (
    <span role="status">
      {days === null ? (
        <FormattedMessage id="feedback-form.promise.open" values={ANSWER_RANGE} />
      ) : inBrowser ? (
        <Dated as="feedback-form.promise.date" days={days} country={country} />
      ) : (
        <FormattedMessage id="feedback-form.promise.days" values={{ days }} />
      )}
      <ClaimLimit topic={topic} country={country} />
    </span>
  );
}

/** By when the answer comes, as a step of what happens next; `topic` is one of ours. */
export function AnswerStep({ topic, country }: { topic: string; country: Country }) {
  const inBrowser = useSyncExternalStore(never, () => true, () => false);
  const days = answerDays(topic);
  if (days === null) return null;
  return inBrowser ? <Dated as="feedback-form.next.date" days={days} country={country} /> : <FormattedMessage id="feedback-form.promise.days" values={{ days }} />;
}

/** How long a parcel's damage or loss can be reported: what a sender must not miss. */
function ClaimLimit({ topic, country }: { topic: string; country: Country }) {
  if (topic !== 'DAMAGED' && topic !== 'LOST') return null;
  const { damageDays, lossDays } = claimRule(zonedDay(new Date().toISOString(), COUNTRY_TIME_ZONE[country]));
  return (
    <span className={css.claim}>
      <FormattedMessage id={`feedback-form.claim.${topic}`} values={{ days: topic === 'DAMAGED' ? damageDays : lossDays }} />
    </span>
  );
}

function Dated({ as: id, days, country }: { as: string; days: number; country: Country }) {
  const today = useSyncExternalStore(never, thisMinute, thisMinute);
  return <FormattedMessage id={id} values={{ days, date: <Time key="date" at={new Date(today + days * DAY_MS).toISOString()} zone={COUNTRY_TIME_ZONE[country]} show="long" /> }} />;
}

/** This minute, ms: the same for all readings of a render. */
const thisMinute = (): number => Math.floor(Date.now() / 60_000) * 60_000;
