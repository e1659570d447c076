/**
 * Payments for the bank, with whole numbers: a CSV file that an operator's command writes (docs/operations.md). A number goes into
 * the file as long as the account is the one to which the payment was made; else the line says what became of it.
 */
import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { sql, type Kysely } from 'kysely';
import { csvFile } from '@amberlane/contract/domain/csv-file';
import { codeOf } from '../error-code.ts';
import type { Database } from '../database/tables.ts';
import type { SecretBox } from '../second-factor/secret-box.ts';
import { wholeNumberOf } from './payout-accounts.ts';
import { plainAmount } from './plain-amount.ts';
import { remit } from './remittances.ts';

const HEADS = ['Reference', 'Payment date', 'Holder', 'Provider', 'Type', 'Number', 'Number ends in', 'Currency', 'Amount', 'Note'];

/** First and last day of payments that were made before, `2026-11-16`, UTC. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

export interface BankFile {
  readonly text: string;
  readonly payments: number;
  /** Payments without a number, which nobody can pay by this file. */
  readonly withoutNumber: number;
}

interface Parts {
  readonly db: Kysely<Database>;
  readonly secrets: SecretBox;
  readonly now: Date;
}

/** Makes the payments that are due and gives them; with days none is made, and those of the days are given again. */
export async function bankFile({ db, secrets, now }: Parts, days: Days | null): Promise<BankFile> {
  const made = days === null ? await remit(db, now) : null;
  const payments = (await paymentsOf(db, made ?? days ?? [])).filter(({ amount }) => Number(amount) > 0);
  const rows = payments.map((payment) => {
    const account = accountFor(payment, secrets);
    return {
      number: account.number,
      cells: [
        payment.reference, payment.remitted_at.toISOString().slice(0, 10), account.holder, payment.paid_provider ?? '', payment.paid_kind ?? '', account.number, payment.paid_last_four ?? '',
        payment.currency, plainAmount({ amount: Number(payment.amount), currency: payment.currency }), account.note,
      ],
    };
  });
  return { text: csvFile([HEADS, ...rows.map(({ cells }) => cells)]), payments: rows.length, withoutNumber: rows.filter(({ number }) => number === '').length };
}

type Payment = Awaited<ReturnType<typeof paymentsOf>>[number];

/** Oldest first, with the account that is there now. */
function paymentsOf(db: Kysely<Database>, which: readonly string[] | Days) {
  const query = db
    .selectFrom('cod_remittance')
    .leftJoin('payout_account', (join) => join.onRef('payout_account.account_id', '=', 'cod_remittance.account_id').onRef('payout_account.currency', '=', 'cod_remittance.currency'))
    .select(['cod_remittance.account_id', 'cod_remittance.reference', 'cod_remittance.remitted_at', 'cod_remittance.currency', 'cod_remittance.amount'])
    .select(['cod_remittance.paid_kind', 'cod_remittance.paid_provider', 'cod_remittance.paid_last_four'])
    .select(['payout_account.holder', 'payout_account.number', 'payout_account.changed_at'])
    .orderBy('cod_remittance.remitted_at')
    .orderBy('cod_remittance.reference');
  if ('from' in which) {
    return query
      .where(sql<boolean>`cod_remittance.remitted_at >= ${new Date(which.from)}::timestamptz and cod_remittance.remitted_at < ${new Date(which.to)}::timestamptz + interval '24 hours'`)
      .execute();
  }
  return query.where(sql<boolean>`cod_remittance.id = any(${[...which]}::text[])`).execute();
}

/** What the bank needs of the account; empty with a note where it is not the one of the payment any more, or can't be read. */
function accountFor({ account_id, currency, remitted_at, paid_kind, holder, number, changed_at }: Payment, secrets: SecretBox): { readonly holder: string; readonly number: string; readonly note: string } {
  const without = (note: string) => ({ holder: '', number: '', note });
  if (paid_kind === null) return without('made before payout accounts were kept');
  if (holder === null || changed_at === null) return without('account removed since');
  if (changed_at > remitted_at) return without('account changed since');
  const whole = wholeNumberOf({ account_id, currency, number }, secrets);
  if (whole === null) return { holder, number: '', note: 'number not readable' };
  // Without the sign of E.164: operators of mobile money take it so, and a spreadsheet does not reckon with it.
  return { holder, number: whole.replace(/^\+/, ''), note: '' };
}

/** Standard output in the place of a file. */
export const STDOUT = '-';

/** Writes the file, for its owner's eyes only and never over another one. Gives sentences for the operator. Throws an Error with one. */
export async function writeBankFile(parts: Parts, file: string, days: Days | null): Promise<readonly string[]> {
  // Before payments are made, there has to be a key and a file: what was made and not written would have to be looked for.
  parts.secrets.newestMark();
  const descriptor = file === STDOUT ? null : openNew(file);
  try {
    const { text, payments, withoutNumber } = await bankFile(parts, days);
    if (descriptor === null) process.stdout.write(text);
    else writeFileSync(descriptor, text);
    return [
      payments === 0 ? 'There are no payments.' : `Payments: ${payments}.${withoutNumber === 0 ? '' : ` Without a number, see their notes: ${withoutNumber}.`}`,
      ...(file === STDOUT ? [] : [`They are in ${file}, with whole account numbers. Delete it when the bank has it.`]),
    ];
  } catch (error) {
    if (descriptor !== null) rmSync(file, { force: true });
    throw error;
  } finally {
    if (descriptor !== null) closeSync(descriptor);
  }
}

function openNew(file: string): number {
  try {
    return openSync(file, 'wx', 0o600);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw new Error(`${file} exists already. Name another file: payments never replace one.`, { cause: error });
    throw error;
  }
}
