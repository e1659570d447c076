/** The name of a statement in its address: whose, of which currency, in which language, until when, signed. Pure. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { CURRENCIES, type Currency } from '@amberlane/contract/domain/currencies';
import { LOCALES, type Locale } from '@amberlane/contract/site';
import type { STATEMENT_FORMATS } from '@amberlane/contract/calls/cod';

export interface StatementName {
  readonly accountId: string;
  readonly currency: Currency;
  readonly locale: Locale;
  readonly format: (typeof STATEMENT_FORMATS)[number];
  /** ISO days; '' for no limit. They stand in the query of the address. */
  readonly from: string;
  readonly to: string;
}

const TOKEN = /^([\w-]{1,40})\.([A-Z]{3})\.(\d)\.([0-9a-z]{1,10})\.([\w-]{32})$/;
/** 192 bits of the signature: parameters of a path hold a hundred characters. */
const SIGNATURE_BYTES = 24;

const signatureOf = (key: Buffer, { accountId, currency, locale, format, from, to }: StatementName, until: string): Buffer =>
  createHmac('sha256', key).update(`cod ${accountId} ${currency} ${locale} ${format} ${from} ${to} ${until}`).digest().subarray(0, SIGNATURE_BYTES);

export function statementToken(key: Buffer, name: StatementName, expiresAt: Date): string {
  const until = expiresAt.getTime().toString(36);
  return `${name.accountId}.${name.currency}.${LOCALES.indexOf(name.locale)}.${until}.${signatureOf(key, name, until).toString('base64url')}`;
}

/** null for a token that is over, or was not made with the key for these days and this format. */
export function readStatementToken(key: Buffer, token: string, { format, from, to }: Pick<StatementName, 'format' | 'from' | 'to'>, now: Date): StatementName | null {
  const [, accountId, code, index, until, signature] = TOKEN.exec(token) ?? [];
  const currency = CURRENCIES.find((one) => one === code);
  const locale = LOCALES[Number(index)];
  if (accountId === undefined || !currency || !locale || until === undefined || signature === undefined) return null;
  const name = { accountId, currency, locale, format, from, to };
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(key, name, until);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return Number.parseInt(until, 36) > now.getTime() ? name : null;
}
