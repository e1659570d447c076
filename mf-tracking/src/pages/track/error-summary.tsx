import { FormattedMessage } from '@amberlane/core';
import { Notice } from '@amberlane/ui';
import type { NumberEntry } from '../../query/use-number-entry.ts';
import { RefusalText } from '../../query/refusal-text.tsx';
import css from './error-summary.module.css';

type Props = NonNullable<NumberEntry['refused']> & {
  readonly fieldId: string;
  /** Goes to the field once React runs; before, the link does. */
  readonly onGo: () => void;
};

/** What keeps the query from being sent, above the form, with a link to the field. */
export function ErrorSummary({ refusal, list, fieldId, onGo }: Props) {
  return (
    <div className={css.summary}>
      <Notice tone="attention" role="alert">
        <h2 className={css.title}>
          <FormattedMessage id="track.errors.title" />
        </h2>
        <a
          href={`#${fieldId}`}
          onClick={(event) => {
            event.preventDefault();
            onGo();
          }}
        >
          <RefusalText refusal={refusal} list={list} />
        </a>
      </Notice>
    </div>
  );
}
