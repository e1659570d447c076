/** What can be done with the members of the staff desk, wherever the database is: in this process, or in a running server. */
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/tables.ts';
import { addMember, disableMember, listMembers, renewPassword, STAFF_ROLES } from './members.ts';

const login = z.string().regex(/^[a-z0-9][a-z0-9._@-]{1,79}$/);

/** An order, as it crosses the channel. */
const staffOrder = z.discriminatedUnion('verb', [
  z.object({ verb: z.literal('add'), login, name: z.string().min(1).max(80), role: z.enum(STAFF_ROLES) }),
  z.object({ verb: z.literal('password'), login }),
  z.object({ verb: z.literal('disable'), login }),
  z.object({ verb: z.literal('list') }),
]);
export type StaffOrder = z.output<typeof staffOrder>;

const staffAnswer = z.object({
  /** The new password, this once. */
  password: z.string().nullable(),
  members: z.array(z.object({ login: z.string(), name: z.string(), role: z.enum(STAFF_ROLES), active: z.boolean(), createdAt: z.iso.datetime() })),
  /** Whether it was done: no login was taken, or missing. */
  done: z.boolean(),
});
export type StaffAnswer = z.output<typeof staffAnswer>;

/** On the channel into a running server. */
export const STAFF_ORDERS = { name: 'staff', order: staffOrder, answer: staffAnswer };

export type StaffKeeper = (order: StaffOrder) => Promise<StaffAnswer>;

export const isLogin = (text: string): boolean => login.safeParse(text).success;

export const staffKeeper =
  (db: Kysely<Database>, now: () => Date): StaffKeeper =>
  async (order) => {
    switch (order.verb) {
      case 'add': {
        const password = await addMember(db, order, now());
        return { password, members: [], done: password !== null };
      }
      case 'password': {
        const password = await renewPassword(db, order.login, now());
        return { password, members: [], done: password !== null };
      }
      case 'disable':
        return { password: null, members: [], done: await disableMember(db, order.login, now()) };
      case 'list': {
        const members = await listMembers(db);
        return { password: null, members: members.map(({ login: name, createdAt, id: _id, ...rest }) => ({ ...rest, login: name, createdAt: createdAt.toISOString() })), done: true };
      }
    }
  };
