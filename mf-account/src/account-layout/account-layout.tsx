import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage, Link, useIntl, useRoutes } from '@amberlane/core';
import { Breadcrumb, Icon, PageHead, Wrap } from '@amberlane/ui';
import { ACCOUNT_PAGES, type AccountPath } from './account-pages.ts';
import css from './account-layout.module.css';

interface AccountLayoutProps {
  /** Entry of the list under which the page stands. */
  readonly current: AccountPath;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** The page is one further down: the way to it leads over the entry. */
  readonly below?: boolean;
  /** The one call of the page, at the end of its head. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the personal centre: head, the list of its pages (a row that scrolls on phones), and what the page is for. */
export function AccountLayout({ current, title, lead, below = false, action, children }: AccountLayoutProps) {
  const intl = useIntl();
  const entry = ACCOUNT_PAGES.find(({ path }) => path === current);
  const trail = [{ to: '', title: <FormattedMessage id="desk.home" /> }, ...(below && entry ? [{ to: entry.path, title: <FormattedMessage id={entry.title} /> }] : [])];
  return (
    <>
      <PageHead title={title} lead={lead} breadcrumb={<Breadcrumb label={intl.formatMessage({ id: 'desk.trail' })} trail={trail} here={title} />}>
        {action}
      </PageHead>
      <Wrap className={css.layout}>
        <AccountPageList current={current} isHere={!below} />
        <div className={css.page}>{children}</div>
      </Wrap>
    </>
  );
}

function AccountPageList({ current, isHere }: { current: AccountPath; isHere: boolean }) {
  const intl = useIntl();
  const routes = useRoutes();
  const here = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const row = here.current?.closest('ul');
    // Only the row itself scrolls: the reader stays where they are on the page.
    if (row && row.scrollWidth > row.clientWidth) here.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <nav aria-label={intl.formatMessage({ id: 'desk.list' })} className={css.list}>
      <ul role="list">
        {ACCOUNT_PAGES.filter(({ path }) => routes.has(path)).map(({ path, title, icon }) => (
          <li key={path}>
            <Link to={path} className={css.entry} {...(path === current && { 'aria-current': isHere ? ('page' as const) : ('true' as const), ref: here })}>
              <Icon of={icon} />
              <FormattedMessage id={title} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
