import { FormattedMessage } from '@amberlane/core';
import { NameOrder } from '@amberlane/ui';
import { EmailField, FieldGroup, TextField, type TextBinding } from '@amberlane/ui/fields';
import { ContactNumberField, ContactWayField, CountryField, fieldLabel, ListField } from './contact-fields.tsx';
import { MoreFields } from './more-fields.tsx';
import css from './lead-form.module.css';

type Text = (path: string) => TextBinding;

/** Who asks, and how to reach them: name, email, country, the way to answer and its phone number; folded, what few add. */
export function PersonFields({ text, needsNumber }: { readonly text: Text; /** The answer goes there. */ readonly needsNumber: boolean }) {
  return (
    <div className={css.person}>
      <FieldGroup legend={<FormattedMessage id="lead-form.person" />}>
        <NameFields text={text} />
        <EmailField {...text('email')} label={fieldLabel('email')} />
        <CountryField bind={text('country')} hint={<FormattedMessage id="lead-form.country.hint" />} />
        <ContactWayField bind={text('contactWay')} />
        <ContactNumberField bind={text('contactNumber')} country={text('country').value} required={needsNumber} />
      </FieldGroup>
      <MoreFields title={<FormattedMessage id="lead-form.companyAndMore" />} note={<FormattedMessage id="form.optional" />} fields={['company', 'companyAddress', 'title', 'otherInfo'].map(text)}>
        <TextField {...text('company')} label={fieldLabel('company')} required={false} autoComplete="organization" maxLength={120} />
        <AddressField text={text} />
        <ListField bind={text('title')} list="APPELLATION" />
        <OtherInfoField text={text} />
      </MoreFields>
    </div>
  );
}

/** Who asks for a business. The company counts: who has none gives the own name (spec §5). */
export function BusinessFields({ text }: { readonly text: Text }) {
  return (
    <div className={css.person}>
      <FieldGroup legend={<FormattedMessage id="lead-form.person" />}>
        <NameFields text={text} />
        <TextField {...text('company')} label={fieldLabel('company')} hint={<FormattedMessage id="lead-form.company.none" />} autoComplete="organization" maxLength={120} />
        <EmailField {...text('email')} label={fieldLabel('email')} />
        <CountryField bind={text('country')} hint={<FormattedMessage id="lead-form.country.hint" />} />
        <ContactNumberField bind={text('contactNumber')} country={text('country').value} />
      </FieldGroup>
      <MoreFields title={<FormattedMessage id="lead-form.more" />} note={<FormattedMessage id="form.optional" />} fields={['title', 'companyAddress', 'contactWay'].map(text)}>
        <ListField bind={text('title')} list="APPELLATION" />
        <AddressField text={text} />
        <ContactWayField bind={text('contactWay')} />
      </MoreFields>
    </div>
  );
}

const AddressField = ({ text }: { readonly text: Text }) => (
  <TextField {...text('companyAddress')} label={fieldLabel('companyAddress')} required={false} autoComplete="address-line1" maxLength={240} />
);

/** First and last name; who has one name alone is told where it goes. */
export const NameFields = ({ text }: { readonly text: Text }) => (
  <NameOrder
    given={<TextField {...text('firstName')} label={fieldLabel('firstName')} required={false} autoComplete="given-name" maxLength={60} />}
    family={<TextField {...text('lastName')} label={fieldLabel('lastName')} hint={<FormattedMessage id="lead-form.lastName.hint" />} autoComplete="family-name" maxLength={60} />}
  />
);

/** Another way to be reached. */
export const OtherInfoField = ({ text }: { readonly text: Text }) => (
  <TextField {...text('otherInfo')} label={fieldLabel('otherInfo')} hint={<FormattedMessage id="lead-form.otherInfo.hint" />} required={false} maxLength={1_000} />
);
