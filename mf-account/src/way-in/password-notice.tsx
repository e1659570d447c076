import { FormattedMessage, usePlace } from '@amberlane/core';
import { Notice, TextLink } from '@amberlane/ui';
import { customerApi } from '../api/customer-api.ts';
import { PERSONAL } from '../desk/desk-pages.ts';
import { firstPasswordThen } from './way-in-address.ts';

/** Reminds who came in by a code that the account has no password yet (spec §4); bundle `password-notice`. */
export function PasswordNotice() {
  const place = usePlace();
  const { data } = customerApi.useCustomerQuery(null);
  if (data?.passwordSet !== false) return null;
  return (
    <Notice>
      <p>
        <FormattedMessage
          id="password-notice.text"
          values={{
            set: (words) => (
              <TextLink key="set" to={firstPasswordThen(place, PERSONAL)}>
                {words}
              </TextLink>
            ),
          }}
        />
      </p>
    </Notice>
  );
}
