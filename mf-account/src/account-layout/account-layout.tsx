import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { Breadcrumb, CustomerLayout, Drawing, type Crumb, type DrawingParts } from '@amberlane/ui';
import { OVERVIEW, type AccountPath } from './account-pages.ts';

interface AccountLayoutProps {
  /** Entry of the list under which the page stands. */
  readonly current: AccountPath;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** The entry, when the page is one further down: the way to it leads over the entry. */
  readonly above?: Crumb;
  /** What stands on the lane in the head. */
  readonly art: DrawingParts;
  /** The one call of the page, at the end of its head. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the personal centre. */
export function AccountLayout({ current, title, lead, above, art, action, children }: AccountLayoutProps) {
  const intl = useIntl();
  const trail = [
    { to: '', title: <FormattedMessage id="desk.home" /> },
    ...(current === OVERVIEW ? [] : [{ to: OVERVIEW, title: <FormattedMessage id="desk.list" /> }]),
    ...(above ? [above] : []),
  ];
  return (
    <CustomerLayout
      current={current}
      below={above !== undefined}
      title={title}
      lead={lead}
      breadcrumb={<Breadcrumb label={intl.formatMessage({ id: 'desk.trail' })} trail={trail} here={title} />}
      art={<Drawing of={art} />}
      actions={action}
      listLabel={intl.formatMessage({ id: 'desk.list' })}
    >
      {children}
    </CustomerLayout>
  );
}
