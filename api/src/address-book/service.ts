/** Address books: entries true to their country, counted, changed by one hand at a time. */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { ERROR, RULES } from '@amberlane/contract';
import type { AddressEntry } from '@amberlane/contract/address-book';
import type { ApiParts } from '../api-parts.ts';
import type { Database } from '../database/tables.ts';
import { ApiFault } from '../fault.ts';
import { readContactNumber } from '../phones/contact-number.ts';
import { changeEntry, countEntries, deleteEntry, findEntry, insertEntry, lockBook, type AddressRow, type EntryContent } from './repository.ts';
import { placeCodeFaults } from './place-codes.ts';

export function addressBook({ db, now }: Pick<ApiParts, 'db' | 'now'>) {
  const add = async (accountId: string, given: EntryContent): Promise<AddressEntry> => {
    const content = await judged(db, given);
    const id = randomUUID();
    await db.transaction().execute(async (tx) => {
      await lockBook(tx, accountId);
      const { maxEntries: max } = RULES.addressBook;
      if ((await countEntries(tx, accountId)) >= max) throw new ApiFault(ERROR.ADDRESS_BOOK_FULL, { params: { max } });
      await insertEntry(tx, accountId, id, content, now());
    });
    return { ...content, id, version: 1 };
  };

  const change = async (accountId: string, { id, version, ...given }: EntryContent & { readonly id: string; readonly version: number }): Promise<AddressEntry> => {
    const content = await judged(db, given);
    await db.transaction().execute(async (tx) => {
      await lockBook(tx, accountId);
      const before = await findEntry(tx, accountId, id);
      if (!before) throw new ApiFault(ERROR.NOT_FOUND);
      if (before.version !== version) throw new ApiFault(ERROR.CONFLICT, { fields: changedFields(before, content) });
      await changeEntry(tx, accountId, id, content, now());
    });
    return { ...content, id, version: version + 1 };
  };

  const remove = async (accountId: string, id: string): Promise<{ id: string }> => {
    if (!(await deleteEntry(db, accountId, id))) throw new ApiFault(ERROR.NOT_FOUND);
    return { id };
  };

  return { add, change, remove };
}

export const toEntry = ({ id, entry, is_default, version }: AddressRow): AddressEntry => ({ ...entry, id, isDefault: is_default, version });

/** The entry as it is kept: the phone in E.164. */
async function judged(db: Kysely<Database>, content: EntryContent): Promise<EntryContent> {
  const mobile = readContactNumber(content.mobile, content.address.countryCode);
  const fields = [...(mobile === null ? [{ field: 'mobile', code: 'phone' as const, params: {} }] : []), ...(await placeCodeFaults(db, content.address, 'address'))];
  if (mobile === null || fields.length > 0) throw new ApiFault(ERROR.VALIDATION, { fields });
  return { ...content, mobile };
}

function changedFields(row: AddressRow, content: EntryContent) {
  const { id: _id, version: _version, ...before } = toEntry(row);
  const stored = new Map<string, unknown>(Object.entries(before));
  return Object.entries(content)
    .filter(([name, value]) => !isDeepStrictEqual(stored.get(name), value))
    .map(([field]) => ({ field, code: 'changed' as const, params: {} }));
}
