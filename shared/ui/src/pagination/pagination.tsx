import type { ReactNode } from 'react';
import { Link } from '@amberlane/core';
import { Icon } from '../icon/icon.tsx';
import { chevron } from '../icon/icons.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { pageWindow } from './page-window.ts';
import css from './pagination.module.css';

const ELLIPSIS = '…';

interface PaginationProps {
  /** Names the links: pages of what. */
  readonly label: string;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  /** Path of the site of a page, with the filters of the list. */
  readonly to: (page: number) => string;
  readonly previousText: ReactNode;
  readonly nextText: ReactNode;
  /** `Page 3`, in words, for those who hear the number. */
  readonly pageText: (page: number) => ReactNode;
  /** Said instead of a next page where the list ends before its end: too many results, narrow the search. */
  readonly limit?: ReactNode;
}

/** Pages of a list as links: shared, bookmarked, and there without JavaScript. Nothing where one page is all. */
export function Pagination({ label, page, pages, to, previousText, nextText, pageText, limit }: PaginationProps) {
  if (pages < 2) return limit ? <p className={css.limit}>{limit}</p> : null;
  return (
    <nav aria-label={label} className={css.pagination}>
      <ul role="list" className={css.pages}>
        {page > 1 ? (
          <li>
            <Link to={to(page - 1)} rel="prev" className={css.step}>
              <Icon of={chevron} className={css.backwards} />
              <span className={css.stepText}>{previousText}</span>
            </Link>
          </li>
        ) : null}
        {pageWindow(page, pages).map((entry, index) => (
          <li key={entry === 'gap' ? `gap-${index}` : entry} className={entry === page ? undefined : css.other} aria-hidden={entry === 'gap' || undefined}>
            {entry === 'gap' ? ELLIPSIS : <PageLink page={entry} current={entry === page} to={to(entry)} text={pageText(entry)} />}
          </li>
        ))}
        {page < pages ? (
          <li>
            <Link to={to(page + 1)} rel="next" className={css.step}>
              <span className={css.stepText}>{nextText}</span>
              <Icon of={chevron} />
            </Link>
          </li>
        ) : null}
      </ul>
      {limit && page === pages ? <p className={css.limit}>{limit}</p> : null}
    </nav>
  );
}

function PageLink({ page, current, to, text }: { page: number; current: boolean; to: string; text: ReactNode }) {
  return (
    <Link to={to} aria-current={current ? 'page' : undefined} className={css.page}>
      <span aria-hidden="true">{page}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </Link>
  );
}
