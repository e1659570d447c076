/** Files on their way into the database. Keys are those of `uploadKey`. */
import { setImmediate } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { RULES } from '@amberlane/contract/domain';
import type { UploadMediaType } from '@amberlane/contract/calls/uploads';
import type { Database } from '../database/tables.ts';

type Db = Kysely<Database> | Transaction<Database>;

const HOUR_MS = 3_600_000;

interface NewUpload {
  readonly key: string;
  readonly name: string;
  readonly bytes: number;
}

/** Gives the time until which a form has to name it. */
export async function insertUpload(db: Db, { key, name, bytes }: NewUpload, now: Date): Promise<Date> {
  const expires_at = new Date(now.getTime() + RULES.uploads.keepHours * HOUR_MS);
  const nobodys = { lead_id: null, message_id: null, position: null };
  await db.insertInto('upload').values({ id: key, name, bytes, media_type: null, finished: false, revision: 0, ...nobodys, created_at: now, expires_at }).execute();
  return expires_at;
}

export interface StoredBytes {
  /** Of files that no form has named: what was sent of them, announcing alone fills nothing. */
  readonly waiting: number;
  /** Of files that belong to a case: they stay as long as it does. */
  readonly kept: number;
}

/** What attached files take. One statement, so that a file that is claimed meanwhile counts once. */
export async function storedBytes(db: Db): Promise<StoredBytes> {
  const { waiting, kept } = await db
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('upload_part')
        .innerJoin('upload', 'upload.id', 'upload_part.upload_id')
        .select(({ fn }) => fn.sum<string | null>(fn<number>('octet_length', ['content'])).as('bytes'))
        .where('lead_id', 'is', null)
        .as('waiting'),
      selectFrom('upload')
        .select(({ fn }) => fn.sum<string | null>('bytes').as('bytes'))
        .where('lead_id', 'is not', null)
        .as('kept'),
    ])
    .executeTakeFirstOrThrow();
  return { waiting: Number(waiting ?? 0), kept: Number(kept ?? 0) };
}

/**
 * Writes a part, in the place of the same one sent before; gives the bytes of all parts so far. null when there is no such
 * file to write to.
 */
export function writePart(db: Kysely<Database>, { key, part, content }: { readonly key: string; readonly part: number; readonly content: Buffer }, now: Date): Promise<number | null> {
  return db.transaction().execute(async (tx) => {
    const upload = await tx
      .updateTable('upload')
      .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
      .where('id', '=', key)
      .where('finished', '=', false)
      .where('expires_at', '>', now)
      .returning('id')
      .executeTakeFirst();
    if (!upload) return null;
    await tx
      .insertInto('upload_part')
      .values({ upload_id: key, part, content })
      .onConflict((conflict) => conflict.columns(['upload_id', 'part']).doUpdateSet({ content }))
      .execute();
    const { bytes } = await tx
      .selectFrom('upload_part')
      .select(({ fn }) => fn.sum<string>(fn<number>('octet_length', ['content'])).as('bytes'))
      .where('upload_id', '=', key)
      .executeTakeFirstOrThrow();
    return Number(bytes);
  });
}

export interface StoredUpload {
  readonly name: string;
  readonly bytes: number;
  readonly mediaType: UploadMediaType | null;
  readonly revision: number;
}

/** A file that has not expired and that no form has named. */
export async function findUpload(db: Db, key: string, now: Date): Promise<StoredUpload | null> {
  const row = await db
    .selectFrom('upload')
    .select(['name', 'bytes', 'media_type', 'revision'])
    .where('id', '=', key)
    .where('lead_id', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return null;
  const { media_type: mediaType, ...rest } = row;
  return { ...rest, mediaType };
}

/** Parts that are read at a time: the embedded database works in the main thread. */
const PARTS_AT_ONCE = 8;

/** The content; shorter than announced when a part is missing. */
export async function readParts(db: Db, key: string): Promise<Buffer> {
  const read: Buffer[] = [];
  for (let from = 0; ; from += PARTS_AT_ONCE) {
    const parts = await db
      .selectFrom('upload_part')
      .select('content')
      .where('upload_id', '=', key)
      .where('part', '>=', from)
      .where('part', '<', from + PARTS_AT_ONCE)
      .orderBy('part')
      .execute();
    read.push(...parts.map(({ content }) => content));
    if (parts.length < PARTS_AT_ONCE) return Buffer.concat(read);
    await setImmediate();
  }
}

/** Marks a file as judged. False when its parts were written to since `revision`, or it is gone. */
export async function finishStored(db: Db, key: string, { revision, name, mediaType }: Omit<StoredUpload, 'bytes' | 'mediaType'> & { readonly mediaType: UploadMediaType }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('upload')
    .set({ finished: true, media_type: mediaType, name })
    .where('id', '=', key)
    .where('revision', '=', revision)
    .where('lead_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False when there is none, or a form has named it. */
export async function deleteUpload(db: Db, key: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('upload').where('id', '=', key).where('lead_id', 'is', null).executeTakeFirst();
  return numDeletedRows > 0n;
}
