/** The sentence of each error code in six languages (spec §8), from `src/messages`. `{name}` marks a parameter. Server side only. */
import ar from '../messages/ar.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import fr from '../messages/fr.json' with { type: 'json' };
import tr from '../messages/tr.json' with { type: 'json' };
import ur from '../messages/ur.json' with { type: 'json' };
import zh from '../messages/zh-CN.json' with { type: 'json' };
import { ERROR, type ErrorCode } from './error-codes.ts';
import { filled, sentenceOf, type Catalogue, type Sentences } from './sentences.ts';
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
