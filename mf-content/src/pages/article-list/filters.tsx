import { FormattedMessage, marketHref, useGoTo, useIntl, useMarket } from '@amberlane/core';
import type { NewsPage } from '../../news/news-api.ts';
import { Button, Chip, ChipRow, Field, Icon, icons, VisuallyHidden } from '@amberlane/ui';
import { newsAddress, NEWS_PATH, type NewsFilter } from '../../news/news-filter.ts';
import { NewsType } from '../../news/news-type.tsx';
import css from './filters.module.css';

type FiltersProps = Pick<NewsPage, 'types' | 'years'> & { readonly filter: NewsFilter };

/** Kind and year as links, words as a GET form: an address for each choice. Each begins with the first page. */
export function Filters({ filter, types, years }: FiltersProps) {
  const intl = useIntl();
  const label = (id: string): string => intl.formatMessage({ id });
  const to = (changed: Partial<NewsFilter>): string => newsAddress({ ...filter, ...changed, page: 1 });
  return (
    <div className={css.filters}>
      <div className={css.rows}>
        <ChipRow label={label('article-list.filter.type')}>
          <Chip to={to({ type: null })} chosen={filter.type === null} count={types.length > 0 ? types.reduce((all, { count }) => all + count, 0) : undefined}>
            <FormattedMessage id="article-list.filter.all" />
          </Chip>
          {types.map(({ type, count }) => (
            <Chip key={type} to={to({ type })} chosen={filter.type === type} count={count}>
              <NewsType type={type} />
            </Chip>
          ))}
        </ChipRow>
        {years.length > 1 || filter.year !== null ? (
          <ChipRow label={label('article-list.filter.year')}>
            <Chip to={to({ year: null })} chosen={filter.year === null}>
              <FormattedMessage id="article-list.filter.everyYear" />
            </Chip>
            {years.map(({ year, count }) => (
              <Chip key={year} to={to({ year })} chosen={filter.year === year} count={count}>
                {year}
              </Chip>
            ))}
          </ChipRow>
        ) : null}
      </div>
      <Search filter={filter} />
    </div>
  );
}

function Search({ filter }: { filter: NewsFilter }) {
  const market = useMarket();
  const goTo = useGoTo();
  return (
    <form
      role="search"
      action={marketHref(market, NEWS_PATH)}
      method="get"
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        const words = new FormData(event.currentTarget).get('q');
        goTo(newsAddress({ ...filter, search: typeof words === 'string' ? words.trim() : '', page: 1 }));
      }}
    >
      {filter.type === null ? null : <input type="hidden" name="type" value={filter.type.toLowerCase()} />}
      {filter.year === null ? null : <input type="hidden" name="year" value={filter.year} />}
      <Field key={filter.search} name="q" type="search" maxLength={80} defaultValue={filter.search} enterKeyHint="search" dir="auto" className={css.field} label={<VisuallyHidden><FormattedMessage id="article-list.filter.search" /></VisuallyHidden>} />
      <Button type="submit">
        <Icon of={icons.search} />
        <FormattedMessage id="article-list.filter.go" />
      </Button>
    </form>
  );
}
