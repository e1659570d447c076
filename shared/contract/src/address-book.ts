/** Address book on the wire (spec §3 Address book entry, §7). Entries belong to the customer who asks. */
import { z } from 'zod';
import { address } from './address.ts';
import { defineCall } from './call.ts';
import { COUNTRIES } from './places.ts';
import { pageOf, paging } from './paging.ts';
import { line, mailAddress, optionalLine } from './text.ts';

const entryFields = {
  /** Full name, in whatever script. */
  name: line(80),
  company: optionalLine(120),
  /** As typed; kept in E.164, judged by the numbering plan of the address's country. */
  mobile: line(32),
  email: mailAddress.or(z.literal('')).default(''),
  address,
  /** Offered first; another default of the same customer loses the mark. */
  isDefault: z.boolean().default(false),
};

export const addressEntry = z.object({
  id: z.string(),
  ...entryFields,
  /** Counts the changes; an update names the one that it was made from. */
  version: z.int().positive(),
});
export type AddressEntry = z.output<typeof addressEntry>;

export const addAddress = defineCall({
  method: 'POST',
  path: '/v1/api/addressBook/add',
  summary: 'Adds an address.',
  access: 'customer',
  request: z.object(entryFields),
  reply: addressEntry,
});

export const updateAddress = defineCall({
  method: 'POST',
  path: '/v1/api/addressBook/update',
  summary: 'Changes an address; 409 when it was changed elsewhere since it was read.',
  access: 'customer',
  request: z.object({ id: z.string().max(64), version: z.int().positive(), ...entryFields }),
  reply: addressEntry,
});

export const deleteAddress = defineCall({
  method: 'POST',
  path: '/v1/api/addressBook/deleteById',
  summary: 'Removes an address.',
  access: 'customer',
  request: z.object({ id: z.string().max(64) }),
  reply: z.object({ id: z.string() }),
});

export const searchAddresses = defineCall({
  method: 'POST',
  path: '/v1/api/addressBook/searchAddressByUserId',
  summary: "The customer's addresses, the default first, then by name; found by any part of name, phone or address.",
  access: 'customer',
  request: z.object({ keyword: optionalLine(80), countryCode: z.enum(COUNTRIES).optional(), ...paging }),
  reply: pageOf(addressEntry),
});
