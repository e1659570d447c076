/** A corrected address: country, province and city stay what they were, the rest is judged by the rules of the country. Pure. */
import type { z } from 'zod';
import { ADDRESS_RULES, addressFaults, envelopeLines, foldAddressValue, type AddressValues } from '@amberlane/contract/domain/address-rules';
import { CORRECTED_FIELDS, type decideDelivery } from '@amberlane/contract/calls/delivery-decisions';
import type { FieldFault } from '@amberlane/contract/domain/field-faults';
import type { Country } from '@amberlane/contract/site';

type CorrectedField = (typeof CORRECTED_FIELDS)[number];
export type Correction = NonNullable<z.output<typeof decideDelivery.request>['address']>;

const isCorrected = (field: string): field is CorrectedField => (CORRECTED_FIELDS as readonly string[]).includes(field);

/** Fields that a form of the country asks for. */
export const correctedFields = (country: Country): { field: CorrectedField; required: boolean }[] =>
  ADDRESS_RULES[country].fields.filter(isCorrected).map((field) => ({ field, required: ADDRESS_RULES[country].required.has(field) }));

interface Kept {
  readonly country: Country;
  readonly province: string;
  readonly city: string;
}

/** Lines of the envelope, or what is wrong with the fields. */
export function correctAddress(typed: Correction, { country, province, city }: Kept): { readonly lines: string[]; readonly faults: FieldFault[] } {
  const asked = correctedFields(country);
  const values: AddressValues = { province: province || city, city, ...Object.fromEntries(asked.map(({ field }) => [field, foldAddressValue(field, typed[field])])) };
  const faults = addressFaults(country, values).flatMap(({ field, code }) => (isCorrected(field) ? [{ field: `address.${field}`, code, params: {} }] : []));
  return { lines: envelopeLines(country, { ...values, province }), faults };
}
