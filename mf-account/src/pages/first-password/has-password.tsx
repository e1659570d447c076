import { FormattedMessage } from '@amberlane/core';
import { Notice, TextLink } from '@amberlane/ui';

/** Nothing to do here: the account has its password. */
export const HasPassword = ({ back }: { back: string }) => (
  <Notice tone="done" role="status">
    <p>
      <FormattedMessage id="first-password.isSet" />
    </p>
    <p>
      <TextLink href={back}>
        <FormattedMessage id="first-password.goOn" />
      </TextLink>
    </p>
  </Notice>
);
