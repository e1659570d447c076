/** Address book on the wire (spec §3 Address book entry, §7). Entries belong to the customer who asks. */
import { z } from 'zod';
import { address } from './address.ts';
import { defineCall, defineFileCall } from './call.ts';
import { apiError } from './envelope.ts';
import { COUNTRIES, LOCALES } from '../site/markets.ts';
import { pageOf, paging } from './paging.ts';
import { addressBook } from '../domain/rules/figures.ts';
import { line, mailAddress, optionalLine } from '../domain/text.ts';

const entryFields = {
  /** Full name, in whatever script. */
  name: line(80),
  /** The same name in the script of the address's country, for couriers and customs. */
  localName: optionalLine(80),
  company: optionalLine(120),
  /** As typed; kept in E.164, judged by the numbering plan of the address's country. */
  mobile: line(32),
  email: mailAddress.or(z.literal('')).default(''),
  address,
  /** Offered first as sender; another one of the same customer loses the mark. */
  defaultSender: z.boolean().default(false),
  /** Offered first as receiver; likewise. */
  defaultReceiver: z.boolean().default(false),
};

/** What a customer writes of an entry. */
export const addressEntryContent = z.object(entryFields);

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
  summary: 'Adds an address; 409 with the entry that is there already when one has the same phone and the same name or street.',
  access: 'customer',
  request: () => z.object({
    ...entryFields,
    /** Adds it beside the one that is like it. */
    keepDuplicate: z.boolean().default(false),
  }),
  reply: () => addressEntry,
});

export const updateAddress = defineCall({
  method: 'POST',
  path: '/v1/api/addressBook/update',
  summary: 'Changes an address; 409 when it was changed elsewhere since it was read.',
  access: 'customer',
  request: () => z.object({ id: z.string().max(64), version: z.int().positive(), ...entryFields }),
  reply: () => addressEntry,
});

export const deleteAddress = defineCall({
  method: 'POST',
  path: '/v1/api/addressBook/deleteById',
  summary: 'Removes an address.',
  access: 'customer',
  request: () => z.object({ id: z.string().max(64) }),
  reply: () => z.object({ id: z.string() }),
});

export const searchAddresses = defineCall({
  method: 'POST',
  path: '/v1/api/addressBook/searchAddressByUserId',
  summary: "The customer's addresses, the default first, then by name; found by any part of name, phone or address.",
  access: 'customer',
  request: () => z.object({ keyword: optionalLine(80), countryCode: z.enum(COUNTRIES).optional(), ...paging }),
  reply: () => pageOf(addressEntry),
});

export const getAddress = defineCall({
  method: 'POST',
  path: '/v1/api/addressBook/getById',
  summary: 'One address.',
  access: 'customer',
  request: () => z.object({ id: z.string().max(64) }),
  reply: () => addressEntry,
});

/** `duplicate`: one like it is there, nothing was added; `refused`: see its fields; `full`: the book has no room. */
export const IMPORT_STATUSES = ['added', 'duplicate', 'refused', 'full'] as const;

export const importAddresses = defineCall({
  method: 'POST',
  path: '/v1/api/addressBook/importEntries',
  summary: 'Adds addresses of a file: each row is judged by itself, so that one that is refused keeps none of the others back.',
  access: 'customer',
  request: () => z.object({
    /** Each as {@link addressEntryContent} has it. Default marks are not taken over. */
    entries: z.array(z.unknown()).min(1).max(addressBook.importChunk),
    /** Adds rows beside the entries that are like them. */
    keepDuplicates: z.boolean().default(false),
  }),
  reply: () => z.object({
    rows: z.array(
      z.object({
        /** Position in the request, from 0. */
        index: z.int().min(0),
        status: z.enum(IMPORT_STATUSES),
        /** Of the entry that was added. */
        id: z.string().optional(),
        /** With `duplicate`: the entry that it is like. */
        existing: apiError.shape.existing,
        /** With `refused`. */
        fields: apiError.shape.fields,
      }),
    ),
  }),
});

export const exportAddresses = defineFileCall({
  path: '/v1/api/addressBook/export',
  summary: "All of the customer's addresses as CSV (RFC 4180, UTF-8 with BOM), heads in the chosen language; a cell that a spreadsheet would take for a formula has ' in front.",
  access: 'customer',
  request: () => z.object({ locale: z.enum(LOCALES).default('en') }),
  contentType: 'text/csv; charset=utf-8',
});
