import type { ReactNode } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { Drawing, drawings } from '@amberlane/ui';
import { AccountPage } from '../account-page.tsx';
import { LIST_PATH } from '../order-paths.ts';
import css from './order-page.module.css';

interface OneOrderPageProps {
  readonly title?: ReactNode;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The page of one order, whatever there is to tell of it, under the list of all. */
export const OneOrderPage = ({ title = <FormattedMessage id="order.title" />, children, ...head }: OneOrderPageProps) => (
  <AccountPage path={LIST_PATH} above={{ to: LIST_PATH, title: <FormattedMessage id="order.list" /> }} title={title} art={<Drawing of={drawings.parcel} />} {...head}>
    <div className={css.layout}>{children}</div>
  </AccountPage>
);
