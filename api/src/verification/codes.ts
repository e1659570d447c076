/**
 * Verification codes: six digits, stored hashed, for one purpose and one target, ten minutes, five tries, one use
 * (OWASP ASVS 6.5). A newer code replaces the older one.
 */
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { ERROR } from '@amberlane/contract/calls';
import type { CodePurpose } from '@amberlane/contract/calls/verification';
import type { Database } from '../database/tables.ts';
import { ApiError } from '../api-error.ts';

export const CODE_SECONDS = 600;
/** Wait before the next code, told in every answer as `resendSeconds`. */
export const RESEND_SECONDS = 60;
const MOST_TRIES = 5;

type Db = Kysely<Database> | Transaction<Database>;

interface CodeKey {
  readonly purpose: CodePurpose;
  readonly target: string;
}

export interface NewCode {
  readonly code: string;
  /** Brings back what was before: the message did not leave. */
  takeBack(): Promise<void>;
}

/** Makes the code of a target. Throws {@link ApiError} TOO_MANY_REQUESTS while the countdown runs. */
export async function createCode(db: Kysely<Database>, { purpose, target }: CodeKey, now: Date): Promise<NewCode> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const salt = randomBytes(16).toString('base64url');
  const row = { purpose, target, salt, code_hash: hashCode(salt, code), tries: 0, sent_at: now, expires_at: new Date(now.getTime() + CODE_SECONDS * 1000) };
  // Kept a while after its end, so that who comes late is told so.
  await db.deleteFrom('verification_code').where('expires_at', '<', new Date(now.getTime() - CODE_SECONDS * 1000)).execute();
  const before = await db.transaction().execute(async (transaction) => {
    const old = await transaction.selectFrom('verification_code').selectAll().where('purpose', '=', purpose).where('target', '=', target).forUpdate().executeTakeFirst();
    const taken = await transaction
      .insertInto('verification_code')
      .values(row)
      .onConflict((conflict) => conflict.columns(['purpose', 'target']).doUpdateSet(row).where('verification_code.sent_at', '<=', new Date(now.getTime() - RESEND_SECONDS * 1000)))
      .returning('code_hash')
      .executeTakeFirst();
    if (!taken) throw new ApiError(ERROR.TOO_MANY_REQUESTS, { retryAfter: secondsLeft(old?.sent_at ?? now, now) });
    return old ?? null;
  });
  return {
    code,
    takeBack: async () => {
      await db.deleteFrom('verification_code').where('code_hash', '=', row.code_hash).where('salt', '=', salt).execute();
      if (before) await db.insertInto('verification_code').values(before).onConflict((conflict) => conflict.doNothing()).execute();
    },
  };
}

const secondsLeft = (sentAt: Date, now: Date): number => Math.max(1, Math.ceil((sentAt.getTime() + RESEND_SECONDS * 1000 - now.getTime()) / 1000));

/** Uses a code up. Throws {@link ApiError} CODE_EXPIRED when none holds any more, CODE_WRONG otherwise. */
export async function useCode(db: Db, key: CodeKey, code: string, now: Date): Promise<void> {
  const use = await checkCode(db, key, code, now);
  await use();
}

/**
 * Counts a try at a code and judges it. Gives how to use the right one up, for who has more to ask first; throws what
 * {@link useCode} throws, and so does the use when somebody else was quicker.
 */
export async function checkCode(db: Db, { purpose, target }: CodeKey, code: string, now: Date): Promise<() => Promise<void>> {
  const row = await db
    .updateTable('verification_code')
    .set((update) => ({ tries: update('tries', '+', 1) }))
    .where('purpose', '=', purpose)
    .where('target', '=', target)
    .returning(['salt', 'code_hash', 'tries', 'expires_at'])
    .executeTakeFirst();
  if (!row) throw new ApiError(ERROR.CODE_WRONG);
  if (row.expires_at.getTime() <= now.getTime() || row.tries > MOST_TRIES) throw new ApiError(ERROR.CODE_EXPIRED);
  if (!isSame(row.code_hash, hashCode(row.salt, code))) throw new ApiError(ERROR.CODE_WRONG);
  return async () => {
    // Of two right answers at once only one finds the row.
    const used = await db.deleteFrom('verification_code').where('purpose', '=', purpose).where('target', '=', target).where('salt', '=', row.salt).returning('target').executeTakeFirst();
    if (!used) throw new ApiError(ERROR.CODE_WRONG);
  };
}

const hashCode = (salt: string, code: string): string => createHash('sha256').update(`${salt} ${code}`).digest('base64url');
const isSame = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a), Buffer.from(b));
