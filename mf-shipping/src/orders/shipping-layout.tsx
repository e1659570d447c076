/** Head of a customer's shipping page and the list of pages beside it (a row that scrolls on phones). */
import type { ReactNode } from 'react';
import { FormattedMessage, Link, useIntl, useRoutes } from '@amberlane/core';
import { Breadcrumb, Icon, icons, PageHead, Wrap, type IconDrawing } from '@amberlane/ui';
import { LIST_PATH } from './order-paths.ts';
import css from './shipping-layout.module.css';

const PAGES: readonly { readonly path: string; readonly title: string; readonly icon: IconDrawing }[] = [
  { path: LIST_PATH, title: 'my-order.title', icon: icons.parcel },
  { path: 'express/presend-package', title: 'my-order.nav.presend', icon: icons.warehouse },
  { path: 'express/cod', title: 'my-order.nav.cod', icon: icons.wallet },
  { path: 'express/platform', title: 'my-order.nav.platform', icon: icons.code },
  { path: 'user-opt/personal/addresses', title: 'my-order.nav.addresses', icon: icons.book },
  { path: 'user-opt/personal', title: 'my-order.nav.account', icon: icons.user },
];

interface ShippingLayoutProps {
  readonly title: ReactNode;
  /** Calls of the page, in its head. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function ShippingLayout({ title, actions, children }: ShippingLayoutProps) {
  const intl = useIntl();
  const routes = useRoutes();
  const trail = <Breadcrumb label={intl.formatMessage({ id: 'my-order.trail' })} trail={[{ to: '', title: <FormattedMessage id="my-order.home" /> }]} here={title} />;
  return (
    <>
      <PageHead title={title} breadcrumb={trail}>
        {actions}
      </PageHead>
      <Wrap className={css.layout}>
        <nav aria-label={intl.formatMessage({ id: 'my-order.nav' })} className={css.list}>
          <ul role="list">
            {PAGES.filter(({ path }) => routes.has(path)).map(({ path, title: name, icon }) => (
              <li key={path}>
                <Link to={path} className={css.entry} aria-current={path === LIST_PATH ? 'page' : undefined}>
                  <Icon of={icon} />
                  <FormattedMessage id={name} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.page}>{children}</div>
      </Wrap>
    </>
  );
}
