import { FormattedMessage } from '@amberlane/core';
import { TextField, type ContractFormState } from '@amberlane/ui/fields';
import { ChoiceCards } from './choice-cards.tsx';
import { isAttempt, type DecideValues } from './decide-values.ts';
import type { DecisionState } from './decision-calls.ts';
import { CalendarDay, Fee, WindowHours } from './option-text.tsx';
import css from './delivery-choice.module.css';

interface OptionPartProps {
  readonly form: ContractFormState<DecideValues>;
  readonly state: DecisionState;
}

/** What belongs to the chosen option: address, day and time, or the service point. Nothing for the others. */
export function OptionPart({ form, state }: OptionPartProps) {
  const { option } = form.values;
  if (!isAttempt(option) && option !== 'COLLECT') return null;
  return (
    <section className={css.part}>
      <h2>
        <FormattedMessage id="delivery-choice.option" values={{ option }} />
      </h2>
      {option === 'CORRECT_ADDRESS' ? <AddressPart form={form} state={state} /> : null}
      {option === 'COLLECT' ? <PointPart form={form} state={state} /> : <TimePart form={form} state={state} />}
    </section>
  );
}

const LATIN_FIELDS: readonly string[] = ['postcode', 'shortAddress', 'additionalNo', 'digitalAddress', 'makani'];

function AddressPart({ form, state: { addressFields, recipient } }: OptionPartProps) {
  return (
    <>
      <p className={css.quiet}>
        <FormattedMessage id="delivery-choice.address.city" values={{ city: recipient.city }} />
      </p>
      {addressFields.map(({ field, required }) => (
        <TextField
          key={field}
          {...form.text(`address.${field}`)}
          required={required}
          label={field === 'area' ? <FormattedMessage id="delivery-choice.address.area" /> : <FormattedMessage id={`address.${field}`} />}
          code={LATIN_FIELDS.includes(field)}
          dir={LATIN_FIELDS.includes(field) ? 'ltr' : 'auto'}
        />
      ))}
    </>
  );
}

function TimePart({ form, state: { days, windows, place } }: OptionPartProps) {
  return (
    <>
      <ChoiceCards
        {...form.text('day')}
        abreast
        legend={<FormattedMessage id="delivery-choice.day" />}
        choices={days.map(({ day, fee }) => ({ value: day, label: <CalendarDay day={day} />, detail: <Fee of={fee} /> }))}
      />
      <ChoiceCards
        {...form.text('window')}
        abreast
        legend={<FormattedMessage id="delivery-choice.window" />}
        hint={<FormattedMessage id="delivery-choice.window.hint" values={{ place: place.name }} />}
        choices={windows.map(({ code, from, to }) => ({ value: code, label: <WindowHours from={from} to={to} /> }))}
      />
    </>
  );
}

function PointPart({ form, state: { points } }: OptionPartProps) {
  return (
    <ChoiceCards
      {...form.text('siteCode')}
      legend={<FormattedMessage id="delivery-choice.point" />}
      hint={<FormattedMessage id="delivery-choice.point.hint" />}
      choices={points.map(({ siteCode, siteName, address, localAddress }) => ({
        value: siteCode,
        label: siteName,
        detail: (
          <>
            <bdi>{address}</bdi>
            {localAddress === null ? null : (
              <>
                <br />
                <bdi>{localAddress}</bdi>
              </>
            )}
          </>
        ),
      }))}
    />
  );
}
