/** Address books: entries true to their country, counted, changed by one hand at a time. */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Transaction } from 'kysely';
import { ERROR } from '@amberlane/contract/calls';
import { RULES } from '@amberlane/contract/domain';
import { type Locale } from '@amberlane/contract/site';
import type { AddressDraft } from '@amberlane/contract/calls/address';
import type { AddressEntry } from '@amberlane/contract/calls/address-book';
import { csvText } from '@amberlane/contract/domain/address-csv';
import type { FieldFault } from '@amberlane/contract/domain/field-faults';
import { line } from '@amberlane/contract/domain/text';
import { holdAccount } from '../accounts/repository.ts';
import type { ApiContext } from '../context.ts';
import type { Database } from '../database/tables.ts';
import { ApiError } from '../api-error.ts';
import { phoneFaults, readContactNumber } from '../countries/contact-number.ts';
import { phoneRules } from '../countries/repository.ts';
import { duplicateIn } from './duplicates.ts';
import { allEntries, changeEntry, countEntries, deleteEntry, findEntry, insertEntry, knownEntries, type AddressRow, type EntryContent } from './repository.ts';
import { placeCodeFaults } from './place-codes.ts';
import { readAddressPartly } from './read-address-partly.ts';

const { maxEntries: max } = RULES.addressBook;

export function addressBook({ db, now }: Pick<ApiContext, 'db' | 'now'>) {
  const add = async (accountId: string, { keepDuplicate, ...given }: EntryContent & { readonly keepDuplicate: boolean }): Promise<AddressEntry> => {
    const content = await judged(db, given);
    const id = randomUUID();
    await db.transaction().execute(async (tx) => {
      await holdAccount(tx, accountId, { alone: true });
      if (!keepDuplicate) await refuseDuplicate(tx, accountId, content);
      if ((await countEntries(tx, accountId)) >= max) throw new ApiError(ERROR.ADDRESS_BOOK_FULL, { params: { max } });
      await insertEntry(tx, accountId, id, content, now());
    });
    return { ...content, id, version: 1 };
  };

  const change = async (accountId: string, { id, version, ...given }: EntryContent & { readonly id: string; readonly version: number }): Promise<AddressEntry> => {
    const content = await judged(db, given);
    await db.transaction().execute(async (tx) => {
      await holdAccount(tx, accountId, { alone: true });
      const before = await findEntry(tx, accountId, id);
      if (!before) throw new ApiError(ERROR.NOT_FOUND);
      if (before.version !== version) throw new ApiError(ERROR.CONFLICT, { fields: changedFields(before, content) });
      await changeEntry(tx, accountId, id, content, now());
    });
    return { ...content, id, version: version + 1 };
  };

  const remove = async (accountId: string, id: string): Promise<{ id: string }> => {
    if (!(await deleteEntry(db, accountId, id))) throw new ApiError(ERROR.NOT_FOUND);
    return { id };
  };

  const find = async (accountId: string, id: string): Promise<AddressEntry> => {
    const row = await findEntry(db, accountId, id);
    if (!row) throw new ApiError(ERROR.NOT_FOUND);
    return toEntry(row);
  };

  const asFile = async (accountId: string, locale: Locale): Promise<string> => {
    const rows = await allEntries(db, accountId);
    return csvText(rows.map(({ country, entry: { address, ...entry } }) => ({ ...entry, ...address, country })), locale);
  };

  return { add, change, remove, find, asFile };
}

async function refuseDuplicate(tx: Transaction<Database>, accountId: string, content: EntryContent): Promise<void> {
  const existing = duplicateIn(await knownEntries(tx, accountId), content);
  if (existing) throw new ApiError(ERROR.ADDRESS_DUPLICATE, { params: { name: existing.name }, existing: { id: existing.id, name: existing.name } });
}

export const toEntry = ({ id, entry, default_sender: defaultSender, default_receiver: defaultReceiver, version }: AddressRow): AddressEntry => ({
  ...entry, id, defaultSender, defaultReceiver, version,
});

/** The entry as it is kept, the phone in E.164, or what only the API knows against it. */
export async function judge(db: Kysely<Database>, content: EntryContent): Promise<{ readonly content: EntryContent } | { readonly faults: readonly FieldFault[] }> {
  const faults = await entryFaults(db, content.mobile, content.address);
  const mobile = readContactNumber(await phoneRules(db), content.mobile, content.address.countryCode, 'mobile');
  return mobile === null || faults.length > 0 ? { faults } : { content: { ...content, mobile } };
}

/** The courier calls and texts the mobile; codes of places are those of the tree. */
const entryFaults = async (db: Kysely<Database>, mobile: string, address: AddressDraft): Promise<FieldFault[]> => [
  ...phoneFaults(await phoneRules(db), 'mobile', mobile, address.countryCode, { use: 'mobile' }),
  ...(await placeCodeFaults(db, address, 'address')),
];

/** For an entry that the contract has refused for something else: what else stands against the parts that are right. */
export async function otherEntryFaults(db: Kysely<Database>, given: unknown): Promise<FieldFault[]> {
  const { mobile, address } = Object(given) as Readonly<Record<string, unknown>>;
  const place = readAddressPartly(address);
  const typed = line(32).safeParse(mobile);
  return place === null ? [] : entryFaults(db, typed.success ? typed.data : '', place);
}

async function judged(db: Kysely<Database>, given: EntryContent): Promise<EntryContent> {
  const judgement = await judge(db, given);
  if ('faults' in judgement) throw new ApiError(ERROR.VALIDATION, { fields: judgement.faults });
  return judgement.content;
}

function changedFields(row: AddressRow, content: EntryContent) {
  const { id: _id, version: _version, ...before } = toEntry(row);
  const stored = new Map<string, unknown>(Object.entries(before));
  return Object.entries(content)
    .filter(([name, value]) => !isDeepStrictEqual(stored.get(name), value))
    .map(([field]) => ({ field, code: 'changed' as const, params: {} }));
}
