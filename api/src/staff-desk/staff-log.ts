/** What staff did: every sign-in, change and download. Rows are added and read, the database refuses to change one. */
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';

type Db = Kysely<Database> | Transaction<Database>;

/** What is written down, with its words. */
export const LOG_ACTIONS = {
  'sign-in': 'Signed in',
  'sign-in.refused': 'Sign-in refused',
  'sign-out': 'Signed out',
  'case.moved': 'Case moved',
  'case.note': 'Internal note',
  'case.asked': 'Question sent',
  'file.downloaded': 'File downloaded',
  'results.downloaded': 'Results downloaded',
  'questionnaire.status': 'Questionnaire opened or closed',
  'member.added': 'Staff member added',
  'member.password': 'New password for staff member',
  'member.disabled': 'Staff member disabled',
} as const;
export type LogAction = keyof typeof LOG_ACTIONS;

/** Days for which a row is kept: house rule. */
export const STAFF_LOG_DAYS = 730;

export interface LogEntry {
  /** null for a command on the machine, and for a sign-in under a login that there is none of. */
  readonly staffId: string | null;
  readonly action: LogAction;
  /** What it was done to: the reference of a case, the code of a questionnaire, a login. */
  readonly subject: string;
  readonly detail: string;
}

/** Adds a row; in the transaction of the change that it tells of, where that is one of ours. */
export async function note(db: Db, { staffId, action, subject, detail }: LogEntry, now: Date): Promise<void> {
  await db.insertInto('staff_log').values({ at: now, staff_id: staffId, action, subject, detail }).execute();
}

export interface ReadEntry {
  readonly id: number;
  readonly at: Date;
  /** Name of the member; null where nobody was signed in. */
  readonly by: string | null;
  readonly action: string;
  readonly subject: string;
  readonly detail: string;
}

interface LogQuestion {
  /** Entries before this one; null for the newest. */
  readonly before: number | null;
  /** Of one subject alone. */
  readonly subject?: string;
  /** Of these kinds alone. */
  readonly actions?: readonly LogAction[];
  readonly most: number;
}

/** Newest first. */
export async function readLog(db: Db, { before, subject, actions, most }: LogQuestion): Promise<readonly ReadEntry[]> {
  let query = db
    .selectFrom('staff_log')
    .leftJoin('staff_member', 'staff_member.id', 'staff_log.staff_id')
    .select(['staff_log.id', 'staff_log.at', 'staff_member.name as by', 'staff_log.action', 'staff_log.subject', 'staff_log.detail'])
    .orderBy('staff_log.id', 'desc')
    .limit(most);
  if (before !== null) query = query.where('staff_log.id', '<', before);
  if (subject !== undefined) query = query.where('staff_log.subject', '=', subject);
  if (actions) query = query.where('staff_log.action', 'in', actions);
  return query.execute();
}
