import type { ReactNode } from 'react';
import { FormattedMessage, useMarket } from '@amberlane/core';
import { TextLink } from '@amberlane/ui';
import { isPageIn } from '../../content/limited-pages.ts';

const PATH = 'cookie';

/** Leads to the list of cookies in the country that has it. */
export function CookiePolicy() {
  const { country } = useMarket();
  if (!isPageIn(PATH, country)) return null;
  return (
    <p>
      <FormattedMessage id="privacy.cookiePolicy" values={{ policy: (chunks: ReactNode) => <TextLink to={PATH}>{chunks}</TextLink> }} />
    </p>
  );
}
