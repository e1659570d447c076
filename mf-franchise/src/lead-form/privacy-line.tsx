import type { ReactNode } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { TextLink } from '@amberlane/ui';
import css from './lead-form.module.css';

/** The words of a message that lead to the privacy policy. */
export const toPolicy = (words: ReactNode) => (
  <TextLink key="policy" to="privacy-policy">
    {words}
  </TextLink>
);

/** What happens with the data, above the button that sends. */
export const PrivacyLine = () => (
  <p className={css.quiet}>
    <FormattedMessage id="lead-form.privacy" values={{ policy: toPolicy }} />
  </p>
);
