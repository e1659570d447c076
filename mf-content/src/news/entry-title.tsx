import type { ReactNode } from 'react';
import { Link, useMarket } from '@amberlane/core';
import { langOf } from './article-language.ts';
import type { NewsEntry } from './news-api.ts';
import { NEWS_PATH } from './news-filter.ts';
import css from './entry-title.module.css';

/** An article in a list: all of the entry leads to it, through the link of its {@link EntryTitle}. */
export function EntryItem({ className = '', children }: { className?: string | undefined; children: ReactNode }) {
  return <li className={`${css.entry} ${className}`}>{children}</li>;
}

/** Its title. */
export function EntryTitle({ entry: { id, title, language }, className }: { entry: NewsEntry; className: string | undefined }) {
  const { locale } = useMarket();
  return (
    <h3 className={className} {...langOf(language, locale)}>
      <Link to={`${NEWS_PATH}/${id}`} className={css.link}>
        {title}
      </Link>
    </h3>
  );
}
