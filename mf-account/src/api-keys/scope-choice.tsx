import { FormattedMessage } from '@amberlane/core';
import { KEY_SCOPES, type KeyScope } from '@amberlane/contract/calls/key-scopes';
import { Ltr } from '@amberlane/ui';
import type { TextBinding } from '@amberlane/ui/fields';
import css from './keys.module.css';

/** In pairs: what reads beside what writes. */
const OFFERED: readonly KeyScope[] = ['orders:read', 'orders:write', 'addresses:read', 'addresses:write', 'tracking:read', 'rates:read'];

/** Message with a scope in words; with `.text` what it opens. */
export const messageOf = (scope: KeyScope): string => `api-keys.scope.${scope.replace(':', '-')}`;

/** A scope in words, with its name in requests. */
export const ScopeName = ({ of: scope }: { of: KeyScope }) => (
  <>
    <b>
      <FormattedMessage id={messageOf(scope)} />
    </b>{' '}
    <span className={css.scopeName}>
      <Ltr code>{scope}</Ltr>
    </span>
  </>
);

/** Scopes of the new key; the value holds the chosen ones, parted by commas. */
export function ScopeChoice({ id, name, value, error, onValue, onLeave }: TextBinding) {
  const chosen = value.split(',');
  const toggle = (scope: string): void => onValue(KEY_SCOPES.filter((one) => (one === scope) !== chosen.includes(one)).join());
  return (
    <fieldset className={css.scopes} aria-describedby={error === undefined ? undefined : `${id}-fault`}>
      <legend>
        <FormattedMessage id="api-keys.form.scopes" />
      </legend>
      {OFFERED.map((scope, index) => (
        <label key={scope} className={css.scope}>
          {/* The first one carries the id, so that the summary's link lands in the group. */}
          <input id={index === 0 ? id : undefined} type="checkbox" name={name} value={scope} checked={chosen.includes(scope)} onChange={() => toggle(scope)} onBlur={onLeave} />
          <span>
            <ScopeName of={scope} />
            <span className={css.scopeText}>
              <FormattedMessage id={`${messageOf(scope)}.text`} />
            </span>
          </span>
        </label>
      ))}
      {error === undefined ? null : (
        <p id={`${id}-fault`} className={css.fault}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
