import { FormattedMessage } from '@amberlane/core';
import { FieldError, Skeleton } from '@amberlane/ui';
import { CheckboxField } from '@amberlane/ui/fields';
import type { WizardState } from '../use-wizard.ts';
import css from './service-types.module.css';

/** What is shipped: one kind or several of the dictionary SHIP_REQUIRE. */
export function ServiceTypes({ wizard: { form, values, words } }: { wizard: WizardState }) {
  const { id, name, error, onLeave } = form.text('serviceTypes');
  const chosen = values.serviceTypes;
  return (
    <div role="group" aria-labelledby={`${id}-legend`}>
      <p id={`${id}-legend`} className={css.legend}>
        <FormattedMessage id="ship.types" />
      </p>
      {words ? null : <Skeleton lines={[100]} />}
      <div className={css.choices}>
        {(words?.SHIP_REQUIRE ?? []).map(({ dictCode, dictName }, index) => (
          <CheckboxField
            key={dictCode}
            id={index === 0 ? id : `${id}-${dictCode}`}
            name={name}
            value={chosen.includes(dictCode)}
            error={undefined}
            label={dictName}
            onLeave={onLeave}
            onValue={(ticked) => form.setValues({ ...values, serviceTypes: ticked ? [...chosen, dictCode] : chosen.filter((code) => code !== dictCode) })}
          />
        ))}
      </div>
      {error && chosen.length === 0 ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
