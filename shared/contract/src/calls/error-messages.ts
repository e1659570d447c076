/** The sentence of each error code in six languages (spec §8). `{name}` marks a parameter. Server side only. */
import { ACCOUNTS } from './error-messages/accounts.ts';
import { CONTENT } from './error-messages/content.ts';
import { GENERAL } from './error-messages/general.ts';
import { LEADS } from './error-messages/leads.ts';
import { ORDERS } from './error-messages/orders.ts';
import { PUSH } from './error-messages/push.ts';
import { QUOTES } from './error-messages/quotes.ts';
import type { Sentences } from './error-messages/sentences.ts';
import { TRACKING } from './error-messages/tracking.ts';
import { ERROR, type ErrorCode } from './error-codes.ts';
import type { Locale } from '../site/markets.ts';

export const ERROR_MESSAGES: Readonly<Record<ErrorCode, Sentences>> = {
  ...GENERAL,
  ...TRACKING,
  ...ACCOUNTS,
  ...QUOTES,
  ...ORDERS,
  ...CONTENT,
  ...LEADS,
  ...PUSH,
};

/** The sentence of a code, its parameters filled in. An unknown code reads as {@link ERROR.SERVICE}. */
export function errorMessage(code: number, locale: Locale, params: Readonly<Record<string, string | number>> = {}): string {
  const sentences = (ERROR_MESSAGES as Readonly<Record<number, Sentences>>)[code] ?? ERROR_MESSAGES[ERROR.SERVICE];
  return sentences[locale].replace(/\{(\w+)\}/g, (mark, name: string) => String(params[name] ?? mark));
}
