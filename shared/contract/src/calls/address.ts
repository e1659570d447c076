/** A postal address on the wire, true to the country it is in (rules: `address-rules.ts`). */
import { z } from 'zod';
import { ADDRESS_FIELDS, addressFaults, foldAddressValue } from '../domain/address-rules.ts';
import { fault } from '../domain/field-faults.ts';
import { COUNTRIES } from '../site/markets.ts';
import { optionalLine } from '../domain/text.ts';

/** Codes of the tree of divisions; '' where the place was typed by hand. */
const divisionCode = z.string().regex(/^([A-Z]{2}(-[A-Z0-9]{1,8}){1,3})?$/).default('');

const values = {
  /** Province, city and area as the reader knows them, in whatever script they were typed. */
  province: optionalLine(80),
  city: optionalLine(80),
  area: optionalLine(80),
  street: optionalLine(160),
  street2: optionalLine(160),
  building: optionalLine(80),
  postcode: optionalLine(16),
  landmark: optionalLine(120),
  poBox: optionalLine(32),
  /** Saudi short national address. */
  shortAddress: optionalLine(16),
  additionalNo: optionalLine(8),
  /** GhanaPostGPS. */
  digitalAddress: optionalLine(20),
  makani: optionalLine(16),
  /** The same in the script of the country, for couriers and customs. */
  localAddress: optionalLine(240),
};

const shape = z.object({ countryCode: z.enum(COUNTRIES), provinceCode: divisionCode, cityCode: divisionCode, areaCode: divisionCode, ...values });

/** As it was typed so far: nothing has to be filled in yet. */
export const addressDraft = shape;

/** Complete and in the shapes of its country. Codes come out in capitals without blanks. */
export const address = shape
  .superRefine((value, context) => {
    for (const { field, code } of addressFaults(value.countryCode, value)) context.addIssue({ code: 'custom', path: [field], ...fault(code) });
    for (const level of ['provinceCode', 'cityCode', 'areaCode'] as const) {
      if (value[level] !== '' && !value[level].startsWith(`${value.countryCode}-`)) context.addIssue({ code: 'custom', path: [level], ...fault('notInCountry') });
    }
  })
  .overwrite((value) => ({ ...value, ...Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, foldAddressValue(field, value[field])])) }));
export type Address = z.output<typeof address>;
