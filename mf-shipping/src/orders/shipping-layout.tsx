/** A customer's shipping page. */
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { Breadcrumb, CustomerLayout, Drawing, drawings } from '@amberlane/ui';
import { LIST_PATH } from './order-paths.ts';

interface ShippingLayoutProps {
  readonly title: ReactNode;
  /** Calls of the page, in its head. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function ShippingLayout({ title, actions, children }: ShippingLayoutProps) {
  const intl = useIntl();
  return (
    <CustomerLayout
      current={LIST_PATH}
      title={title}
      breadcrumb={<Breadcrumb label={intl.formatMessage({ id: 'my-order.trail' })} trail={[{ to: '', title: <FormattedMessage id="my-order.home" /> }]} here={title} />}
      art={<Drawing of={drawings.parcel} />}
      actions={actions}
      listLabel={intl.formatMessage({ id: 'my-order.nav' })}
    >
      {children}
    </CustomerLayout>
  );
}
