import type { ReactNode } from 'react';
import { Link } from '@amberlane/core';
import css from './breadcrumb.module.css';

export interface Crumb {
  /** Path of the site; '' is the home page. Left out for a group that has no page of its own. */
  readonly to?: string;
  readonly title: ReactNode;
}

interface BreadcrumbProps {
  /** Names the list. */
  readonly label: string;
  readonly trail: readonly Crumb[];
  /** The page itself. */
  readonly here: ReactNode;
  /** The name of the page is a whole sentence, which its heading says again: a phone shows the way back alone. */
  readonly brief?: boolean;
}

/** The way to a page, ending at it. */
export function Breadcrumb({ label, trail, here, brief = false }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className={`${css.breadcrumb} ${brief ? css.brief : ''}`}>
      <ol role="list">
        {trail.map(({ to, title }, index) => (
          <li key={to ?? `group-${index}`}>{to === undefined ? title : <Link to={to}>{title}</Link>}</li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
