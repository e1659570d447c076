import { FormattedMessage } from '@amberlane/core';
import { NameOrder } from '@amberlane/ui';
import { EmailField, FieldGroup, TextField, type TextBinding } from '@amberlane/ui/fields';
import { ContactNumberField, ContactWayField, CountryField, fieldLabel, ListField } from './contact-fields.tsx';
import { MoreFields } from './more-fields.tsx';
import css from './lead-form.module.css';

type Text = (path: string) => TextBinding;

interface PersonFieldsProps {
  readonly text: Text;
  /** The company counts: who has none gives the own name (spec §5). */
  readonly needsCompany?: boolean;
  /** Whether the way to answer is asked for in view, and another way to be reached can be named. */
  readonly otherInfo?: boolean;
}

/** Who asks, and how to reach them: name, company, email, country, phone, the way to answer; folded, what few add. */
export function PersonFields({ text, needsCompany = false, otherInfo = true }: PersonFieldsProps) {
  return (
    <div className={css.person}>
      <FieldGroup legend={<FormattedMessage id="lead-form.person" />}>
        <NameFields text={text} />
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
        <ContactNumberField bind={text('contactNumber')} country={text('country').value} />
        {otherInfo ? (
          <>
            <ContactWayField bind={text('contactWay')} />
            <OtherInfoField text={text} />
          </>
        ) : null}
      </FieldGroup>
      <MoreContact text={text} contactWay={!otherInfo} />
    </div>
  );
}

/** First and last name; who has one name alone is told where it goes. */
export const NameFields = ({ text }: { readonly text: Text }) => (
  <NameOrder
    given={<TextField {...text('firstName')} label={fieldLabel('firstName')} required={false} autoComplete="given-name" maxLength={60} />}
    family={<TextField {...text('lastName')} label={fieldLabel('lastName')} hint={<FormattedMessage id="lead-form.lastName.hint" />} autoComplete="family-name" maxLength={60} />}
  />
);

function MoreContact({ text, contactWay }: { readonly text: Text; readonly contactWay: boolean }) {
  const names = ['title', 'companyAddress', ...(contactWay ? ['contactWay'] : [])];
  return (
    <MoreFields title={<FormattedMessage id={contactWay ? 'lead-form.more' : 'lead-form.titleAndAddress'} />} note={<FormattedMessage id="form.optional" />} fields={names.map(text)}>
      <ListField bind={text('title')} list="APPELLATION" />
      <TextField {...text('companyAddress')} label={fieldLabel('companyAddress')} required={false} autoComplete="address-line1" maxLength={240} />
      {contactWay ? <ContactWayField bind={text('contactWay')} /> : null}
    </MoreFields>
  );
}

/** Another way to be reached. */
export const OtherInfoField = ({ text }: { readonly text: Text }) => (
  <TextField {...text('otherInfo')} label={fieldLabel('otherInfo')} hint={<FormattedMessage id="lead-form.otherInfo.hint" />} required={false} maxLength={1_000} />
);
