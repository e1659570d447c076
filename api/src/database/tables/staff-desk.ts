/** The staff desk: its members, their sessions, and what they did. */
import type { Generated } from 'kysely';
import type { Instant } from './column-types.ts';

export interface StaffMemberTable {
  id: string;
  name: string;
  /** In small letters. */
  login: string;
  password_hash: string;
  /** `desk` may do everything, `reader` changes nothing. */
  role: 'desk' | 'reader';
  active: boolean;
  created_at: Instant;
}

export interface StaffSessionTable {
  token_hash: string;
  staff_id: string;
  created_at: Instant;
  last_seen_at: Instant;
}

/** Only ever added to. */
export interface StaffLogTable {
  id: Generated<number>;
  at: Instant;
  /** null: a command on the machine, or a sign-in under a login that there is none of. */
  staff_id: string | null;
  action: string;
  /** What it was done to: the reference of a case, the code of a questionnaire, a login. */
  subject: string;
  detail: string;
}

export interface StaffDeskTables {
  staff_member: StaffMemberTable;
  staff_session: StaffSessionTable;
  staff_log: StaffLogTable;
}
