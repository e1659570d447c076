import { FormattedMessage, useRoutes } from '@amberlane/core';
import { FieldError, Skeleton, TextLink } from '@amberlane/ui';
import { CheckboxField } from '@amberlane/ui/fields';
import type { WizardState } from '../use-wizard.ts';
import { mostKilograms } from '../weight-hint.tsx';
import css from './service-types.module.css';

/** Who plans what is too heavy for a shipment of this form. */
const EXPERT = 'express/contact-proficient';

const BLANK = ' ';

/** Kinds of the dictionary SHIP_REQUIRE that may be more than a shipment takes. */
const LARGE: readonly string[] = ['LARGE_PACKAGE', 'PALLET'];

/** What is shipped: one kind or several of the dictionary SHIP_REQUIRE, and where the larger ones of it end. */
export function ServiceTypes({ wizard: { form, kind, values, words } }: { wizard: WizardState }) {
  const hasExpert = useRoutes().has(EXPERT);
  const { id, name, error, onLeave } = form.text('serviceTypes');
  const chosen = values.serviceTypes;
  return (
    <div role="group" aria-labelledby={`${id}-legend`}>
      <p id={`${id}-legend`} className={css.legend}>
        <FormattedMessage id="ship.types" />
        {BLANK}
        <small>
          <FormattedMessage id="ship.types.several" />
        </small>
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
      {chosen.some((code) => LARGE.includes(code)) ? (
        <p className={css.limit}>
          <FormattedMessage
            id="ship.types.limit"
            values={{
              most: mostKilograms(kind === 'local' ? 'localDelivery' : 'specialLine'),
              link: (linked) => (hasExpert ? <TextLink key="link" to={EXPERT} target="_blank">{linked}</TextLink> : linked),
            }}
          />
        </p>
      ) : null}
      {error && chosen.length === 0 ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
