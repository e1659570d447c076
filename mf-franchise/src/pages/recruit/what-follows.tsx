import { RULES } from '@amberlane/contract/domain';
import { FormattedMessage } from '@amberlane/core';
import { Wrap } from '@amberlane/ui';
import { keptMonths } from '../../jobs/kept-months.ts';
import css from './what-follows.module.css';

const STEPS = ['send', 'interview', 'decision'] as const;

/** What becomes of an application: how it is sent, when we answer, who decides; below, how long we keep it. */
export function WhatFollows() {
  return (
    <section aria-labelledby="what-follows" className={css.band}>
      <Wrap>
        <h2 id="what-follows">
          <FormattedMessage id="recruit.follows.title" />
        </h2>
        <ol role="list" className={css.steps}>
          {STEPS.map((id, index) => (
            <li key={id} className={css.step}>
              <span className={css.number} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3 className={css.title}>
                  <FormattedMessage id={`recruit.follows.${id}.title`} />
                </h3>
                <p className={css.text}>
                  <FormattedMessage id={`recruit.follows.${id}.text`} values={{ days: RULES.recruiting.answerDays }} />
                </p>
              </div>
            </li>
          ))}
        </ol>
        <p className={css.note}>
          <FormattedMessage id="recruit.follows.kept" values={{ months: keptMonths() }} />
        </p>
      </Wrap>
    </section>
  );
}
