import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import type { CaptchaPurpose } from '@amberlane/contract/verification';
import { Button } from '../../button/button.tsx';
import { Field } from '../../field/field.tsx';
import { fieldCalls } from '../field-calls.ts';
import type { TextBinding } from '../form/bindings.ts';
import css from './captcha-field.module.css';

interface CaptchaFieldProps {
  readonly purpose: CaptchaPurpose;
  /** Which picture was answered; no field shows it. */
  readonly captchaId: TextBinding;
  readonly code: TextBinding;
  /** Changes when an answer was used up: a picture holds for one answer. */
  readonly used?: number;
  /** Another way for those who can't read pictures, such as the code by mail. */
  readonly alternative?: ReactNode;
  readonly disabled?: boolean;
}

/** Letters of a distorted picture. The picture renews itself before it grows too old, and after each answer. */
export function CaptchaField({ purpose, captchaId, code, used = 0, alternative, disabled }: CaptchaFieldProps) {
  const { onValue, onLeave, ...field } = code;
  const picture = usePicture(purpose, used, captchaId, code);
  return (
    <div className={css.place}>
      <input type="hidden" name={captchaId.name} value={captchaId.value} />
      <Field
        {...field}
        label={<FormattedMessage id="form.captcha.label" />}
        hint={alternative}
        className={css.field}
        disabled={disabled}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={32}
        required
        onChange={(event) => onValue(event.target.value)}
        onBlur={onLeave}
      />
      <div className={css.picture} aria-busy={picture.loading || undefined}>
        <Picture {...picture} />
      </div>
      <Button className={css.refresh} kind="quiet" disabled={disabled} busy={picture.loading} onClick={picture.renew}>
        <FormattedMessage id="form.captcha.refresh" />
      </Button>
    </div>
  );
}

interface PictureState {
  readonly image: string | null;
  readonly loading: boolean;
  readonly failed: boolean;
}

function Picture({ image, failed }: PictureState) {
  const intl = useIntl();
  if (failed) {
    return (
      <p role="alert" className={css.words}>
        <FormattedMessage id="form.captcha.failed" />
      </p>
    );
  }
  return image === null ? (
    <p className={css.words}>
      <FormattedMessage id="form.captcha.loading" />
    </p>
  ) : (
    <img src={image} alt={intl.formatMessage({ id: 'form.captcha.image' })} className={css.image} width={120} height={44} />
  );
}

/** Renewed this much before the API forgets it, so that nobody answers a dead picture. */
const MARGIN_SECONDS = 5;

function usePicture(purpose: CaptchaPurpose, used: number, captchaId: TextBinding, code: TextBinding): PictureState & { readonly renew: () => void } {
  const [load, { isLoading, isError }] = fieldCalls.useCaptchaPictureMutation();
  const [image, setImage] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const clear = useEffectEvent(() => {
    if (code.value !== '') code.onValue('');
  });
  const take = useEffectEvent((id: string) => captchaId.onValue(id));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const asked = load({ purpose });
    clear();
    void asked.then(({ data }) => {
      if (!data) return;
      setImage(data.image);
      take(data.captchaId);
      timer = setTimeout(() => setRound((rounds) => rounds + 1), Math.max(10, data.expiresSeconds - MARGIN_SECONDS) * 1000);
    });
    return () => {
      asked.abort();
      clearTimeout(timer);
    };
  }, [load, purpose, used, round]);
  return { image, loading: isLoading, failed: isError && !isLoading, renew: () => setRound((rounds) => rounds + 1) };
}
