import { FormattedMessage } from '@amberlane/core';
import { Notice, TextLink } from '@amberlane/ui';
import { customerApi } from '../api/customer-api.ts';
import { FIRST_PASSWORD } from './way-in-address.ts';

/** Reminds who came in by a code that the account has no password yet (spec §4); bundle `password-notice`. */
export function PasswordNotice() {
  const { data } = customerApi.useCustomerQuery(null);
  if (data?.passwordSet !== false) return null;
  return (
    <Notice>
      <p>
        <FormattedMessage
          id="password-notice.text"
          values={{
            set: (words) => (
              <TextLink key="set" to={FIRST_PASSWORD}>
                {words}
              </TextLink>
            ),
          }}
        />
      </p>
    </Notice>
  );
}
