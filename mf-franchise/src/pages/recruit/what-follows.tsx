import { RULES } from '@amberlane/contract/domain';
import { FormattedMessage } from '@amberlane/core';
import { TextLink, Wrap } from '@amberlane/ui';
import { keptMonths } from '../../jobs/kept-months.ts';
import css from './what-follows.module.css';

/** What becomes of an application: how it is sent, when we answer, how long we keep it. */
export function WhatFollows() {
  const { answerDays } = RULES.recruiting;
  const steps = [
    { id: 'send', values: {} },
    { id: 'answer', values: { days: answerDays } },
    { id: 'kept', values: { months: keptMonths() } },
  ] as const;
  return (
    <section aria-labelledby="what-follows" className={css.band}>
      <Wrap>
        <h2 id="what-follows">
          <FormattedMessage id="recruit.follows.title" />
        </h2>
        <ol role="list" className={css.steps}>
          {steps.map(({ id, values }, index) => (
            <li key={id} className={css.step}>
              <span className={css.number} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3 className={css.title}>
                  <FormattedMessage id={`recruit.follows.${id}.title`} />
                </h3>
                <p className={css.text}>
                  <FormattedMessage id={`recruit.follows.${id}.text`} values={values} />
                </p>
                {id === 'answer' ? (
                  <p>
                    <TextLink to="service/case">
                      <FormattedMessage id="recruit.follows.status" />
                    </TextLink>
                  </p>
                ) : null}
              </div>
            </li>
          ))}
        </ol>
      </Wrap>
    </section>
  );
}
