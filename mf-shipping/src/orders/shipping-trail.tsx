/** The way to a page of the account, or to one that needs no account, whose readers may have none. */
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { Breadcrumb, type Crumb } from '@amberlane/ui';
import { ACCOUNT_PATH } from './order-paths.ts';

interface ShippingTrailProps {
  readonly here: ReactNode;
  /** The page is one of the account. */
  readonly inAccount?: boolean;
  /** The entry of the account's list, when the page is one further down. */
  readonly above?: Crumb | undefined;
}

export function ShippingTrail({ here, inAccount = true, above }: ShippingTrailProps) {
  const intl = useIntl();
  const trail = [
    { to: '', title: <FormattedMessage id="shipping-trail.home" /> },
    ...(inAccount ? [{ to: ACCOUNT_PATH, title: <FormattedMessage id="shipping-trail.nav" /> }] : []),
    ...(above ? [above] : []),
  ];
  return <Breadcrumb label={intl.formatMessage({ id: 'shipping-trail.label' })} trail={trail} here={here} />;
}
