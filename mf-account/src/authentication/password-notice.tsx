import { FormattedMessage, useMarket } from '@amberlane/core';
import { Notice, TextLink } from '@amberlane/ui';
import { customerApi } from '../api/customer-api.ts';
import { PERSONAL } from '../account-layout/account-pages.ts';
import { firstPasswordThen } from './sign-in-address.ts';

/** Reminds who came in by a code that the account has no password yet (spec §4); bundle `password-notice`. */
export function PasswordNotice() {
  const market = useMarket();
  const { data } = customerApi.useCustomerQuery(null);
  if (data?.passwordSet !== false) return null;
  return (
    <Notice>
      <p>
        <FormattedMessage
          id="password-notice.text"
          values={{
            set: (words) => (
              <TextLink key="set" to={firstPasswordThen(market, PERSONAL)}>
                {words}
              </TextLink>
            ),
          }}
        />
      </p>
    </Notice>
  );
}
