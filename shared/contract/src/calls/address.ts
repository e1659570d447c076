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
export type AddressDraft = z.output<typeof addressDraft>;

const folded = (value: AddressDraft): AddressDraft => ({ ...value, ...Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, foldAddressValue(field, value[field])])) });

/** Right in itself, and perhaps not complete. */
export const partAddress = shape.overwrite(folded);

/** Just enough to judge an address by the rules of its country, whatever else is wrong with it. */
const inCountry = z.object({ countryCode: z.enum(COUNTRIES) }).catchall(z.string().catch('-'));

/** Complete and in the shapes of its country; what the country asks for is told beside what is wrong in itself. Codes come out in capitals without blanks. */
export const address = shape
  .superRefine(
    (given, context) => {
      const judged = inCountry.safeParse(given);
      if (!judged.success) return;
      const { countryCode, ...typed } = judged.data;
      const told = new Set(context.issues.map(({ path }) => String(path?.at(-1))));
      for (const { field, code } of addressFaults(countryCode, typed)) if (!told.has(field)) context.addIssue({ code: 'custom', path: [field], ...fault(code) });
      for (const level of ['provinceCode', 'cityCode', 'areaCode'] as const) {
        const code = typed[level] ?? '';
        if (code !== '' && !told.has(level) && !code.startsWith(`${countryCode}-`)) context.addIssue({ code: 'custom', path: [level], ...fault('notInCountry') });
      }
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  )
  .overwrite(folded);
export type Address = z.output<typeof address>;
