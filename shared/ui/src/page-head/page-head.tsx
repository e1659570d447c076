import type { ReactNode } from 'react';
import { Link } from '@amberlane/core';
import { Wrap } from '../wrap/wrap.tsx';
import css from './page-head.module.css';

export interface Crumb {
  /** Path of the site; '' is the home page. */
  readonly to: string;
  readonly title: ReactNode;
}

/** The way to a page, ending at it; `label` names the list, `here` the page itself. */
export function Breadcrumb({ label, trail, here }: { label: string; trail: readonly Crumb[]; here: ReactNode }) {
  return (
    <nav aria-label={label} className={css.breadcrumb}>
      <ol role="list">
        {trail.map(({ to, title }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}

interface PageHeadProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** A `<Breadcrumb />`. */
  readonly breadcrumb?: ReactNode;
  /** A drawing that stands on the lane at the end side, from 768 px; decoration. */
  readonly art?: ReactNode;
  readonly children?: ReactNode;
}

/** Head of an inner page: it stands on the lane, travelled up to a stop where the page is, expected beyond it. */
export function PageHead({ title, lead, breadcrumb, art, children }: PageHeadProps) {
  return (
    <div className={css.head}>
      <Wrap className={css.inner}>
        <div className={css.text}>
          {breadcrumb}
          <h1 className={css.title}>{title}</h1>
          {lead ? <p className={css.lead}>{lead}</p> : null}
          {children}
        </div>
        {art ? (
          <div className={css.art} aria-hidden="true">
            {art}
          </div>
        ) : null}
      </Wrap>
      <div className={css.lane} aria-hidden="true" />
    </div>
  );
}
