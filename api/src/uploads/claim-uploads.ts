/** Files as forms and cases see them: a form claims what was sent ahead of it, the staff reads it, and it goes with the lead. */
import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { ERROR } from '@amberlane/contract/calls';
import type { UploadMediaType } from '@amberlane/contract/calls/uploads';
import { ApiError } from '../api-error.ts';
import type { Database } from '../database/tables.ts';
import { readParts } from './repository.ts';

type Db = Kysely<Database> | Transaction<Database>;

export interface FileOwner {
  readonly leadId: string;
  /** Message of the case; null for files of the form itself. */
  readonly messageId: string | null;
}

export interface LeadFile {
  /** Key of the file inside the API; it can't be claimed with it. */
  readonly id: string;
  readonly messageId: string | null;
  readonly name: string;
  readonly bytes: number;
  readonly mediaType: UploadMediaType;
}

export interface FileContent {
  readonly name: string;
  readonly mediaType: UploadMediaType;
  readonly content: Buffer;
}

/** What the database knows of the id that a reader holds. */
export const uploadKey = (id: string): string => createHash('sha256').update(id).digest('hex');

/**
 * Gives the files to a form, in the order of `ids`. Of two forms that name one file at once, one gets it. Throws
 * VALIDATION with `fileGone` at `attachments.N` for every id that is unknown, unfinished, expired or claimed; the caller's
 * transaction is to be rolled back then.
 */
export async function claimUploads(transaction: Transaction<Database>, ids: readonly string[], { leadId, messageId }: FileOwner, now: Date): Promise<void> {
  if (ids.length === 0) return;
  const keys = ids.map(uploadKey);
  // In one order, so that two forms wait for each other instead of locking each other out.
  const free = await transaction
    .selectFrom('upload')
    .select('id')
    .where('id', 'in', keys)
    .where('finished', '=', true)
    .where('lead_id', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id')
    .forUpdate()
    .execute();
  const found = new Set(free.map(({ id }) => id));
  const fields = keys.flatMap((key, index) => (found.has(key) ? [] : [{ field: `attachments.${index}`, code: 'fileGone' as const, params: {} }]));
  if (fields.length > 0) throw new ApiError(ERROR.VALIDATION, { fields });
  for (const [position, key] of keys.entries()) {
    await transaction.updateTable('upload').set({ lead_id: leadId, message_id: messageId, position }).where('id', '=', key).execute();
  }
}

/** Files of a lead: those of the form first, then those of its messages, each in the order in which they were named. */
export async function filesOf(db: Db, leadId: string): Promise<LeadFile[]> {
  const rows = await db
    .selectFrom('upload')
    .select(['id', 'message_id', 'name', 'bytes', 'media_type'])
    .where('lead_id', '=', leadId)
    .orderBy('message_id', (order) => order.asc().nullsFirst())
    .orderBy('position')
    .execute();
  return rows.flatMap(({ id, message_id: messageId, name, bytes, media_type: mediaType }) => (mediaType === null ? [] : [{ id, messageId, name, bytes, mediaType }]));
}

/** When a case is withdrawn or its personal data goes. */
export async function deleteFilesOf(transaction: Transaction<Database>, leadId: string): Promise<void> {
  await transaction.deleteFrom('upload').where('lead_id', '=', leadId).execute();
}

/** A file that a form has claimed, by the key of `filesOf`; null when there is none. For the staff alone. */
export async function readFileContent(db: Db, id: string): Promise<FileContent | null> {
  const file = await db.selectFrom('upload').select(['name', 'media_type']).where('id', '=', id).where('lead_id', 'is not', null).executeTakeFirst();
  if (!file || file.media_type === null) return null;
  return { name: file.name, mediaType: file.media_type, content: await readParts(db, id) };
}
