/** Letters that followers are owed. A row is claimed before its letter is sent, so that several processes send it once. */
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { claimedUntil, nextAttempt } from '../messages/attempts.ts';
import { findFollowers, type Follower } from './repository.ts';

const BATCH = 20;

export interface OwedLetter {
  readonly id: string;
  readonly kind: 'confirm' | 'already' | 'news';
  readonly eventId: string | null;
  /** Counted with the claim: 1 at the first. */
  readonly attempts: number;
  readonly follower: Follower;
}

/** Claims letters that are due: those of one follower, or the longest waiting ones. */
export async function claimLetters(db: Kysely<Database>, now: Date, followerId: string | null = null): Promise<OwedLetter[]> {
  const claimed = await db
    .with('due', (query) => {
      const due = query.selectFrom('follow_letter').select('id').where('next_at', '<=', now).orderBy('next_at').limit(BATCH).forUpdate().skipLocked();
      return followerId === null ? due : due.where('follower_id', '=', followerId);
    })
    .updateTable('follow_letter')
    .from('due')
    .set((update) => ({ attempts: update('follow_letter.attempts', '+', 1), next_at: claimedUntil(now) }))
    .whereRef('follow_letter.id', '=', 'due.id')
    .returning(['follow_letter.id', 'follow_letter.follower_id', 'follow_letter.kind', 'follow_letter.event_id', 'follow_letter.attempts'])
    .execute();
  const followers = await findFollowers(db, claimed.map((row) => row.follower_id));
  return claimed.flatMap(({ id, follower_id, kind, event_id, attempts }) => {
    const follower = followers.get(follower_id);
    return follower ? [{ id, kind, eventId: event_id, attempts, follower }] : [];
  });
}

export async function markSent(db: Kysely<Database>, { id }: OwedLetter, now: Date): Promise<void> {
  await db.updateTable('follow_letter').set({ sent_at: now, next_at: null }).where('id', '=', id).execute();
}

/** Nobody waits for it any more. */
export async function markDropped(db: Kysely<Database>, { id }: OwedLetter): Promise<void> {
  await db.updateTable('follow_letter').set({ next_at: null }).where('id', '=', id).execute();
}

/** Sets the next attempt, unless a newer letter has overtaken it. False when there is none left. */
export async function markFailed(db: Kysely<Database>, { id, attempts }: OwedLetter, now: Date): Promise<boolean> {
  const next_at = nextAttempt(attempts, now);
  await db.updateTable('follow_letter').set({ next_at }).where('id', '=', id).where('next_at', 'is not', null).execute();
  return next_at !== null;
}
