import { useEffect, useEffectEvent, useState } from 'react';
import type { CaptchaPurpose } from '@amberlane/contract/calls/verification';
import type { CaptchaWork } from '@amberlane/contract/calls/captcha-work';
import { fieldCalls } from '../field-calls.ts';
import type { ContractFormState } from '../form/use-contract-form.ts';

/** What the field fills in: which captcha was answered, which no field shows, and its characters. */
export interface CaptchaAnswer {
  readonly captchaId: string;
  readonly captchaCode: string;
}

/** The part of a form that the field needs. */
export type CaptchaForm<Values extends CaptchaAnswer> = Pick<ContractFormState<Values>, 'values' | 'setValues' | 'text'>;

export interface Captcha {
  /** Data address; null before the first picture. */
  readonly image: string | null;
  /** What may be done instead of reading it; null where only the picture counts. */
  readonly work: CaptchaWork | null;
  /** Whether the picture is asked though the device could answer unasked. */
  readonly pictureFirst: boolean;
  readonly loading: boolean;
  readonly failed: boolean;
  readonly renew: () => void;
}

/** Renewed this much before the API forgets it, so that nobody answers a dead picture. */
const MARGIN_SECONDS = 5;

/** A captcha of the API, its id in the form; another one when `used` changes, before it grows too old, and on demand. */
export function useCaptcha<Values extends CaptchaAnswer>(form: CaptchaForm<Values>, purpose: CaptchaPurpose, used: number): Captcha {
  const [load, { isLoading, isError }] = fieldCalls.useCaptchaPictureMutation();
  const [shown, setShown] = useState<Pick<Captcha, 'image' | 'work' | 'pictureFirst'>>({ image: null, work: null, pictureFirst: false });
  const [round, setRound] = useState(0);
  const clear = useEffectEvent(() => {
    // Not as if it were typed: typing takes away what is said of the field.
    if (form.values.captchaCode !== '') form.setValues((present) => ({ ...present, captchaCode: '' }));
  });
  const take = useEffectEvent((id: string) => form.text('captchaId').onValue(id));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const asked = load({ purpose });
    clear();
    void asked.then(({ data }) => {
      if (!data) return;
      setShown({ image: data.image, work: data.work ?? null, pictureFirst: data.pictureFirst ?? false });
      take(data.captchaId);
      timer = setTimeout(() => setRound((rounds) => rounds + 1), Math.max(10, data.expiresSeconds - MARGIN_SECONDS) * 1000);
    });
    return () => {
      asked.abort();
      clearTimeout(timer);
    };
  }, [load, purpose, used, round]);
  return { ...shown, loading: isLoading, failed: isError && !isLoading, renew: () => setRound((rounds) => rounds + 1) };
}
