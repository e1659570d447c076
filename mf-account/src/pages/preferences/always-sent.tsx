import { FormattedMessage } from '@amberlane/core';
import { RuledSection } from '@amberlane/ui';
import css from './preferences.module.css';

const ALWAYS = ['codes', 'security', 'orders', 'decisions'] as const;

/** What is sent whatever the customer chose, so that nobody looks for its box. */
export const AlwaysSent = () => (
  <RuledSection title={<FormattedMessage id="preferences.always" />}>
    <dl className={css.facts}>
      {ALWAYS.map((one) => (
        <div key={one}>
          <dt>
            <FormattedMessage id={`preferences.always.${one}`} />
          </dt>
          <dd>
            <FormattedMessage id={`preferences.always.${one}.text`} />
          </dd>
        </div>
      ))}
    </dl>
  </RuledSection>
);
