import { FormattedMessage } from '@amberlane/core';
import { claimRule } from '@amberlane/contract/domain';
import { COUNTRY_TIME_ZONE, type Country } from '@amberlane/contract/site';
import { zonedDay } from '@amberlane/ui';
import { AnswerDay } from '../lead-form/answer-day.tsx';
import { ANSWER_RANGE, answerDays } from './feedback-values.ts';
import css from './feedback.module.css';

/** Until when we answer feedback on this topic, as the hint of its field. */
export function AnswerPromise({ topic, country }: { topic: string; country: Country }) {
  const days = answerDays(topic);
  return (
    <span role="status">
      {days === null ? (
        <FormattedMessage id="feedback-form.promise.open" values={ANSWER_RANGE} />
      ) : (
        <AnswerDay as="feedback-form.promise.date" days={days} country={country}>
          <FormattedMessage id="feedback-form.promise.days" values={{ days }} />
        </AnswerDay>
      )}
      <ClaimLimit topic={topic} country={country} />
    </span>
  );
}

/** By when the answer comes, as a step of what happens next; `topic` is one of ours. */
export function AnswerStep({ topic, country }: { topic: string; country: Country }) {
  const days = answerDays(topic);
  if (days === null) return null;
  return (
    <AnswerDay as="feedback-form.next.date" days={days} country={country}>
      <FormattedMessage id="feedback-form.promise.days" values={{ days }} />
    </AnswerDay>
  );
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
