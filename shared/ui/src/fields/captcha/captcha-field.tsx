import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import type { CaptchaPurpose } from '@amberlane/contract/verification';
import { Button } from '../../button/button.tsx';
import { Field } from '../../field/field.tsx';
import { fieldCalls } from '../field-calls.ts';
import type { ContractFormState } from '../form/use-contract-form.ts';
import css from './captcha-field.module.css';

/** What the field fills in: which picture was answered, which no field shows, and its characters. */
interface Answer {
  readonly captchaId: string;
  readonly captchaCode: string;
}

/** The part of a form that the field needs. */
export type CaptchaForm<Values extends Answer> = Pick<ContractFormState<Values>, 'values' | 'setValues' | 'text'>;

interface CaptchaFieldProps<Values extends Answer> {
  readonly form: CaptchaForm<Values>;
  readonly purpose: CaptchaPurpose;
  /** Changes when an answer was used up: a picture holds for one answer. */
  readonly used?: number;
  /** Another way for those who can't read pictures, such as the code by mail. */
  readonly alternative?: ReactNode;
  readonly disabled?: boolean;
}

/**
 * Letters of a distorted picture. The picture renews itself before it grows too old, and after each answer; a new one
 * empties the field, and what was wrong with the last answer stays to be read until there is another.
 */
export function CaptchaField<Values extends Answer>({ form, purpose, used = 0, alternative, disabled }: CaptchaFieldProps<Values>) {
  const { onValue, onLeave, ...field } = form.text('captchaCode');
  const picture = usePicture(form, purpose, used);
  return (
    <div className={css.place}>
      <input type="hidden" name="captchaId" value={form.values.captchaId} />
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

function usePicture<Values extends Answer>(form: CaptchaForm<Values>, purpose: CaptchaPurpose, used: number): PictureState & { readonly renew: () => void } {
  const [load, { isLoading, isError }] = fieldCalls.useCaptchaPictureMutation();
  const [image, setImage] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const clear = useEffectEvent(() => {
    // Not as if it were typed: typing takes away what is said of the field.
    if (form.values.captchaCode !== '') form.setValues({ ...form.values, captchaCode: '' });
  });
  const take = useEffectEvent((id: string) => form.text('captchaId').onValue(id));
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
