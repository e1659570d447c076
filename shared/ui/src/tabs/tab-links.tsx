import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from '@amberlane/core';
import css from './tabs.module.css';

export interface TabLink {
  /** Path of the site. */
  readonly to: string;
  readonly title: ReactNode;
  readonly current?: boolean;
}

interface TabLinksProps {
  readonly label: string;
  readonly tabs: readonly TabLink[];
  /** None may be out of sight: phones show five of them as boxes in two lines. */
  readonly boxed?: boolean;
  /** A `<PopoverMenu />` of further pages: the last tab of the row. */
  readonly more?: ReactNode;
}

/** Pages of one area as a row of tabs. Too long for a phone, it scrolls sideways and shows a cut item, so that this is seen. */
export function TabLinks({ label, tabs, boxed = false, more }: TabLinksProps) {
  const here = useRef<HTMLAnchorElement>(null);
  const current = tabs.findIndex((tab) => tab.current);
  useEffect(() => {
    here.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <nav aria-label={label}>
      <ul role="list" className={boxed ? `${css.row} ${css.boxed}` : css.row}>
        {tabs.map(({ to, title }, index) => (
          <li key={to} className={css.item}>
            <Link to={to} className={css.tab} {...(index === current && { 'aria-current': 'page', ref: here })}>
              {title}
            </Link>
          </li>
        ))}
        {more ? <li className={`${css.item} ${css.more}`}>{more}</li> : null}
      </ul>
    </nav>
  );
}
