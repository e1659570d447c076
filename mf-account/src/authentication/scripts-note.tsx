import { FormattedMessage } from '@amberlane/core';
import { Notice, TextLink } from '@amberlane/ui';
import { SIGN_IN } from './sign-in-address.ts';

/** Where no script runs: what works there, and who helps. */
export const ScriptsNote = () => (
  <noscript>
    <Notice tone="attention">
      <p>
        <FormattedMessage
          id="way-in.noScript"
          values={{
            signIn: (words) => (
              <TextLink key="sign-in" to={SIGN_IN}>
                {words}
              </TextLink>
            ),
          }}
        />
      </p>
    </Notice>
  </noscript>
);
