import { useMemo } from 'react';
import { FormattedMessage, Link, usePlace, useSelector } from '@amberlane/core';
import { Section } from '../../section/section.tsx';
import { langOf } from '../../news/article-language.ts';
import type { NewsArticle } from '../../news/article-api.ts';
import { newsApi } from '../../news/news-api.ts';
import { NewsDate } from '../../news/news-date.tsx';
import { NEWS_PATH } from '../../news/news-filter.ts';
import { relatedQuery } from './article-load.ts';
import css from './related.module.css';

const SHOWN = 3;

/** Articles of the same kind for the same country; left out when there is no other. */
export function Related({ article: { id, type } }: { article: NewsArticle }) {
  const { country, locale } = usePlace();
  const select = useMemo(() => newsApi.endpoints.news.select(relatedQuery({ type }, { country, locale })), [type, country, locale]);
  const others = (useSelector(select).data?.list ?? []).filter((entry) => entry.id !== id).slice(0, SHOWN);
  if (others.length === 0) return null;
  return (
    <div className={css.related}>
      <Section id="related" ground="soft" title={<FormattedMessage id="article.related" />}>
        <ul role="list" className={css.entries}>
          {others.map((entry) => (
            <li key={entry.id} className={css.entry}>
              <p className={css.day}>
                <NewsDate at={entry.publishTime} />
              </p>
              <h3 className={css.title} {...langOf(entry.language, locale)}>
                <Link to={`${NEWS_PATH}/${entry.id}`} className={css.link}>
                  {entry.title}
                </Link>
              </h3>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
