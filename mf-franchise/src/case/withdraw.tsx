import { useState } from 'react';
import { FailureText, FormattedMessage, type CallFailure } from '@amberlane/core';
import { Button, Dialog, Notice, TextArea } from '@amberlane/ui';
import { caseCalls, failureOf, type CaseKey } from './case-calls.ts';
import type { CaseDesk } from './use-case.ts';
import css from './case.module.css';

const MOST_CHARACTERS = 1000;

/** Ends the case after a second question, which says what is deleted. */
export function Withdraw({ caseKey, act }: { caseKey: CaseKey; act: CaseDesk['act'] }) {
  const [withdraw, { isLoading }] = caseCalls.useWithdrawCaseMutation();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const confirm = async (): Promise<void> => {
    setFailure(null);
    const refused = await act('withdraw', withdraw({ ...caseKey, reason }));
    if (refused) setFailure(failureOf(refused.error));
    else setAsking(false);
  };
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        <FormattedMessage id="case.withdraw" />
      </Button>
      <Dialog
        kind="confirm"
        open={asking}
        onClose={() => setAsking(false)}
        title={<FormattedMessage id="case.withdraw.title" />}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>
              <FormattedMessage id="case.withdraw.keep" />
            </Button>
            <Button kind="danger" busy={isLoading} onClick={() => void confirm()}>
              <FormattedMessage id="case.withdraw.confirm" />
            </Button>
          </>
        }
      >
        <div className={css.stack}>
          <p>
            <FormattedMessage id="case.withdraw.text" />
          </p>
          <TextArea
            name="reason"
            rows={2}
            maxLength={MOST_CHARACTERS}
            dir="auto"
            label={<FormattedMessage id="case.withdraw.reason" />}
            note={<FormattedMessage id="form.optional" />}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          {failure ? (
            <Notice tone="attention" role="alert">
              <FailureText failure={failure} />
            </Notice>
          ) : null}
        </div>
      </Dialog>
    </>
  );
}
