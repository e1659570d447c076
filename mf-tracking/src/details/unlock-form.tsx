import { useId, useRef, useState, type SubmitEvent } from 'react';
import { FailureText, FormattedMessage } from '@amberlane/core';
import { RULES } from '@amberlane/contract/domain';
import { Button, Field, TextLink } from '@amberlane/ui';
import { isWholePhoneEnd, PHONE_END_DIGITS, readPhoneEnd } from './phone-end.ts';
import type { Details } from './use-details.ts';
import css from './details-card.module.css';

/** Asks for the end of the receiver's phone. `method="dialog"` sends nothing anywhere: the digits never stand in an address. */
export function UnlockForm({ details: { unlock, failure, busy } }: { details: Details }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [tooFew, setTooFew] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // What stands in the field counts, whoever wrote it: autofill on a slow phone tells React nothing.
    const digits = readPhoneEnd(field.current?.value ?? '');
    field.current?.focus();
    setTooFew(!isWholePhoneEnd(digits));
    if (isWholePhoneEnd(digits) && !busy) unlock(digits);
  };
  return (
    <>
      <p>
        <FormattedMessage id="track-details.lead" />
      </p>
      <form method="dialog" noValidate className={css.form} onSubmit={submit}>
        <Field
          ref={field}
          id={id}
          name="phoneLast4"
          code
          required
          inputMode="numeric"
          autoComplete="off"
          maxLength={3 * PHONE_END_DIGITS}
          className={css.field}
          label={<FormattedMessage id="track-details.digits" values={{ digits: PHONE_END_DIGITS }} />}
          hint={<FormattedMessage id="track-details.tries" values={RULES.trackUnlock} />}
          error={tooFew ? <FormattedMessage id="track-details.tooFew" values={{ digits: PHONE_END_DIGITS }} /> : failure && !busy ? <FailureText failure={failure} /> : undefined}
          onChange={({ target }) => {
            target.value = readPhoneEnd(target.value);
            setTooFew(false);
          }}
        />
        <Button type="submit" busy={busy}>
          <FormattedMessage id="track-details.show" />
        </Button>
      </form>
      <noscript>
        <p>
          <FormattedMessage
            id="track-details.noScript"
            values={{
              link: (words) => (
                <TextLink key="contact" to="service/contact-us">
                  {words}
                </TextLink>
              ),
            }}
          />
        </p>
      </noscript>
    </>
  );
}
