import { useState } from 'react';
import { FormattedMessage, useMarket } from '@amberlane/core';
import { RULES } from '@amberlane/contract/domain';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import { Time } from '@amberlane/ui';
import { answerAt } from '../lead-form/answer-at.ts';
import { Section } from './section.tsx';
import css from './process.module.css';

const STEPS = ['application', 'verification', 'contract', 'opening'] as const;

/** The three steps (spec §4) and the opening, with the days that hold for an application of today, by the calendar of the office. */
export function Process() {
  const { country } = useMarket();
  const zone = COUNTRY_TIME_ZONE[country];
  // The page is kept for a while on the server: the browser writes its own day, `Time` allows for that.
  const [now] = useState(() => Date.now());
  const days = {
    today: <Time key="today" at={new Date(now).toISOString()} zone={zone} show="long" />,
    answer: <Time key="answer" at={answerAt(now, RULES.franchise.answerDays, country)} zone={zone} show="long" />,
  };
  return (
    <Section id="process" title={<FormattedMessage id="join-us.process.title" />}>
      <ol role="list" className={css.steps}>
        {STEPS.map((step) => (
          <li key={step} className={css.step}>
            <h3 className={css.name}>
              <FormattedMessage id={`join-us.process.${step}.name`} />
            </h3>
            <p className={css.text}>
              <FormattedMessage id={`join-us.process.${step}.text`} values={days} />
            </p>
          </li>
        ))}
      </ol>
      <p className={css.note}>
        <FormattedMessage id="join-us.process.note" values={{ code: country, country: <FormattedMessage key="country" id={`shell.country.${country}`} /> }} />
      </p>
    </Section>
  );
}
