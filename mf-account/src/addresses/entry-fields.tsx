import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { COUNTRIES, isCountry } from '@amberlane/contract/site';
import { AddressFields, CheckboxField, EmailField, FieldGroup, PhoneField, SelectField, TextField, type ContractFormState } from '@amberlane/ui/fields';
import { hasLocalScript, inCountry, type EntryContent } from './entry-values.ts';
import css from './entry-fields.module.css';

interface EntryFieldsProps {
  readonly form: ContractFormState<EntryContent>;
  /** Whether it can be made a default: not for rows of a file. */
  readonly defaults?: boolean;
}

/** An address true to its country: the country first, since it decides what else is asked for. */
export function EntryFields({ form, defaults = true }: EntryFieldsProps) {
  const intl = useIntl();
  const { tag } = useMarket();
  const country = form.values.address.countryCode;
  const countries = COUNTRIES.map((code) => ({ value: code, label: intl.formatDisplayName(code, { type: 'region' }) ?? code })).sort((a, b) => a.label.localeCompare(b.label, tag));
  return (
    <>
      <FieldGroup legend={<FormattedMessage id="address-form.who" />}>
        <SelectField
          {...form.text('address.countryCode')}
          label={<FormattedMessage id="address-form.country" />}
          hint={<FormattedMessage id="address-form.country.hint" />}
          choices={countries}
          autoComplete="country"
          onValue={(next) => {
            if (isCountry(next)) form.setValues(inCountry(form.values, next));
          }}
        />
        <TextField {...form.text('name')} label={<FormattedMessage id="address-form.name" />} hint={<FormattedMessage id="address-form.name.hint" />} autoComplete="name" maxLength={80} />
        {hasLocalScript(country) ? (
          <TextField
            {...form.text('localName')}
            label={<FormattedMessage id="address-form.localName" />}
            hint={<FormattedMessage id="address-form.localName.hint" />}
            required={false}
            autoComplete="off"
            maxLength={80}
          />
        ) : null}
        <PhoneField key={country} {...form.text('mobile')} country={country} local label={<FormattedMessage id="address-form.mobile" />} />
        <EmailField {...form.text('email')} required={false} label={<FormattedMessage id="address-form.email" />} />
        <TextField {...form.text('company')} required={false} label={<FormattedMessage id="address-form.company" />} autoComplete="organization" maxLength={120} />
      </FieldGroup>
      <FieldGroup legend={<FormattedMessage id="address-form.where" />}>
        <div className={css.whole}>
          <AddressFields key={country} country={country} bind={(field) => form.text(`address.${field}`)} />
        </div>
      </FieldGroup>
      {defaults ? (
        <FieldGroup legend={<FormattedMessage id="address-form.defaults" />}>
          <CheckboxField {...form.flag('defaultSender')} label={<FormattedMessage id="address-form.defaultSender" />} />
          <CheckboxField {...form.flag('defaultReceiver')} label={<FormattedMessage id="address-form.defaultReceiver" />} />
        </FieldGroup>
      ) : null}
    </>
  );
}
