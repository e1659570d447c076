import { FormattedMessage, useIntl } from '@amberlane/core';
import { Button, ButtonLink, CallFailed, Notice, Progress } from '@amberlane/ui';
import { BOOK_PATH } from '../../addresses/book-paths.ts';
import { countOf } from './import-state.ts';
import { RowCard } from './row-card.tsx';
import type { Importing } from './use-import.ts';
import { focusOnArrival } from '../../focus-on-arrival.ts';
import css from './import-rows.module.css';

/** What was read, what is to be put right, and what has become of each row. */
export function ImportRows({ importing }: { importing: Importing }) {
  const { rows, progress, failure, send, keepBoth, remove, repair, startAgain } = importing;
  const intl = useIntl();
  const ready = countOf(rows, 'ready');
  const duplicates = rows.filter(({ status }) => status === 'duplicate');
  const undecided = rows.filter(({ findings }) => findings.includes('zeros')).length;
  const counts = { ready, faulty: countOf(rows, 'faulty', 'refused'), added: countOf(rows, 'added'), duplicate: duplicates.length, full: countOf(rows, 'full') };
  return (
    <div className={css.rows}>
      <h2 ref={focusOnArrival} tabIndex={-1} className={css.title}>
        <FormattedMessage id="address-import.rows" values={{ count: rows.length }} />
      </h2>
      <div role="status">
        <ul role="list" className={css.counts}>
          {(['ready', 'faulty', 'added', 'duplicate', 'full'] as const).map((kind) =>
            counts[kind] === 0 ? null : (
              <li key={kind}>
                <FormattedMessage id={`address-import.count.${kind}`} values={{ count: counts[kind] }} />
              </li>
            ),
          )}
        </ul>
      </div>
      {undecided > 0 ? <Zeros count={undecided} onDecide={(restore) => void importing.decideZeros(restore)} /> : null}
      {failure ? (
        <CallFailed error={failure} title={<FormattedMessage id="address-import.failed" />}>
          <p>
            <FormattedMessage id="address-import.failed.text" />
          </p>
        </CallFailed>
      ) : null}
      {progress ? (
        <div>
          <Progress value={progress.done} max={progress.of} label={intl.formatMessage({ id: 'address-import.progress' }, progress)} />
          <p className={css.progress}>
            <FormattedMessage id="address-import.progress" values={progress} />
          </p>
        </div>
      ) : null}
      <div className={css.actions}>
        {ready > 0 ? (
          <Button kind="primary" busy={progress !== null} disabled={undecided > 0} onClick={() => void send()}>
            <FormattedMessage id="address-import.send" values={{ count: ready }} />
          </Button>
        ) : null}
        {duplicates.length > 1 ? (
          <Button busy={progress !== null} onClick={() => void keepBoth(duplicates)}>
            <FormattedMessage id="address-import.keepAll" />
          </Button>
        ) : null}
        {counts.added > 0 ? (
          <ButtonLink to={BOOK_PATH}>
            <FormattedMessage id="address-form.missing.book" />
          </ButtonLink>
        ) : null}
        <Button kind="quiet" onClick={startAgain}>
          <FormattedMessage id="address-import.again" />
        </Button>
      </div>
      <ol role="list" className={css.list}>
        {rows.map((row) => (
          <li key={row.line}>
            <RowCard row={row} busy={progress !== null} onRepair={(values) => repair(row.line, values)} onRemove={() => remove(row.line)} onKeep={() => void keepBoth([row])} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Spreadsheets drop zeros in front of postcodes: whether they are put back is for the reader to say. */
function Zeros({ count, onDecide }: { count: number; onDecide: (restore: boolean) => void }) {
  return (
    <Notice tone="attention">
      <p>
        <FormattedMessage id="address-import.zeros" values={{ count }} />
      </p>
      <div className={css.actions}>
        <Button small onClick={() => onDecide(true)}>
          <FormattedMessage id="address-import.zeros.restore" />
        </Button>
        <Button small kind="quiet" onClick={() => onDecide(false)}>
          <FormattedMessage id="address-import.zeros.leave" />
        </Button>
      </div>
    </Notice>
  );
}
