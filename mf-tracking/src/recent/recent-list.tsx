import { FormattedMessage, Link, useIntl } from '@amberlane/core';
import { Button, Ltr, RemoveButton } from '@amberlane/ui';
import { trackPath } from '../query/track-query.ts';
import type { Search } from './recent-searches.ts';
import { forgetSearch, forgetSearches, useRecentSearches } from './use-recent-searches.ts';
import css from './recent-list.module.css';

/** The last searches of this device, each a link and each to be erased; nothing before React runs or without any. */
export function RecentList({ className = '' }: { className?: string | undefined }) {
  const searches = useRecentSearches();
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby="track-recent" className={`${css.recent} ${className}`}>
      <div className={css.head}>
        <h2 id="track-recent" className={css.title}>
          <FormattedMessage id="track-recent.title" />
        </h2>
        <Button small kind="quiet" onClick={forgetSearches}>
          <FormattedMessage id="track-recent.eraseAll" />
        </Button>
      </div>
      <ul role="list">
        {searches.map((search) => (
          <Entry key={search.join()} search={search} />
        ))}
      </ul>
      <p className={css.note}>
        <FormattedMessage id="track-recent.note" />
      </p>
    </section>
  );
}

function Entry({ search }: { search: Search }) {
  const intl = useIntl();
  const [first = '', ...others] = search;
  return (
    <li className={css.entry}>
      <Link to={trackPath(search)} className={css.link}>
        <Ltr figures>{first}</Ltr>
        {others.length > 0 ? (
          <span className={css.more}>
            <FormattedMessage id="track-recent.more" values={{ count: others.length }} />
          </span>
        ) : null}
      </Link>
      <RemoveButton name={intl.formatMessage({ id: 'track-recent.erase' }, { number: first })} onRemove={() => forgetSearch(search)} />
    </li>
  );
}
