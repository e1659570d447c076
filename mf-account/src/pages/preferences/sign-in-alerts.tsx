import { FormattedMessage } from '@amberlane/core';
import { RuledSection, StatusMark, TextLink } from '@amberlane/ui';
import { SECURITY } from '../../account-layout/account-pages.ts';
import css from './preferences.module.css';

/** Turned on and off among what protects the account, not saved with the choices above. */
export const SignInAlerts = ({ on }: { on: boolean }) => (
  <RuledSection title={<FormattedMessage id="preferences.signInAlert" />}>
    <p>
      <StatusMark status={on ? 'delivered' : 'neutral'}>
        <FormattedMessage id={on ? 'preferences.signInAlert.on' : 'preferences.signInAlert.off'} />
      </StatusMark>
    </p>
    <p className={css.text}>
      <FormattedMessage
        id="preferences.signInAlert.hint"
        values={{
          security: (words) => (
            <TextLink key="security" to={SECURITY}>
              {words}
            </TextLink>
          ),
        }}
      />
    </p>
  </RuledSection>
);
