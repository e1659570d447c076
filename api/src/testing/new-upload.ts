/** A finished file that no form has named yet. */
import { randomBytes } from 'node:crypto';
import { uploadKey } from '../uploads/claim-uploads.ts';
import type { TestApi } from './test-api.ts';

/** Gives the id that its reader holds. */
export async function newUpload({ database: { db }, now }: Pick<TestApi, 'database' | 'now'>, name = 'cv.pdf'): Promise<string> {
  const id = randomBytes(32).toString('base64url');
  const at = now();
  await db
    .insertInto('upload')
    .values({
      id: uploadKey(id), name, bytes: 4, media_type: 'application/pdf', finished: true, revision: 0, lead_id: null, message_id: null, position: null, created_at: at,
      expires_at: new Date(at.getTime() + 86_400_000),
    })
    .execute();
  await db.insertInto('upload_part').values({ upload_id: uploadKey(id), part: 0, content: Buffer.from('%PDF') }).execute();
  return id;
}
