import { FormattedMessage } from '@amberlane/core';
import { Ltr } from '@amberlane/ui';
import { MAX_NUMBERS } from '../../query/track-query.ts';
import type { NumberList } from '../../query/number-list.ts';
import css from './table-note.module.css';

/** What became of a pasted table, and of numbers that were given twice. Nothing for a plain list without either; what looks like a number is named instead. */
export function TableNote({ list }: { list: NumberList | null }) {
  if (!list || list.leftOut + list.duplicates === 0) return null;
  const { count, doubtful, duplicates, leftOut, rest } = list;
  return (
    <p className={css.note}>
      {leftOut > doubtful.length ? (
        <span>
          <FormattedMessage id="track.table.found" values={{ count: count + rest }} />
        </span>
      ) : null}
      {doubtful.length > 0 ? (
        <b className={css.rest}>
          <FormattedMessage id="track.table.doubtful" values={{ entries: <Ltr key="entries">{doubtful.join(', ')}</Ltr> }} />
        </b>
      ) : null}
      {rest > 0 ? (
        <b className={css.rest}>
          <FormattedMessage id="track.table.rest" values={{ max: MAX_NUMBERS, rest }} />
        </b>
      ) : null}
      {duplicates > 0 ? (
        <span>
          <FormattedMessage id="track.form.duplicates" values={{ count: duplicates }} />
        </span>
      ) : null}
    </p>
  );
}
