import { FormattedMessage, useMarket } from '@amberlane/core';
import { TextLink, Tile, VisuallyHidden } from '@amberlane/ui';
import { Scene } from '@amberlane/ui/pictures';
import { sceneOf } from '../../covers/cover-scenes.ts';
import { coverOf } from '../../covers/covers.ts';
import { EntryItem, EntryTitle } from '../../news/entry-title.tsx';
import { langOf } from '../../news/article-language.ts';
import type { NewsEntry } from '../../news/news-api.ts';
import { isFiltered, newsAddress, type NewsFilter } from '../../news/news-filter.ts';
import { NewsDate } from '../../news/news-date.tsx';
import { NewsType } from '../../news/news-type.tsx';
import css from './entries.module.css';

interface EntriesProps {
  readonly entries: readonly NewsEntry[];
  readonly total: number;
  readonly filter: NewsFilter;
}

/** The articles of one page, with how many there are above them. */
export function Entries({ entries, total, filter }: EntriesProps) {
  const { search, page } = filter;
  const isWhole = !isFiltered(filter);
  const count = search === '' ? <FormattedMessage id="article-list.list" values={{ count: total }} /> : <FormattedMessage id="article-list.found" values={{ count: total, search: <bdi key="search">{search}</bdi> }} />;
  return (
    <section aria-labelledby="articles">
      <div className={isWhole ? undefined : css.head}>
        {/* The chip of all articles shows how many the whole list has. */}
        <h2 id="articles" className={css.count}>
          {isWhole ? <VisuallyHidden>{count}</VisuallyHidden> : count}
        </h2>
        {isWhole ? null : (
          <TextLink to={newsAddress({})}>
            <FormattedMessage id="article-list.filter.clear" />
          </TextLink>
        )}
      </div>
      <ol role="list" className={css.entries}>
        {entries.map((entry, index) => (
          <Entry key={entry.id} entry={entry} leads={index === 0 && isWhole && page === 1} />
        ))}
      </ol>
    </section>
  );
}

/** `leads`: the first of all news, with its whole picture. */
function Entry({ entry, leads }: { entry: NewsEntry; leads: boolean }) {
  const { type, summary, publishTime, cover, pinned, past, countries, language } = entry;
  const { country, locale } = useMarket();
  return (
    <EntryItem className={`${css.entry} ${leads ? css.lead : ''}`}>
      <div className={css.facts}>
        {pinned ? (
          <p className={css.pinned}>
            <FormattedMessage id="news.pinned" />
          </p>
        ) : null}
        <p className={css.kind}>
          <NewsType type={type} />
        </p>
        <p>
          <NewsDate at={publishTime} />
        </p>
        {past ? (
          <p className={css.past}>
            <FormattedMessage id="news.past" />
          </p>
        ) : null}
        {countries ? (
          <p className={css.place}>
            <FormattedMessage id={`content.country.${country}`} />
          </p>
        ) : null}
      </div>
      <EntryTitle entry={entry} className={css.title} />
      <p className={css.summary} {...langOf(language, locale)}>
        {summary}
      </p>
      <div className={css.cover}>{leads ? <Scene src={sceneOf(cover)} first /> : <Tile of={coverOf(cover)} />}</div>
    </EntryItem>
  );
}
