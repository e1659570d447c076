import { useState, type SubmitEvent } from 'react';
import { ERROR } from '@amberlane/contract/calls';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import { formAction, FormattedMessage, marketHref, useMarket, type CallFailure } from '@amberlane/core';
import { Notice, Time } from '@amberlane/ui';
import { FormNotice, SubmitButton } from '@amberlane/ui/fields';
import { failureIn } from '../../api/beside-field.ts';
import { undoCalls, type Undoable } from './undo-calls.ts';
import { undoPath } from './undo-address.ts';
import css from './undo-form.module.css';

interface UndoFormProps {
  readonly token: string;
  readonly undoable: Undoable;
  /** Refusal of a form that was sent without JavaScript. */
  readonly fault: number | null;
  readonly onDone: () => void;
}

/** What was changed and what undoing it does, with the one button that does it. A plain form until React runs. */
export function UndoForm({ token, undoable: { change, changedAt, until }, fault, onDone }: UndoFormProps) {
  const market = useMarket();
  const zone = COUNTRY_TIME_ZONE[market.country];
  const [undo, { isLoading }] = undoCalls.useUndoChangeMutation();
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const submit = async (): Promise<void> => {
    const answer = await undo({ token });
    setFailure(failureIn(answer));
    if (answer.data) onDone();
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isLoading) void submit();
  };
  return (
    <form method="post" action={formAction('mf-account', 'undo')} onSubmit={onSubmit} className={css.form}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="returnTo" value={marketHref(market, undoPath(token))} />
      <p>
        <FormattedMessage id={`undo.${change}`} values={{ date: <Time key="date" at={changedAt} zone={zone} show="full" /> }} />
      </p>
      <p>
        <FormattedMessage id="undo.effect" />
      </p>
      {failure ? <FormNotice failure={failure} /> : null}
      {fault === null || failure ? null : (
        <Notice tone="attention" role="alert">
          <FormattedMessage id={fault === ERROR.UNDO_ADDRESS_TAKEN ? 'undo.taken' : 'undo.fault'} />
        </Notice>
      )}
      <SubmitButton busy={isLoading}>
        <FormattedMessage id="undo.submit" />
      </SubmitButton>
      <p>
        <FormattedMessage id="undo.keep" values={{ until: <Time key="until" at={until} zone={zone} show="full" /> }} />
      </p>
    </form>
  );
}
