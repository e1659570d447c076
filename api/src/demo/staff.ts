/** The demo's member of the staff desk: `desk` with the password of the demo customers. */
import type { Transaction } from 'kysely';
import { hashPassword } from '../accounts/password-hash.ts';
import type { Database } from '../database/tables.ts';
import { DEMO_MEMBER } from '../staff-desk/members.ts';
import { DEMO_PASSWORD } from './accounts.ts';

/** Adds the member unless there is one, disabled or not, or the login is taken. */
export async function seedStaff(db: Transaction<Database>, now: Date): Promise<void> {
  const { id, login } = DEMO_MEMBER;
  const present = await db.selectFrom('staff_member').select('id').where((where) => where.or([where('id', '=', id), where('login', '=', login)])).executeTakeFirst();
  if (present) return;
  await db.insertInto('staff_member').values({ ...DEMO_MEMBER, password_hash: await hashPassword(DEMO_PASSWORD), active: true, created_at: now }).execute();
}
