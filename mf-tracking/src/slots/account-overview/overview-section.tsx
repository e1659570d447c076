import { useState, type ReactNode } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { Button, CallFailed, ListState, listStateOf, RuledSection } from '@amberlane/ui';
import css from './account-overview.module.css';

interface OverviewSectionProps<Entry> {
  readonly title: ReactNode;
  /** At the end of the heading's line. */
  readonly aside?: ReactNode;
  /** undefined before the first answer. */
  readonly entries: readonly Entry[] | undefined;
  readonly query: { readonly isLoading: boolean; readonly error?: unknown; readonly refetch: () => unknown };
  readonly failed: ReactNode;
  readonly empty: ReactNode;
  readonly row: (entry: Entry) => ReactNode;
  /** Below the list, once all of it is shown. */
  readonly more?: ReactNode;
}

/** Rows that are shown at first: the start page has other parts. */
const FIRST = 5;

/** A part of the start page: the first rows of a list under its heading, the others at a press. */
export function OverviewSection<Entry>({ title, aside, entries, query, failed, empty, row, more }: OverviewSectionProps<Entry>) {
  const [isWhole, setWhole] = useState(false);
  const count = entries?.length;
  const shown = isWhole ? entries : entries?.slice(0, FIRST);
  return (
    <RuledSection title={title} aside={aside ? <p className={css.aside}>{aside}</p> : null}>
      <ListState
        state={listStateOf({ loading: query.isLoading, failed: query.error !== undefined, count })}
        error={<CallFailed error={query.error} title={failed} onRetry={() => void query.refetch()} />}
        empty={<p className={css.none}>{empty}</p>}
      >
        <ul role="list" className={css.list}>
          {shown?.map(row)}
        </ul>
      </ListState>
      {shown && count !== undefined && shown.length < count ? (
        <div>
          <Button small onClick={() => setWhole(true)}>
            <FormattedMessage id="tracking-overview.all" values={{ count }} />
          </Button>
        </div>
      ) : (
        more
      )}
    </RuledSection>
  );
}
