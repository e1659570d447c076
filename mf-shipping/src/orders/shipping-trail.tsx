/** The way to a page that stands beside the list of orders, or to one that needs no account, whose readers may have no list. */
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { Breadcrumb } from '@amberlane/ui';
import { LIST_PATH } from './order-paths.ts';

export function ShippingTrail({ here, isOpenToAll = false }: { readonly here: ReactNode; readonly isOpenToAll?: boolean }) {
  const intl = useIntl();
  const trail = [
    { to: '', title: <FormattedMessage id="shipping-trail.home" /> },
    ...(isOpenToAll ? [] : [{ to: LIST_PATH, title: <FormattedMessage id="shipping-trail.orders" /> }]),
  ];
  return <Breadcrumb label={intl.formatMessage({ id: 'shipping-trail.label' })} trail={trail} here={here} />;
}
