import { FormattedMessage, useMarket } from '@amberlane/core';
import { NATIONAL_ID_COUNTRIES } from '@amberlane/contract/domain/national-id';
import { AddressFields, CheckboxField, EmailField, FieldGroup, FieldPair, PhoneField, RadioField, SelectField, TextField } from '@amberlane/ui/fields';
import { useCountryChoices } from '../countries.ts';
import type { Side } from '../from-order.ts';
import type { WizardState } from '../use-wizard.ts';
import { hasLocalScript } from '../values.ts';
import { withCountry } from '../with-country.ts';
import { Handover } from './handover.tsx';
import { PARTY } from './party-fields.ts';
import css from './party-step.module.css';

/** Who sends, or who receives: an address true to its country, which decides what else is asked for. */
export function PartyStep({ wizard, side }: { wizard: WizardState; side: Side }) {
  const { form, values, kind, fillings } = wizard;
  const names = PARTY[side];
  const here = useMarket().country;
  const countries = useCountryChoices();
  const { countryCode } = values[names.address];
  const country = countryCode === '' ? here : countryCode;
  const isRecipient = side === 'recipient';
  return (
    <>
      <SelectField
        {...form.text(`${names.address}.countryCode`)}
        label={<FormattedMessage id="ship-parties.country" />}
        hint={<FormattedMessage id="ship-parties.country.hint" />}
        choices={countries}
        autoComplete="country"
        onValue={(code) => form.setValues((present) => withCountry(present, side, code))}
      />
      {isRecipient ? (
        <RadioField
          {...form.text('receiverType')}
          legend={<FormattedMessage id="ship-parties.receiverType" />}
          look="segmented"
          choices={[
            { value: 'individual', label: <FormattedMessage id="ship-parties.receiverType.individual" /> },
            { value: 'company', label: <FormattedMessage id="ship-parties.receiverType.company" /> },
          ]}
        />
      ) : null}
      <FieldPair>
        <TextField {...form.text(names.name)} label={<FormattedMessage id="ship-parties.name" />} hint={<FormattedMessage id="ship-parties.name.hint" />} autoComplete="name" maxLength={80} />
        {hasLocalScript(countryCode) ? (
          <TextField
            {...form.text(names.localName)}
            label={<FormattedMessage id="ship-parties.localName" />}
            hint={<FormattedMessage id="ship-parties.localName.hint" />}
            required={false}
            autoComplete="off"
            maxLength={80}
          />
        ) : null}
        <PhoneField key={`${side} ${country}`} {...form.text(names.phone)} country={country} local label={<FormattedMessage id="ship-parties.phone" />} />
        {isRecipient ? <PhoneField key={`second ${country}`} {...form.text('acceptPhone2')} country={country} use="any" local label={<FormattedMessage id="ship-parties.phone2" />} required={false} /> : null}
        <EmailField {...form.text(names.email)} label={<FormattedMessage id="ship-parties.email" />} required={false} />
        <TextField {...form.text(names.company)} label={<FormattedMessage id="ship-parties.company" />} required={false} autoComplete="organization" maxLength={120} />
      </FieldPair>
      {countryCode === '' ? null : (
        <FieldGroup legend={<FormattedMessage id="ship-parties.address" />}>
          <div className={css.whole}>
            <AddressFields key={`${side} ${countryCode} ${fillings}`} country={countryCode} bind={(field) => form.text(`${names.address}.${field}`)} />
          </div>
        </FieldGroup>
      )}
      {isRecipient && kind === 'international' && NATIONAL_ID_COUNTRIES.some((code) => code === countryCode) ? (
        <TextField
          {...form.text('receiverNationalId')}
          label={<FormattedMessage id="ship-parties.nationalId" />}
          hint={<FormattedMessage id="ship-parties.nationalId.hint" />}
          required={false}
          code
          autoComplete="off"
          maxLength={32}
        />
      ) : null}
      <CheckboxField {...form.flag(names.save)} label={<FormattedMessage id="ship-parties.save" />} />
      {isRecipient ? null : <Handover wizard={wizard} />}
    </>
  );
}
