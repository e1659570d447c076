import { useEffectEvent, useId, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import { FailureText, FormattedMessage, marketHref, useMarket } from '@amberlane/core';
import { RULES } from '@amberlane/contract/domain';
import { Button, Card, Field, TextLink } from '@amberlane/ui';
import type { Decision } from './use-decision.ts';
import css from './delivery-choice.module.css';

const DIGITS = 4;
/** Digits of any keyboard as Latin ones; whatever else was typed is dropped, and so is what is too much. */
const readDigits = (typed: string): string =>
  typed.normalize('NFKC').replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf)).replace(/\D/g, '').slice(0, DIGITS);

/** Asks the recipient for the end of their phone. `method="dialog"` sends nothing anywhere: the digits never stand in an address. */
export function Gate({ waybillNo, decision: { unlock, failure, busy, notSender } }: { waybillNo: string; decision: Decision }) {
  const id = useId();
  const market = useMarket();
  const field = useRef<HTMLInputElement>(null);
  const [digits, setDigits] = useState('');
  const [tooFew, setTooFew] = useState(false);
  // Typed before React took the page over: the next render would take it away.
  const keepTyped = useEffectEvent(() => setDigits(readDigits(field.current?.value ?? '')));
  useLayoutEffect(() => keepTyped(), []);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    field.current?.focus();
    setTooFew(digits.length < DIGITS);
    if (digits.length === DIGITS && !busy) unlock(digits);
  };
  return (
    <Card level={2} title={<FormattedMessage id="delivery-choice.gate.title" />} className={css.gate}>
      <p>
        <FormattedMessage id="delivery-choice.gate.text" />
      </p>
      <form method="dialog" noValidate className={css.gateForm} onSubmit={submit}>
        <Field
          ref={field}
          id={id}
          name="phoneLast4"
          code
          className={css.digits}
          required
          inputMode="numeric"
          autoComplete="off"
          maxLength={3 * DIGITS}
          label={<FormattedMessage id="delivery-choice.gate.digits" />}
          hint={<FormattedMessage id="delivery-choice.gate.hint" values={{ tries: RULES.trackUnlock.tries, hours: RULES.trackUnlock.periodHours }} />}
          error={tooFew ? <FormattedMessage id="delivery-choice.gate.tooFew" /> : failure && !busy ? <FailureText failure={failure} /> : undefined}
          value={digits}
          onChange={({ target }) => {
            setDigits(readDigits(target.value));
            setTooFew(false);
          }}
        />
        <Button type="submit" kind="primary" busy={busy}>
          <FormattedMessage id="delivery-choice.gate.open" />
        </Button>
      </form>
      <p className={css.quiet}>
        {notSender ? (
          <FormattedMessage id="delivery-choice.gate.notSender" />
        ) : (
          <FormattedMessage
            id="delivery-choice.gate.sender"
            values={{
              link: (words) => (
                <TextLink key="sign-in" to={`user-opt/login?return=${encodeURIComponent(marketHref(market, `express/delivery-choice?waybill=${waybillNo}`))}`}>
                  {words}
                </TextLink>
              ),
            }}
          />
        )}
      </p>
    </Card>
  );
}
