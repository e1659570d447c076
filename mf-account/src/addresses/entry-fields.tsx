import { useState } from 'react';
import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { COUNTRIES, isCountry } from '@amberlane/contract/site';
import { AddressFields, CheckboxField, EmailField, FieldGroup, FieldPair, PhoneField, RequiredNote, SelectField, TextField, type ContractFormState } from '@amberlane/ui/fields';
import { hasLocalScript, inCountry, type EntryContent } from './entry-values.ts';
import { useFirstAddresses } from './use-first-addresses.ts';
import css from './entry-fields.module.css';

interface EntryFieldsProps {
  readonly form: ContractFormState<EntryContent>;
  /** Whether it can be made a default: not for rows of a file. */
  readonly defaults?: boolean;
}

/** An address true to its country: the country first, since it decides what else is asked for, then who lives there (spec §3). */
export function EntryFields({ form, defaults = true }: EntryFieldsProps) {
  const country = form.values.address.countryCode;
  return (
    <div className={css.fields}>
      <div className={css.first}>
        <p className={css.note}>
          <RequiredNote />
        </p>
        <FieldPair>
          <CountryField form={form} />
        </FieldPair>
      </div>
      <FieldGroup legend={<FormattedMessage id="address-form.who" />}>
        <ContactFields form={form} />
      </FieldGroup>
      <FieldGroup legend={<FormattedMessage id="address-form.where" />}>
        <div className={css.whole}>
          <AddressFields key={country} country={country} bind={(field) => form.text(`address.${field}`)} />
        </div>
      </FieldGroup>
      {defaults ? (
        <Defaults form={form} />
      ) : null}
    </div>
  );
}

/** What it can be made, with the name of the address that it takes the place of. */
function Defaults({ form }: EntryFieldsProps) {
  const { data } = useFirstAddresses();
  return (
    <div className={css.defaults}>
      {(['defaultSender', 'defaultReceiver'] as const).map((kind) => {
        const present = data?.list.find((entry) => entry[kind]);
        return (
          <CheckboxField
            key={kind}
            {...form.flag(kind)}
            label={<FormattedMessage id={`address-form.${kind}`} />}
            hint={present ? <FormattedMessage id="address-form.default.now" values={{ name: <bdi key="name">{present.name}</bdi> }} /> : undefined}
          />
        );
      })}
    </div>
  );
}

/** Says after a change that the rest was kept. */
function CountryField({ form }: EntryFieldsProps) {
  const intl = useIntl();
  const { tag } = useMarket();
  const [isChanged, setChanged] = useState(false);
  const countries = COUNTRIES.map((code) => ({ value: code, label: intl.formatDisplayName(code, { type: 'region' }) ?? code })).sort((a, b) => a.label.localeCompare(b.label, tag));
  return (
    <SelectField
      {...form.text('address.countryCode')}
      label={<FormattedMessage id="address-form.country" />}
      hint={<FormattedMessage id={isChanged ? 'address-form.country.hint' : 'address-form.country.first'} />}
      choices={countries}
      autoComplete="country"
      onValue={(next) => {
        if (!isCountry(next)) return;
        setChanged(true);
        form.setValues((present) => inCountry(present, next));
      }}
    />
  );
}

function ContactFields({ form }: EntryFieldsProps) {
  const country = form.values.address.countryCode;
  const isLocal = hasLocalScript(country);
  return (
    <>
      <TextField
        {...form.text('name')}
        label={<FormattedMessage id="address-form.name" />}
        hint={isLocal ? <FormattedMessage id="address-form.name.hint" /> : undefined}
        autoComplete="name"
        maxLength={80}
      />
      {isLocal ? (
        <TextField
          {...form.text('localName')}
          label={<FormattedMessage id="address-form.localName" />}
          hint={<FormattedMessage id="address-form.localName.hint" />}
          required={false}
          autoComplete="off"
          maxLength={80}
        />
      ) : null}
      <TextField {...form.text('company')} required={false} label={<FormattedMessage id="address-form.company" />} autoComplete="organization" maxLength={120} />
      <PhoneField key={country} {...form.text('mobile')} country={country} local label={<FormattedMessage id="address-form.mobile" />} />
      <EmailField {...form.text('email')} required={false} label={<FormattedMessage id="address-form.email" />} />
    </>
  );
}
