/** The sentence of each error code in six languages (spec §8), from catalogues of their own (`errors/src/messages`). `{name}` marks a parameter. Server side only. */
import ar from '../../errors/src/messages/ar.json' with { type: 'json' };
import en from '../../errors/src/messages/en.json' with { type: 'json' };
import fr from '../../errors/src/messages/fr.json' with { type: 'json' };
import tr from '../../errors/src/messages/tr.json' with { type: 'json' };
import ur from '../../errors/src/messages/ur.json' with { type: 'json' };
import zh from '../../errors/src/messages/zh-CN.json' with { type: 'json' };
import { ERROR, type ErrorCode } from './error-codes.ts';
import { filled, type Sentences } from './sentences.ts';
import { sentenceOf, type Catalogue } from '../site/catalogue.ts';
import type { Locale } from '../site/markets.ts';

const CATALOGUES: Readonly<Record<Locale, Catalogue>> = { en, 'zh-CN': zh, fr, ar, ur, tr };

const inEveryLanguage = (id: string): Sentences =>
  Object.fromEntries(Object.entries(CATALOGUES).map(([locale, catalogue]) => [locale, sentenceOf(catalogue, id)])) as Sentences;

/** `SIGN_IN_FAILED` has the message `errors.signInFailed`. */
const idOf = (name: string): string => `errors.${name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}`;

export const ERROR_MESSAGES = Object.fromEntries(
  Object.entries(ERROR).map(([name, code]) => [code, inEveryLanguage(idOf(name))]),
) as Readonly<Record<ErrorCode, Sentences>>;

/** The sentence of a code, its parameters filled in. An unknown code reads as {@link ERROR.SERVICE}. */
export function errorMessage(code: number, locale: Locale, params: Readonly<Record<string, string | number>> = {}): string {
  const sentences = (ERROR_MESSAGES as Readonly<Record<number, Sentences>>)[code] ?? ERROR_MESSAGES[ERROR.SERVICE];
  return filled(sentences[locale], params);
}
