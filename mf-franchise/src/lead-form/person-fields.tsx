import { FormattedMessage } from '@amberlane/core';
import { EmailField, FieldGroup, TextField, type TextBinding } from '@amberlane/ui/fields';
import { ContactNumberField, CountryField, fieldLabel, ListField, RequiredHint } from './contact-fields.tsx';

interface PersonFieldsProps {
  readonly text: (path: string) => TextBinding;
  /** The company counts: who has none gives the own name (spec §5). */
  readonly needsCompany?: boolean;
}

/** Who asks, and how to reach them: name, company, country, phone, email. */
export function PersonFields({ text, needsCompany = false }: PersonFieldsProps) {
  return (
    <FieldGroup legend={<FormattedMessage id="lead-form.person" />} hint={<RequiredHint />}>
      <TextField {...text('firstName')} label={fieldLabel('firstName')} required={false} autoComplete="given-name" maxLength={60} />
      <TextField {...text('lastName')} label={fieldLabel('lastName')} autoComplete="family-name" maxLength={60} />
      <ListField bind={text('title')} list="APPELLATION" />
      <TextField
        {...text('company')}
        label={fieldLabel('company')}
        required={needsCompany}
        hint={needsCompany ? <FormattedMessage id="lead-form.company.none" /> : undefined}
        autoComplete="organization"
        maxLength={120}
      />
      <EmailField {...text('email')} label={fieldLabel('email')} />
      <CountryField bind={text('country')} hint={<FormattedMessage id="lead-form.country.hint" />} />
      <ContactNumberField bind={text('contactNumber')} />
      <TextField {...text('companyAddress')} label={fieldLabel('companyAddress')} required={false} autoComplete="address-line1" maxLength={240} />
    </FieldGroup>
  );
}
