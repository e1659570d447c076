import { useEffect, useRef, type MouseEvent } from 'react';
import { FormattedMessage, type CallFailure } from '@amberlane/core';
import { Button } from '../../button/button.tsx';
import { isUnanswered } from './call-refusal.ts';
import { FormNotice } from './form-notice.tsx';
import css from './form-failure.module.css';

/**
 * Why a form was not accepted, inside of the form. Where nobody judged it, says that nothing typed is lost and offers to
 * send it again; takes the focus then, for the button that was pressed may stick to the edge of a phone far above.
 */
export function FormFailure({ failure }: { readonly failure: CallFailure }) {
  const box = useRef<HTMLDivElement>(null);
  const unanswered = isUnanswered(failure);
  useEffect(() => {
    if (unanswered) box.current?.focus();
  }, [unanswered, failure]);
  return (
    <div ref={box} tabIndex={-1} className={css.failure}>
      <FormNotice failure={failure}>
        {unanswered ? (
          <>
            <p>
              <FormattedMessage id="form.failure.kept" />
            </p>
            <p className={css.again}>
              <Button small onClick={sendAgain}>
                <FormattedMessage id="shell.failure.retry" />
              </Button>
            </p>
          </>
        ) : null}
      </FormNotice>
    </div>
  );
}

/** Presses the form's own button: it shows the sending, and has the focus once this notice is gone. */
function sendAgain({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void {
  const submit = form?.querySelector<HTMLButtonElement>('button[type=submit]');
  submit?.focus();
  form?.requestSubmit(submit);
}
