import { COUNTRIES, isCountry } from '@amberlane/contract/site';
import { ADDRESS_RULES } from '@amberlane/contract/domain/address-rules';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { NameOrder } from '@amberlane/ui';
import { DivisionFields, PhoneField, SelectField, TextField, type ContractFormState } from '@amberlane/ui/fields';
import { inCountry, type BasicData } from './basic-data.ts';
import { titlesApi } from './titles-api.ts';

interface FieldsProps {
  readonly form: ContractFormState<BasicData>;
}

/** Lengths are those of the contract. */
export function NameFields({ form }: FieldsProps) {
  const { data: titles = [] } = titlesApi.useTitlesQuery(null);
  return (
    <>
      <SelectField
        {...form.text('title')}
        required={false}
        label={<FormattedMessage id="personal.appellation" />}
        choices={titles.map(({ dictCode, dictName }) => ({ value: dictCode, label: dictName }))}
        autoComplete="honorific-prefix"
      />
      <NameOrder
        given={<TextField {...form.text('firstName')} required={false} label={<FormattedMessage id="personal.firstName" />} autoComplete="given-name" maxLength={60} />}
        family={<TextField {...form.text('familyName')} required={false} label={<FormattedMessage id="personal.familyName" />} autoComplete="family-name" maxLength={60} />}
      />
      <TextField {...form.text('nickName')} label={<FormattedMessage id="personal.nickName" />} hint={<FormattedMessage id="personal.nickName.hint" />} autoComplete="nickname" maxLength={60} />
      <PhoneField
        {...form.text('contactPhone')}
        use="any"
        required={false}
        country={form.values.countryCode}
        label={<FormattedMessage id="personal.contactPhone" />}
        hint={<FormattedMessage id="personal.contactPhone.hint" />}
      />
    </>
  );
}

export const CompanyFields = ({ form }: FieldsProps) => (
  <>
    <TextField {...form.text('companyName')} required={false} label={<FormattedMessage id="personal.companyName" />} autoComplete="organization" maxLength={120} />
    <TextField {...form.text('companyAddress')} required={false} label={<FormattedMessage id="personal.companyAddress" />} autoComplete="off" maxLength={240} />
  </>
);

const NOTHING_REQUIRED = new Set<never>();

export function PlaceFields({ form }: FieldsProps) {
  const intl = useIntl();
  const country = form.values.countryCode;
  return (
    <>
      <SelectField
        {...form.text('countryCode')}
        label={<FormattedMessage id="personal.country" />}
        hint={<FormattedMessage id="personal.country.hint" />}
        choices={COUNTRIES.map((code) => ({ value: code, label: intl.formatMessage({ id: `shell.country.${code}` }) }))}
        autoComplete="country"
        onValue={(code) => isCountry(code) && form.setValues((present) => inCountry(present, code))}
      />
      <TextField {...form.text('street')} required={false} label={<FormattedMessage id="personal.street" />} autoComplete="address-line1" maxLength={200} />
      <TextField {...form.text('district')} required={false} label={<FormattedMessage id="personal.district" />} autoComplete="address-level3" maxLength={80} />
      <DivisionFields key={country} country={country} names={ADDRESS_RULES[country].divisions} required={NOTHING_REQUIRED} bind={form.text} />
    </>
  );
}
