import { FormattedMessage } from '@amberlane/core';
import type { Country } from '@amberlane/contract/site';
import { ADDRESS_RULES, type AddressField } from '@amberlane/contract/domain/address-rules';
import { TextField } from '../controls/text-field.tsx';
import { FieldPair } from '../form/field-group.tsx';
import type { TextBinding } from '../form/bindings.ts';
import { DivisionFields } from './division-fields.tsx';
import { HINTED, isDivision, LATIN_FIELDS } from './address-form.ts';
import css from './address-fields.module.css';

interface AddressFieldsProps {
  readonly country: Country;
  /** Binding of a field of the address: `(field) => form.text(`sender.${field}`)`. */
  readonly bind: (field: AddressField | 'provinceCode' | 'cityCode' | 'areaCode') => TextBinding;
}

/**
 * An address as its country writes it: which fields, in which order, under which names, and what must be filled in,
 * all from the contract's rules. A field that does not exist there is not shown.
 */
export function AddressFields({ country, bind }: AddressFieldsProps) {
  const { fields, required, divisions } = ADDRESS_RULES[country];
  const firstDivision = fields.findIndex(isDivision);
  return (
    <FieldPair>
      {fields.map((field, index) => {
        if (isDivision(field)) return index === firstDivision ? <DivisionFields key={`divisions-${country}`} country={country} names={divisions} required={required} bind={bind} /> : null;
        return <AddressLine key={field} field={field} binding={bind(field)} required={required.has(field)} />;
      })}
    </FieldPair>
  );
}

/** Autofill words of HTML for those fields that have one. */
const AUTOFILL: Readonly<Partial<Record<AddressField, string>>> = { street: 'address-line1', street2: 'address-line2', postcode: 'postal-code' };

function AddressLine({ field, binding, required }: { field: AddressField; binding: TextBinding; required: boolean }) {
  const latin = LATIN_FIELDS.has(field);
  return (
    <TextField
      {...binding}
      className={css.line}
      required={required}
      label={<FormattedMessage id={`address.${field}`} />}
      hint={HINTED.has(field) ? <FormattedMessage id={`address.${field}.hint`} /> : undefined}
      code={latin}
      dir={latin ? 'ltr' : 'auto'}
      autoComplete={AUTOFILL[field] ?? 'off'}
      autoCapitalize={latin ? 'characters' : undefined}
    />
  );
}
