import { RULES } from '@amberlane/contract/domain';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { Section } from '../../section/section.tsx';
import { PUSH_SAMPLE } from './push-sample.ts';
import css from './page.module.css';

const PROMISES = ['each', 'repeat', 'order', 'clock'] as const;

/** What a sender of events may rely on, beside a request as it is written. */
export function PushedEvents() {
  const sample = useIntl().formatMessage({ id: 'access.push.sample' });
  const { maxEvents, aheadMinutes } = RULES.push;
  return (
    <Section
      id="push"
      ground="soft"
      title={<FormattedMessage id="access.push.title" />}
      lead={<FormattedMessage id="access.push.lead" values={{ maxEvents }} />}
    >
      <div className={css.push}>
        <ul role="list" className={css.promises}>
          {PROMISES.map((promise) => (
            <li key={promise}>
              <FormattedMessage id={`access.push.${promise}`} values={{ aheadMinutes }} />
            </li>
          ))}
        </ul>
        <pre dir="ltr" lang="en" className={css.sample} role="group" aria-label={sample}>
          <code>{PUSH_SAMPLE}</code>
        </pre>
      </div>
    </Section>
  );
}
