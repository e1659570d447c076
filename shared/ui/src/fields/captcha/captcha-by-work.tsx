import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from '@amberlane/core';
import { WORKING, type CaptchaWork } from '@amberlane/contract/calls/captcha-work';
import { FieldError } from '../../field/field.tsx';
import { Icon } from '../../icon/icon.tsx';
import { check } from '../../icon/icons.ts';
import { Progress } from '../../progress/progress.tsx';
import { useOwnFault } from '../form/own-fault.ts';
import { searchWork } from './search-work.ts';
import type { CaptchaAnswer, CaptchaForm } from './use-captcha.ts';
import css from './captcha-field.module.css';

interface CaptchaByWorkProps<Values extends CaptchaAnswer> {
  readonly form: CaptchaForm<Values>;
  readonly work: CaptchaWork;
}

/** In place of the characters: the device answers, and says how far it is. Begins anew with each captcha. */
export function CaptchaByWork<Values extends CaptchaAnswer>({ form, work }: CaptchaByWorkProps<Values>) {
  const intl = useIntl();
  const answer = useRef<HTMLInputElement>(null);
  const { done, failed } = useWork(form, work);
  const isDone = done === work.parts;
  useOwnFault(answer, isDone ? undefined : intl.formatMessage({ id: failed ? 'form.captcha.workFailed' : 'form.captcha.stillWorking' }));
  const { id, name, value, error } = form.text('captchaCode');
  return (
    <div className={css.byWork}>
      <input type="text" ref={answer} name={name} value={value} hidden onChange={() => undefined} />
      {/* The summary of mistakes leads here. */}
      <p id={id} tabIndex={-1} role="status" className={isDone ? css.done : css.work}>
        {isDone ? <Icon of={check} /> : null}
        {intl.formatMessage({ id: failed ? 'form.captcha.workFailed' : isDone ? 'form.captcha.workDone' : 'form.captcha.working' })}
      </p>
      {isDone ? null : <Progress value={done} max={work.parts} label={intl.formatMessage({ id: 'form.captcha.progress' })} failed={failed} />}
      {error === undefined ? null : <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

interface WorkState {
  /** Captcha that is worked on. */
  readonly captchaId: string;
  readonly done: number;
  readonly failed: boolean;
}

function useWork<Values extends CaptchaAnswer>(form: CaptchaForm<Values>, { parts, zeroBits }: CaptchaWork): WorkState {
  const { captchaId } = form.values;
  const [state, setState] = useState<WorkState>({ captchaId, done: 0, failed: false });
  const begin = useEffectEvent(() => form.setValues((present) => ({ ...present, captchaCode: WORKING })));
  // As if it were typed: what was said of the field before holds no longer.
  const take = useEffectEvent((answer: string) => form.text('captchaCode').onValue(answer));
  useEffect(() => {
    const stop = new AbortController();
    const onPart = (done: number): void => setState({ captchaId, done, failed: false });
    begin();
    searchWork({ captchaId, parts, zeroBits, signal: stop.signal, onPart }).then(
      (answer) => take(answer),
      () => {
        if (!stop.signal.aborted) setState({ captchaId, done: 0, failed: true });
      },
    );
    return () => stop.abort();
  }, [captchaId, parts, zeroBits]);
  return state.captchaId === captchaId ? state : { captchaId, done: 0, failed: false };
}
