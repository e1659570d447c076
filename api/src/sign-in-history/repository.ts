/** Sign-ins of an account in the database. */
import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { RULES } from '@amberlane/contract/domain';
import type { AccountSignIn, Device, SignInOutcome, SignInWay } from '@amberlane/contract/calls/account-security';
import type { Database } from '../database/tables.ts';

const DAY_MS = 86_400_000;

export interface NewSignIn {
  readonly accountId: string;
  readonly way: SignInWay;
  readonly outcome: SignInOutcome;
  readonly device: Device;
  readonly network: string;
}

/** Writes one down. */
export async function addSignIn(db: Kysely<Database>, { accountId, way, outcome, device: { browser, system }, network }: NewSignIn, now: Date): Promise<void> {
  await db.insertInto('sign_in').values({ id: randomUUID(), account_id: accountId, at: now, way, outcome, browser, system, network }).execute();
}

/** The newest first. */
export async function newestSignIns(db: Kysely<Database>, accountId: string, now: Date): Promise<{ list: AccountSignIn[]; total: number }> {
  const rows = await db
    .selectFrom('sign_in')
    .selectAll()
    .select(({ fn }) => fn.countAll<string>().over().as('total'))
    .where('account_id', '=', accountId)
    .where('at', '>=', new Date(now.getTime() - RULES.signIns.keepDays * DAY_MS))
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(RULES.signIns.shown)
    .execute();
  return {
    list: rows.map(({ id, at, way, outcome, browser, system, network }) => ({ id, at: at.toISOString(), way, outcome, device: { browser, system }, network })),
    total: Number(rows[0]?.total ?? 0),
  };
}

/** How often the account was signed in to, and how often of these from the same device and network. */
export async function countKnown(db: Kysely<Database>, { accountId, device: { browser, system }, network }: Omit<NewSignIn, 'way' | 'outcome'>, now: Date): Promise<{ all: number; same: number }> {
  const same = sql<boolean>`browser is not distinct from ${browser} and system is not distinct from ${system} and network = ${network}`;
  const row = await db
    .selectFrom('sign_in')
    .select(({ fn }) => [fn.countAll<string>().as('all'), fn.countAll<string>().filterWhere(same).as('same')])
    .where('account_id', '=', accountId)
    .where('outcome', '=', 'ok')
    .where('at', '>=', new Date(now.getTime() - RULES.signIns.keepDays * DAY_MS))
    .executeTakeFirstOrThrow();
  return { all: Number(row.all), same: Number(row.same) };
}
