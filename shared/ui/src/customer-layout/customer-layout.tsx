import { useId, useState, type ReactNode } from 'react';
import { Link, useHostService } from '@amberlane/core';
import { Icon } from '../icon/icon.tsx';
import { down, menu, type IconDrawing } from '../icon/icons.ts';
import { PageHead } from '../page-head/page-head.tsx';
import { Wrap } from '../wrap/wrap.tsx';
import css from './customer-layout.module.css';

export interface CustomerPage {
  /** Under `/{lang}`. */
  readonly path: string;
  /** In the reader's language. */
  readonly title: string;
  readonly icon?: IconDrawing;
  /** Heading that it stands under, with its neighbours of the same heading. */
  readonly group?: string;
}

declare module '@amberlane/core' {
  interface HostServices {
    /** Gives the pages that the remotes have put into the list of a customer's pages (place `account/pages` of their menus). */
    'customer-pages': (show: (pages: readonly CustomerPage[]) => ReactNode) => ReactNode;
  }
}

interface CustomerLayoutProps {
  /** Path of the entry under which the page stands. */
  readonly current: string;
  /** The page is one further down than its entry. */
  readonly below?: boolean;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly breadcrumb: ReactNode;
  /** A `<Drawing />` at the end of the head. */
  readonly art?: ReactNode;
  /** Calls of the page, in its head. */
  readonly actions?: ReactNode;
  /** Name of the list of pages. */
  readonly listLabel: string;
  readonly children: ReactNode;
}

/** A page for a signed-in customer: head, the list of the customer's pages (folded on phones), and the page itself. */
export function CustomerLayout({ current, below = false, title, lead, breadcrumb, art, actions, listLabel, children }: CustomerLayoutProps) {
  const customerPages = useHostService('customer-pages');
  return (
    <>
      <PageHead low title={title} lead={lead} breadcrumb={breadcrumb} art={art}>
        {actions}
      </PageHead>
      <Wrap className={css.layout}>
        {customerPages?.((pages) => <PageList pages={pages} current={current} isHere={!below} label={listLabel} />)}
        <div className={css.page}>{children}</div>
      </Wrap>
    </>
  );
}

interface PageListProps {
  readonly pages: readonly CustomerPage[];
  readonly current: string;
  readonly isHere: boolean;
  readonly label: string;
}

/** Below 1000 px the list is folded under the entry that is shown. */
function PageList({ pages, current, isHere, label }: PageListProps) {
  const id = useId();
  // Another page is there: what was opened to go to it is done.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === current;
  const here = pages.find(({ path }) => path === current);
  return (
    <nav aria-label={label} className={css.list}>
      <button type="button" className={css.fold} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpenOn(isOpen ? null : current)}>
        <Icon of={here?.icon ?? menu} />
        <span className={css.name}>
          {here ? (
            <>
              <span className={css.heading}>{label} </span>
              {here.title}
            </>
          ) : (
            label
          )}
        </span>
        <Icon of={down} className={css.chevron} />
      </button>
      <div id={id} className={`${css.groups} ${isOpen ? css.open : ''}`}>
        {groupsOf(pages).map(({ title: heading, entries }) => (
          <PageGroup key={heading ?? ''} heading={heading}>
            {entries.map(({ path, title, icon }) => (
              <li key={path}>
                <Link to={path} className={css.entry} {...(path === current && { 'aria-current': isHere ? ('page' as const) : ('true' as const) })}>
                  {icon ? <Icon of={icon} /> : null}
                  {title}
                </Link>
              </li>
            ))}
          </PageGroup>
        ))}
      </div>
    </nav>
  );
}

function PageGroup({ heading, children }: { heading: string | undefined; children: ReactNode }) {
  const id = useId();
  if (heading === undefined) return <ul role="list">{children}</ul>;
  return (
    <div>
      <p id={id} className={css.heading}>
        {heading}
      </p>
      <ul role="list" aria-labelledby={id}>
        {children}
      </ul>
    </div>
  );
}

/** Entries by their heading, in the order in which headings first come up. */
const groupsOf = (pages: readonly CustomerPage[]) =>
  [...Map.groupBy(pages, ({ group }) => group)].map(([title, entries]) => ({ title, entries }));
