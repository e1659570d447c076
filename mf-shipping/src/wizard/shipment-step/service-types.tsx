import { FormattedMessage, useRoutes } from '@amberlane/core';
import { parcelLimits, type PricedProduct } from '@amberlane/contract/domain/rules/products';
import { FieldError, Skeleton, TextLink } from '@amberlane/ui';
import { CheckboxField } from '@amberlane/ui/fields';
import type { WizardState } from '../use-wizard.ts';
import { LARGE_KINDS, mostKilograms } from '../weight-hint.tsx';
import css from './service-types.module.css';

/** Who plans what is too heavy for a shipment of this form. */
const EXPERT = 'express/contact-proficient';

const BLANK = ' ';

/** The most that a shipment of the service weighs, kilograms, and between what its sides are, centimetres. */
function limitsOf(product: PricedProduct) {
  const { minSideMm, belowSideMm } = parcelLimits(product, new Date().toISOString().slice(0, 10));
  return { most: mostKilograms(product), least: minSideMm / 10, side: belowSideMm / 10 };
}

/** Message that says where a kind of the dictionary begins or ends; within one country nothing is taken above what is usual. */
const LIMIT = { COMMON_PACKAGE: 'ship.types.common', DOCUMENT: 'ship.types.document', LARGE_PACKAGE: 'ship.types.large', PALLET: 'ship.types.pallet' } as const;

/** Whether a kind is more than any shipment of this form: it is not offered, the sentence below the kinds leads to who quotes it. */
const needsQuote = (code: string, isLocal: boolean): boolean => code === 'PALLET' || (isLocal && code === 'LARGE_PACKAGE');

const limitId = (code: keyof typeof LIMIT, isLocal: boolean) => (isLocal && code === 'LARGE_PACKAGE' ? 'ship.types.large.local' : LIMIT[code]);

const hasLimit = (code: string): code is keyof typeof LIMIT => Object.hasOwn(LIMIT, code);

/** What is shipped: one kind or several of the dictionary SHIP_REQUIRE, each with its limits. */
export function ServiceTypes({ wizard: { form, kind, values, words } }: { wizard: WizardState }) {
  const hasExpert = useRoutes().has(EXPERT);
  const { id, name, error, onLeave } = form.text('serviceTypes');
  const chosen = values.serviceTypes;
  const isLocal = kind === 'local';
  const product = isLocal ? 'localDelivery' : 'specialLine';
  // A draft may have one from before.
  const offered = (words?.SHIP_REQUIRE ?? []).filter(({ dictCode }) => !needsQuote(dictCode, isLocal) || chosen.includes(dictCode));
  const usual = limitsOf(isLocal ? 'localDelivery' : 'smallParcel');
  return (
    <div role="group" className={css.group} aria-labelledby={`${id}-legend`}>
      <p id={`${id}-legend`} className={css.legend}>
        <FormattedMessage id="ship.types" />
        {BLANK}
        <small>
          <FormattedMessage id="ship.types.several" />
        </small>
      </p>
      {words ? null : <Skeleton lines={[100]} />}
      <div className={css.choices}>
        {offered.map(({ dictCode, dictName }, index) => (
          <CheckboxField
            key={dictCode}
            id={index === 0 ? id : `${id}-${dictCode}`}
            name={name}
            value={chosen.includes(dictCode)}
            error={undefined}
            label={dictName}
            hint={hasLimit(dictCode) ? <FormattedMessage id={limitId(dictCode, isLocal)} values={LARGE_KINDS.includes(dictCode) ? { ...limitsOf(product), over: usual.most } : usual} /> : undefined}
            onLeave={onLeave}
            onValue={(ticked) => form.setValues({ ...values, serviceTypes: ticked ? [...chosen, dictCode] : chosen.filter((code) => code !== dictCode) })}
          />
        ))}
      </div>
      <p className={css.limit}>
        <FormattedMessage
          id="ship.types.limit"
          values={{
            most: mostKilograms(product),
            link: (linked) => (hasExpert ? <TextLink key="link" to={EXPERT} target="_blank">{linked}</TextLink> : linked),
          }}
        />
      </p>
      {error && chosen.length === 0 ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
