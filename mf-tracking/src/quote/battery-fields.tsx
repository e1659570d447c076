import { batteryRule } from '@amberlane/contract/domain';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { Field, FieldError, Ltr } from '@amberlane/ui';
import { FormFold } from './form-fold.tsx';
import type { FormPart } from './form-part.ts';
import { milliwattHours } from './measures.ts';
import { BATTERY_KINDS, namesWattHours } from './quote-entry.ts';
import css from './quote-form.module.css';

/** How batteries travel; their energy is asked for when there are some, by the form's own styles, so without JavaScript too. */
export function BatteryFields(part: FormPart) {
  const { addressed, entry, book, idOf, errorOf } = part;
  const error = errorOf('battery');
  const isFaulty = ([...ENERGY, 'battery'] as const).some((field) => errorOf(field) !== null);
  const chosen = BATTERY_KINDS.find((kind) => kind === entry.battery) ?? 'none';
  return (
    <FormFold title={<FormattedMessage id="quote.form.battery" />} value={<FormattedMessage id={`quote.battery.${chosen}`} />} isFaulty={isFaulty}>
      <div className={css.battery}>
        <div role="radiogroup" aria-labelledby={`${idOf('battery')}-legend`} aria-describedby={error ? `${idOf('battery')}-error` : undefined} className={css.options}>
          <span id={`${idOf('battery')}-legend`} className={css.label}>
            <FormattedMessage id="quote.form.battery" />
          </span>
          {BATTERY_KINDS.map((kind, index) => (
            <label key={kind} className={css.option}>
              <input type="radio" id={index === 0 ? idOf('battery') : undefined} name="battery" value={kind} defaultChecked={addressed.battery === kind} className={css.box} />
              <span>
                <FormattedMessage id={`quote.battery.${kind}`} />
                <span className={css.detail}>
                  <BatteryVerdict kind={kind} day={book.day} />
                </span>
              </span>
            </label>
          ))}
        </div>
        {error ? <FieldError id={`${idOf('battery')}-error`}>{error}</FieldError> : null}
        <div className={css.energy}>
          <Energy {...part} maxWattHours={batteryRule(book.day).maxWattHours} />
        </div>
      </div>
    </FormFold>
  );
}

const ENERGY = ['wattHours', 'volts', 'milliampHours', 'batteries'] as const;

/** Whether they are accepted, as far as the choice alone tells. */
function BatteryVerdict({ kind, day }: { kind: (typeof BATTERY_KINDS)[number]; day: string }) {
  if (kind === 'none') return <FormattedMessage id="quote.verdict.taken" />;
  return kind === 'alone' ? <FormattedMessage id="quote.verdict.refused" /> : <FormattedMessage id="quote.battery.upTo" values={{ max: batteryRule(day).maxWattHours }} />;
}

function Energy({ addressed, entry, idOf, errorOf, maxWattHours }: FormPart & { readonly maxWattHours: number }) {
  const field = (name: (typeof ENERGY)[number], suffix?: string) => (
    <Field
      id={idOf(name)}
      name={name}
      inputMode={name === 'batteries' ? 'numeric' : 'decimal'}
      autoComplete="off"
      dir="ltr"
      defaultValue={addressed[name]}
      suffix={suffix}
      label={<FormattedMessage id={`quote.form.${name}`} />}
      hint={name === 'wattHours' ? <FormattedMessage id="quote.form.wattHoursHint" values={{ max: maxWattHours }} /> : null}
      error={errorOf(name)}
    />
  );
  return (
    <>
      {field('wattHours', 'Wh')}
      <div className={css.pair}>
        {field('volts', 'V')}
        {field('milliampHours', 'mAh')}
      </div>
      <Reckoned entry={entry} />
      {field('batteries')}
    </>
  );
}

/** The energy that volts and capacity make, as it is reckoned. */
function Reckoned({ entry }: Pick<FormPart, 'entry'>) {
  const intl = useIntl();
  const energy = namesWattHours(entry) ? null : milliwattHours(entry.volts, entry.milliampHours);
  if (energy === null) return null;
  const watts = intl.formatNumber(energy / 1_000, { maximumFractionDigits: 2 });
  const sum = `${entry.volts} V × ${entry.milliampHours} mAh ÷ 1000 = ${watts} Wh`;
  return (
    <p className={css.hint} role="status">
      <FormattedMessage id="quote.form.reckoned" values={{ sum: <Ltr>{sum}</Ltr> }} />
    </p>
  );
}
