/** Who works at the staff desk. Nobody is ever deleted: the log names them. */
import { randomBytes, randomUUID } from 'node:crypto';
import { type Kysely, type Transaction } from 'kysely';
import { hashPassword } from '../accounts/password-hash.ts';
import type { Database } from '../database/tables.ts';
import { note } from './staff-log.ts';

type Db = Kysely<Database> | Transaction<Database>;

export const STAFF_ROLES = ['desk', 'reader'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export interface StaffMember {
  readonly id: string;
  readonly name: string;
  readonly login: string;
  /** `reader` looks and downloads, and changes nothing. */
  readonly role: StaffRole;
}

/** Of the demo; its password is public, so it opens nothing where the demo is off. */
export const DEMO_MEMBER: StaffMember = { id: '0d5f6d1e-3a53-4a0e-9a53-0000000000d1', name: 'Efua Demo', login: 'desk', role: 'desk' };

/** 100 random bits in letters that nobody mistakes for each other: `k7wq-3m9d-…`. */
function newPassword(): string {
  const symbols = 'abcdefghijkmnpqrstuvwxyz23456789';
  const letters = Array.from(randomBytes(20), (byte) => symbols.charAt(byte % 32)).join('');
  return (letters.match(/.{4}/g) ?? []).join('-');
}

export interface NewMember {
  readonly login: string;
  readonly name: string;
  readonly role: StaffRole;
}

/** Adds a member; gives the password, which is stored nowhere. null when the login is taken, by somebody disabled too. */
export async function addMember(db: Kysely<Database>, { login, name, role }: NewMember, now: Date): Promise<string | null> {
  const password = newPassword();
  const hash = await hashPassword(password);
  const added = await db.transaction().execute(async (tx) => {
    const row = await tx
      .insertInto('staff_member')
      .values({ id: randomUUID(), login, name, role, password_hash: hash, active: true, created_at: now })
      .onConflict((conflict) => conflict.column('login').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row) await note(tx, { staffId: null, action: 'member.added', subject: login, detail: `${name}, ${role}` }, now);
    return row !== undefined;
  });
  return added ? password : null;
}

/** Gives a member a new password and ends the sessions; who was disabled may sign in again. null when there is none of this login. */
export async function renewPassword(db: Kysely<Database>, login: string, now: Date): Promise<string | null> {
  const password = newPassword();
  const hash = await hashPassword(password);
  const found = await db.transaction().execute(async (tx) => {
    const row = await tx.updateTable('staff_member').set({ password_hash: hash, active: true }).where('login', '=', login).returning('id').executeTakeFirst();
    if (!row) return false;
    await tx.deleteFrom('staff_session').where('staff_id', '=', row.id).execute();
    await note(tx, { staffId: null, action: 'member.password', subject: login, detail: '' }, now);
    return true;
  });
  return found ? password : null;
}

/** Ends all sessions of a member and lets nobody sign in as one. False when there is none of this login. */
export async function disableMember(db: Kysely<Database>, login: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const row = await tx.updateTable('staff_member').set({ active: false }).where('login', '=', login).returning('id').executeTakeFirst();
    if (!row) return false;
    await tx.deleteFrom('staff_session').where('staff_id', '=', row.id).execute();
    await note(tx, { staffId: null, action: 'member.disabled', subject: login, detail: '' }, now);
    return true;
  });
}

export interface ListedMember extends StaffMember {
  readonly active: boolean;
  readonly createdAt: Date;
}

/** By login. */
export async function listMembers(db: Db): Promise<readonly ListedMember[]> {
  const rows = await db.selectFrom('staff_member').select(['id', 'name', 'login', 'role', 'active', 'created_at']).orderBy('login').execute();
  return rows.map(({ created_at: createdAt, ...member }) => ({ ...member, createdAt }));
}

/** By login, with the hash of the password; undefined for none and for one that is disabled. */
export const findMember = (db: Db, login: string) =>
  db.selectFrom('staff_member').select(['id', 'name', 'login', 'role', 'password_hash']).where('login', '=', login).where('active', '=', true).executeTakeFirst();
