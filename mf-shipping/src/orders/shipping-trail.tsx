/** The way to the list of orders, to a page beside it, or to one that needs no account, whose readers may have no list. */
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { Breadcrumb } from '@amberlane/ui';
import { LIST_PATH } from './order-paths.ts';

export function ShippingTrail({ here, beside = true }: { readonly here: ReactNode; readonly beside?: boolean }) {
  const intl = useIntl();
  const trail = [
    { to: '', title: <FormattedMessage id="shipping-trail.home" /> },
    ...(beside ? [{ to: LIST_PATH, title: <FormattedMessage id="shipping-trail.orders" /> }] : []),
  ];
  return <Breadcrumb label={intl.formatMessage({ id: 'shipping-trail.label' })} trail={trail} here={here} />;
}
