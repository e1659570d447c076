import { useMemo } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { Button, ButtonLink, Icon, icons, TextArea } from '@amberlane/ui';
import { RefusalText } from '../../query/refusal-text.tsx';
import { MAX_NUMBERS, TRACK_PATH } from '../../query/track-query.ts';
import type { NumberEntry } from '../../query/use-number-entry.ts';
import { CapacityMeter } from './capacity-meter.tsx';
import { faultyNumbers } from './faulty-numbers.ts';
import { TableNote } from './table-note.tsx';
import { TypingHints } from './typing-hints.tsx';
import css from './query-form.module.css';

/** The numbers to ask for: a plain GET form, counted and checked while one types once React runs. */
export function QueryForm({ entry }: { entry: NumberEntry }) {
  const intl = useIntl();
  const { list, isDraft, isSettled, refused, busy, form, field, write } = entry;
  // Of a list that is too long anyway only its length is named.
  const isJudged = (!isDraft || isSettled) && !list.tooMany;
  const faults = useMemo(() => (isJudged ? faultyNumbers(list.numbers) : []), [isJudged, list]);
  return (
    <form {...form} aria-label={intl.formatMessage({ id: 'track.form.submit' })} className={css.form}>
      <TextArea
        {...field}
        code
        rows={8}
        autoCapitalize="characters"
        autoComplete="off"
        className={css.field}
        label={<FormattedMessage id="track.form.label" />}
        hint={<FormattedMessage id="track.form.hint" />}
        error={refused ? <RefusalText {...refused} /> : null}
      />
      {list.count === 0 ? null : (
        <div className={css.counted}>
          <CapacityMeter list={list} faults={faults} />
          <p className={css.count}>
            <b className={list.tooMany ? css.over : undefined}>
              <FormattedMessage id="track.form.count" values={{ count: list.count, max: MAX_NUMBERS }} />
            </b>
          </p>
        </div>
      )}
      <TableNote list={list} />
      <div className={css.actions}>
        <Button kind="primary" type="submit" busy={busy}>
          {busy ? null : <Icon of={icons.search} />}
          <FormattedMessage id="track.form.submit" />
        </Button>
        {field.value === '' ? null : (
          <ButtonLink
            to={TRACK_PATH}
            onClick={(event) => {
              event.preventDefault();
              write('');
              field.ref.current?.focus();
            }}
          >
            <FormattedMessage id="track.form.clear" />
          </ButtonLink>
        )}
      </div>
      <TypingHints
        faults={isDraft ? faults : []}
        onTake={(wrong, right) => write(list.numbers.map((number) => (number === wrong ? right : number)).join('\n'))}
      />
    </form>
  );
}
