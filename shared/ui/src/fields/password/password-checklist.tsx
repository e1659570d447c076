import { FormattedMessage, useIntl } from '@amberlane/core';
import type { PasswordPolicy } from '@amberlane/contract/domain/password-policy';
import { Icon } from '../../icon/icon.tsx';
import { check } from '../../icon/icons.ts';
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx';
import { passwordParts, passwordStrength, type PasswordStrength } from './password-parts.ts';
import css from './password-checklist.module.css';

const BARS: Readonly<Record<PasswordStrength, number>> = { weak: 1, fair: 2, strong: 3 };

/** What a new password needs, each with a mark once it is there, and how strong the whole is, in a word and a bar. */
export function PasswordChecklist({ typed, policy }: { typed: string; policy: PasswordPolicy }) {
  const intl = useIntl();
  const strength = passwordStrength(typed, policy);
  return (
    <div className={css.below}>
      {typed === '' ? null : (
        <p className={css.strength}>
          <span className={`${css.bars} ${css[strength]}`} aria-hidden="true">
            {['weak', 'fair', 'strong'].map((level, index) => (
              <span key={level} className={index < BARS[strength] ? css.full : css.bar} />
            ))}
          </span>
          <FormattedMessage id="form.password.strength" values={{ level: strength }} />
        </p>
      )}
      <ul className={css.rules} aria-label={intl.formatMessage({ id: 'form.password.rules' })}>
        {passwordParts(typed, policy).map(({ name, met }) => (
          <li key={name} className={met ? css.met : css.open}>
            <span className={css.mark}>{met ? <Icon of={check} /> : null}</span>
            <FormattedMessage id={`form.password.rule.${name}`} />
            <VisuallyHidden>
              <FormattedMessage id={met ? 'form.password.met' : 'form.password.open'} />
            </VisuallyHidden>
          </li>
        ))}
      </ul>
    </div>
  );
}
