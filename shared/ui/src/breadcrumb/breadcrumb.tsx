import type { ReactNode } from 'react';
import { Link } from '@amberlane/core';
import css from './breadcrumb.module.css';

export interface Crumb {
  /** Path of the site; '' is the home page. Left out for a group that has no page of its own. */
  readonly to?: string;
  readonly title: ReactNode;
}

/** The way to a page, ending at it; `label` names the list, `here` the page itself. */
export function Breadcrumb({ label, trail, here }: { label: string; trail: readonly Crumb[]; here: ReactNode }) {
  return (
    <nav aria-label={label} className={css.breadcrumb}>
      <ol role="list">
        {trail.map(({ to, title }, index) => (
          <li key={to ?? `group-${index}`}>{to === undefined ? title : <Link to={to}>{title}</Link>}</li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
