import { useEffect, useState, type ReactNode } from 'react';
import { FormattedMessage, type CallFailure } from '@amberlane/core';
import { foldDigits } from '@amberlane/contract/domain/digits';
import { Button } from '../../button/button.tsx';
import { Field } from '../../field/field.tsx';
import type { TextBinding } from '../form/bindings.ts';
import { refusalOf, type Outcome } from '../form/call-refusal.ts';
import { FormNotice } from '../form/form-notice.tsx';
import { useCountdown } from './use-countdown.ts';
import css from './code-field.module.css';

const DIGITS = 6;

/** Answer of the API to a code that was asked for, in seconds. */
interface CodeSent {
  readonly resendSeconds: number;
  readonly expiresSeconds: number;
}

interface CodeFieldProps extends TextBinding {
  readonly label?: ReactNode;
  readonly hint?: ReactNode;
  /** Sends a code; an RTK mutation. Without it the code was sent by something else. */
  readonly send?: () => PromiseLike<Outcome & { readonly data?: CodeSent | undefined }>;
  /** The code that something else has already sent. */
  readonly sent?: CodeSent;
  readonly disabled?: boolean;
}

/** A code of six digits from a mail or text message, with the button that sends it; says why a code could not be sent. */
export function CodeField({ label, hint, error, value, send, sent, disabled, onValue, onLeave, ...field }: CodeFieldProps) {
  const { answer, failure, busy, wait, expired, ask } = useCodeSending(send, sent);
  return (
    <div className={css.place}>
      <Field
        {...field}
        label={label ?? <FormattedMessage id="form.code.label" />}
        hint={hint ?? <FormattedMessage id="form.code.hint" />}
        error={error ?? (expired ? <FormattedMessage id="form.code.expired" /> : undefined)}
        className={css.field}
        value={value}
        disabled={disabled}
        code
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        onChange={(event) => onValue(foldDigits(event.target.value).replace(/\D/g, '').slice(0, DIGITS))}
        onBlur={onLeave}
      />
      {send ? (
        <Button className={css.send} busy={busy} disabled={disabled} aria-disabled={wait > 0 || undefined} onClick={() => void ask()}>
          <SendLabel wait={wait} again={answer !== null} />
        </Button>
      ) : null}
      <p role="status" className={css.status}>
        {answer && !expired ? <FormattedMessage id="form.code.sent" values={{ minutes: Math.max(1, Math.round(answer.expiresSeconds / 60)) }} /> : null}
      </p>
      {failure ? (
        <div className={css.failure}>
          <FormNotice failure={failure} />
        </div>
      ) : null}
    </div>
  );
}

function SendLabel({ wait, again }: { wait: number; again: boolean }) {
  if (wait > 0) return <FormattedMessage id="form.code.wait" values={{ seconds: wait }} />;
  return <FormattedMessage id={again ? 'form.code.again' : 'form.code.send'} />;
}

interface Sending {
  readonly answer: CodeSent;
  /** `performance.now()` when the answer came. */
  readonly at: number;
}

function useCodeSending(send: CodeFieldProps['send'], sent: CodeSent | undefined) {
  const [sending, setSending] = useState<Sending | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const begin = (answer: CodeSent): void => setSending({ answer, at: performance.now() });
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the moment is one of the browser’s clock, which a render must not read
    if (sent) setSending({ answer: sent, at: performance.now() });
  }, [sent]);
  const wait = useCountdown(sending && sending.at + sending.answer.resendSeconds * 1000) ?? 0;
  const left = useCountdown(sending && sending.at + sending.answer.expiresSeconds * 1000);
  const ask = async (): Promise<void> => {
    if (busy || wait > 0 || !send) return;
    setBusy(true);
    setFailure(null);
    try {
      const outcome = await send();
      if (outcome.data) begin(outcome.data);
      setFailure(refusalOf(outcome));
    } catch (error) {
      setFailure(refusalOf({ error: error ?? new Error() }));
    } finally {
      setBusy(false);
    }
  };
  return { answer: sending?.answer ?? null, failure, busy, wait, expired: left === 0, ask };
}
