/** Rows of a file into an address book: judged one by one, added together. */
import { randomUUID } from 'node:crypto';
import { RULES } from '@amberlane/contract/domain';
import { type Locale } from '@amberlane/contract/site';
import { addressEntryContent, type importAddresses } from '@amberlane/contract/calls/address-book';
import type { ReplyOf } from '@amberlane/contract/calls/call';
import { readFieldFaults, type FieldFault } from '@amberlane/contract/domain/field-faults';
import { fieldMessage } from '@amberlane/contract/calls/field-messages';
import { holdAccount } from '../accounts/repository.ts';
import type { ApiContext } from '../context.ts';
import { duplicateIn, type KnownEntry } from './duplicates.ts';
import { readPlaceNames } from './place-names.ts';
import { insertEntry, knownEntries, type EntryContent } from './repository.ts';
import { judge, otherEntryFaults } from './service.ts';

type ImportedRow = ReplyOf<typeof importAddresses>['rows'][number];

type Judgement = Awaited<ReturnType<typeof judge>>;

interface ImportOptions {
  readonly keepDuplicates: boolean;
  /** Of the sentences. */
  readonly locale: Locale;
}

/** One transaction: either every row that is told as added is there, or none. */
export async function importRows({ db, now }: Pick<ApiContext, 'db' | 'now'>, accountId: string, entries: readonly unknown[], { keepDuplicates, locale }: ImportOptions): Promise<ImportedRow[]> {
  const parsed = entries.map((entry) => ({ entry, result: addressEntryContent.safeParse(entry) }));
  const withCodes = await readPlaceNames(db, new Set(parsed.flatMap(({ result }) => result.data?.address.countryCode ?? [])));
  const judgements = await Promise.all(
    parsed.map(async ({ entry, result: { data, error } }): Promise<Judgement> =>
      data ? judge(db, { ...data, address: withCodes(data.address), defaultSender: false, defaultReceiver: false }) : { faults: await refusedFaults(db, readFieldFaults(error, entry), entry) },
    ),
  );
  return db.transaction().execute(async (tx) => {
    await holdAccount(tx, accountId, { alone: true });
    const known: KnownEntry[] = await knownEntries(tx, accountId);
    const rows: ImportedRow[] = [];
    for (const [index, judgement] of judgements.entries()) {
      const verdict = verdictOn(judgement, known, keepDuplicates, locale);
      if ('row' in verdict) {
        rows.push({ index, ...verdict.row });
        continue;
      }
      const { content } = verdict;
      const id = randomUUID();
      await insertEntry(tx, accountId, id, content, now());
      known.push({ id, name: content.name, localName: content.localName, mobile: content.mobile, street: content.address.street });
      rows.push({ index, status: 'added', id });
    }
    return rows;
  });
}

/** With what only the API knows, so that a row is put right in one round. */
async function refusedFaults(db: ApiContext['db'], faults: readonly FieldFault[], entry: unknown): Promise<readonly FieldFault[]> {
  const told = new Set(faults.map(({ field }) => field));
  return [...faults, ...(await otherEntryFaults(db, entry)).filter(({ field }) => !told.has(field))];
}

function verdictOn(judgement: Judgement, known: readonly KnownEntry[], keepDuplicates: boolean, locale: Locale): { readonly content: EntryContent } | { readonly row: Omit<ImportedRow, 'index'> } {
  if ('faults' in judgement) return { row: { status: 'refused', fields: judgement.faults.map((fault) => withSentence(fault, locale)) } };
  const existing = keepDuplicates ? null : duplicateIn(known, judgement.content);
  if (existing) return { row: { status: 'duplicate', existing: { id: existing.id, name: existing.name } } };
  return known.length >= RULES.addressBook.maxEntries ? { row: { status: 'full' } } : { content: judgement.content };
}

const withSentence = ({ field, code, params }: FieldFault, locale: Locale) => ({ field, code, message: fieldMessage(code, locale, params) });
