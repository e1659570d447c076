/** A page of the customer's account: the list of orders, or one that stands beside it. */
import type { ReactNode } from 'react';
import { useIntl } from '@amberlane/core';
import { CustomerLayout, type Crumb } from '@amberlane/ui';
import { ShippingTrail } from './shipping-trail.tsx';

interface AccountPageProps {
  /** Path of the page, as it stands in the list of the customer's pages. */
  readonly path: string;
  /** The page is another one than that entry leads to, and stands under it. */
  readonly isPart?: boolean;
  /** The entry of that list, when the page is one further down. */
  readonly above?: Crumb;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** A `<Drawing />` at the end of the head. */
  readonly art?: ReactNode;
  /** Calls of the page, in its head. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function AccountPage({ path, isPart = false, above, title, children, ...head }: AccountPageProps) {
  const intl = useIntl();
  return (
    <CustomerLayout current={path} below={isPart || above !== undefined} title={title} breadcrumb={<ShippingTrail here={title} above={above} />} listLabel={intl.formatMessage({ id: 'shipping-trail.nav' })} {...head}>
      {children}
    </CustomerLayout>
  );
}
