import { useEffect, useEffectEvent, useId, useState } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import type { CaptchaPurpose } from '@amberlane/contract/calls/verification';
import { Button } from '../../button/button.tsx';
import { Field } from '../../field/field.tsx';
import type { CaptchaByWork } from './captcha-by-work.tsx';
import { useCaptcha, type Captcha, type CaptchaAnswer, type CaptchaForm } from './use-captcha.ts';
import css from './captcha-field.module.css';

interface CaptchaFieldProps<Values extends CaptchaAnswer> {
  readonly form: CaptchaForm<Values>;
  readonly purpose: CaptchaPurpose;
  /** Changes when an answer was used up: a captcha holds for one answer. */
  readonly used?: number;
  /** The device answers unasked where it may; the picture is the other way. */
  readonly byWork?: boolean;
  readonly disabled?: boolean;
}

/**
 * Letters of a distorted picture; or, for those who can't see it, some seconds of computing by their device. The captcha
 * renews itself before it grows too old, and after each answer; a new one empties the field, and what was wrong with
 * the last answer stays to be read until there is another.
 */
export function CaptchaField<Values extends CaptchaAnswer>({ form, purpose, used = 0, byWork = false, disabled }: CaptchaFieldProps<Values>) {
  const captcha = useCaptcha(form, purpose, used);
  const title = useId();
  /** What answers instead of the picture, fetched by those who ask for it; null for the picture. */
  const [ByWork, setByWork] = useState<typeof CaptchaByWork | null>(null);
  const [unfetched, setUnfetched] = useState(false);
  /** Whether the part that answers unasked is still to come. */
  const [isComing, setComing] = useState(byWork);
  const swap = async (): Promise<void> => {
    const part = ByWork ? null : await import('./captcha-by-work.tsx').catch(() => undefined);
    setUnfetched(part === undefined);
    setComing(false);
    if (part === undefined) return;
    form.setValues((present) => ({ ...present, captchaCode: '' }));
    setByWork(() => part?.CaptchaByWork ?? null);
  };
  const begin = useEffectEvent(() => void swap());
  const hasWork = captcha.work !== null && !captcha.pictureFirst;
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- what answers is fetched first, and shown when it is there
    if (byWork && hasWork) begin();
  }, [byWork, hasWork]);
  if (isComing && !captcha.failed && (hasWork || captcha.image === null)) {
    return (
      <p role="status" className={css.work}>
        <FormattedMessage id="form.captcha.working" />
      </p>
    );
  }
  const isByWork = ByWork !== null && captcha.work !== null;
  return (
    <div className={css.place} {...(!isByWork && { role: 'group', 'aria-labelledby': title })}>
      {isByWork ? null : (
        <p id={title} className={css.title}>
          <FormattedMessage id="form.captcha.title" />
        </p>
      )}
      <input type="hidden" name="captchaId" value={form.values.captchaId} />
      {ByWork && captcha.work ? <ByWork form={form} work={captcha.work} /> : <Picture {...captcha} />}
      <div className={css.ways}>
        {isByWork ? null : (
          <Button className={css.way} kind="quiet" disabled={disabled} busy={captcha.loading} onClick={captcha.renew}>
            <FormattedMessage id="form.captcha.refresh" />
          </Button>
        )}
        {captcha.work ? (
          <Button className={css.way} kind="quiet" disabled={disabled} onClick={() => void swap()}>
            <FormattedMessage id={ByWork ? 'form.captcha.byPicture' : 'form.captcha.byWork'} />
          </Button>
        ) : null}
      </div>
      {isByWork ? null : <Characters form={form} disabled={disabled} />}
      {unfetched ? (
        <p role="alert" className={css.words}>
          <FormattedMessage id="form.captcha.workFailed" />
        </p>
      ) : null}
    </div>
  );
}

interface CharactersProps<Values extends CaptchaAnswer> {
  readonly form: CaptchaForm<Values>;
  readonly disabled: boolean | undefined;
}

function Characters<Values extends CaptchaAnswer>({ form, disabled }: CharactersProps<Values>) {
  const { onValue, onLeave, ...field } = form.text('captchaCode');
  return (
    <Field
      {...field}
      label={<FormattedMessage id="form.captcha.label" />}
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
  );
}

const Picture = (captcha: Captcha) => (
  <div className={css.picture} aria-busy={captcha.loading || undefined}>
    <Image {...captcha} />
  </div>
);

function Image({ image, failed }: Captcha) {
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
