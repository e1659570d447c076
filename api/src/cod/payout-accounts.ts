/**
 * Accounts to which collected money is paid, one for each customer and currency. Every query names the customer. The whole
 * number is encrypted and read only to tell whether it was changed, and for the bank (`bank-file.ts`); what is shown is its end.
 */
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { z } from 'zod';
import type { PayoutAccount, savePayoutAccount as saveCall } from '@amberlane/contract/calls/cod';
import { RULES } from '@amberlane/contract/domain';
import { lastFourOf, mobileMoneyCountry, readAccountNumber } from '@amberlane/contract/domain/payout-account';
import type { Currency } from '@amberlane/contract/domain/currencies';
import { readPhone } from '@amberlane/contract/domain/phone-rule';
import { requirePassword } from '../accounts/known-password.ts';
import { queueOwnerNotice } from '../accounts/notify-owner.ts';
import { accountOf, holdAccount } from '../accounts/repository.ts';
import { fieldFault } from '../api-error.ts';
import type { ApiContext } from '../context.ts';
import { phoneRules } from '../countries/repository.ts';
import type { PayoutAccountTable } from '../database/tables/cod.ts';
import type { Database } from '../database/tables.ts';
import type { SecretBox } from '../second-factor/secret-box.ts';

type Db = Kysely<Database> | Transaction<Database>;
type PayoutAccountRow = Selectable<PayoutAccountTable>;

const HOUR_MS = 3_600_000;
/** For which nothing is paid after an account was added or changed. */
export const PAUSE_MS = RULES.payoutPause.hours * HOUR_MS;

/** Whose number it is for the box: one that was moved to another customer or currency is refused. */
const numberOwner = (accountId: string, currency: Currency): string => `payout ${accountId} ${currency}`;

/** The whole number; null for accounts of the demo, and for numbers that none of the keys opens. */
export const wholeNumberOf = ({ account_id, currency, number }: Pick<PayoutAccountRow, 'account_id' | 'currency' | 'number'>, secrets: SecretBox): string | null =>
  number === null ? null : secrets.open(number, numberOwner(account_id, currency));

/** In the order of their currencies. */
export async function payoutAccountsOf(db: Db, accountId: string, now: Date): Promise<PayoutAccount[]> {
  const rows = await db.selectFrom('payout_account').selectAll().where('account_id', '=', accountId).orderBy('currency').execute();
  return rows.map((row) => toPayoutAccount(row, now));
}

function toPayoutAccount({ currency, kind, holder, provider, last_four, changed_at }: PayoutAccountRow, now: Date): PayoutAccount {
  const until = new Date(changed_at.getTime() + PAUSE_MS);
  return { currency, kind, holder, provider, lastFour: last_four, changedAt: changed_at.toISOString(), pausedUntil: until > now ? until.toISOString() : null };
}

type Wish = z.output<typeof saveCall.request>;

/** Adds the account of a currency, or replaces it; the same account again changes nothing. Throws the refusals of the fields `number` and `password`, and PASSWORD_NEEDED. */
export async function savePayoutAccount(parts: ApiContext, accountId: string, wish: Wish): Promise<PayoutAccount> {
  const { db, emails, now, secrets } = parts;
  const account = await accountOf(db, accountId);
  const { currency, kind, holder, provider } = wish;
  const number = await numberOf(db, wish);
  await requirePassword(parts.limits, account, wish.password);
  const at = now();
  const saved = await db.transaction().execute(async (tx) => {
    // Two at once wait for each other, so that each compares with what the other left.
    await holdAccount(tx, accountId, { alone: true });
    const before = await tx.selectFrom('payout_account').selectAll().where('account_id', '=', accountId).where('currency', '=', currency).executeTakeFirst();
    const known = before ? wholeNumberOf(before, secrets) : null;
    if (before && known === number && before.kind === kind && before.holder === holder && before.provider === provider) return before;
    const facts = { kind, holder, provider, number: secrets.seal(number, numberOwner(accountId, currency)), last_four: lastFourOf(number), changed_at: at };
    const row = await tx
      .insertInto('payout_account')
      .values({ account_id: accountId, currency, ...facts, created_at: at })
      .onConflict((conflict) => conflict.columns(['account_id', 'currency']).doUpdateSet(facts))
      .returningAll()
      .executeTakeFirstOrThrow();
    await queueOwnerNotice(tx, account, before ? 'payoutAccountChanged' : 'payoutAccountAdded', at, { currency, lastFour: row.last_four });
    return row;
  });
  await emails.deliverNow(accountId);
  return toPayoutAccount(saved, at);
}

/** The number as it is kept: of mobile money in E.164, judged by the rule of the country whose money it is. */
async function numberOf(db: Kysely<Database>, { currency, kind, number }: Wish): Promise<string> {
  const country = kind === 'mobile' ? mobileMoneyCountry(currency) : null;
  if (country !== null) {
    const read = readPhone({ typed: number, country, use: 'mobile' }, await phoneRules(db));
    if ('fault' in read) throw fieldFault('number', read.fault);
    return read.number;
  }
  const read = readAccountNumber(currency, number);
  if ('fault' in read) throw fieldFault('number', read.fault.code, read.fault.params);
  return read.number;
}

/** Takes away those that were added or changed since: whoever did it may not be the owner, and without an account the money waits. */
export async function forgetAccountsSince(tx: Transaction<Database>, accountId: string, since: Date): Promise<void> {
  await tx.deleteFrom('payout_account').where('account_id', '=', accountId).where('changed_at', '>=', since).execute();
}

const BATCH = 500;

/** Encrypts the numbers with the newest key of the data (`second-factor/reseal.ts`). Each is replaced alone, unless it was changed meanwhile. */
export async function resealPayoutAccounts(db: Kysely<Database>, secrets: SecretBox): Promise<{ renewed: number; unreadable: number }> {
  let renewed = 0;
  let unreadable = 0;
  let after = { account_id: '', currency: '' };
  for (;;) {
    const rows = await db
      .selectFrom('payout_account')
      .select(['account_id', 'currency', 'number'])
      .where(sql<boolean>`number is not null and not starts_with(number, ${secrets.newestMark()})`)
      .where(sql<boolean>`(account_id, currency) > (${after.account_id}::text, ${after.currency}::text)`)
      .orderBy('account_id')
      .orderBy('currency')
      .limit(BATCH)
      .execute();
    for (const row of rows) {
      const { account_id, currency, number } = row;
      const opened = wholeNumberOf(row, secrets);
      if (opened === null) {
        unreadable += 1;
        continue;
      }
      const { numUpdatedRows } = await db
        .updateTable('payout_account')
        .set({ number: secrets.seal(opened, numberOwner(account_id, currency)) })
        .where('account_id', '=', account_id)
        .where('currency', '=', currency)
        .where('number', '=', number)
        .executeTakeFirst();
      renewed += Number(numUpdatedRows);
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return { renewed, unreadable };
    after = last;
  }
}
