/**
 * What this device keeps of a questionnaire: unfinished answers, who answers where nobody is signed in, and the receipt.
 * Answers and the receipt of a customer go with the sign-out (docs/state.md); a stranger's mark stays, so that one device
 * answers once. What a blocked or full storage refuses lives as long as the page.
 */
import { DRAFT_KEY_PREFIX, READER_KEY_PREFIX } from '@amberlane/contract/site';
import { RULES } from '@amberlane/contract/domain';
import type { SurveyAnswers } from '@amberlane/contract/domain/survey-branches';

const DAY_MS = 86_400_000;

type Tree = Readonly<Record<string, unknown>>;

const answersKey = (code: string): string => `${DRAFT_KEY_PREFIX}${READER_KEY_PREFIX}questionnaire.${code}`;
const respondentKey = (code: string): string => `amberlane.questionnaire.${code}`;
const receiptKey = (code: string, signedIn: boolean): string => (signedIn ? `${READER_KEY_PREFIX}questionnaire.${code}` : `${respondentKey(code)}.receipt`);

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the storage has refused. */
const unstored = new Map<string, string>();

function readTree(key: string): Tree | null {
  try {
    const found: unknown = JSON.parse(unstored.get(key) ?? localStorage.getItem(key) ?? 'null');
    return isTree(found) ? found : null;
  } catch {
    return null;
  }
}

/** Whether the device has it. */
function write(key: string, value: Tree): boolean {
  const text = JSON.stringify(value);
  unstored.delete(key);
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    unstored.set(key, text);
    return false;
  }
}

interface KeptAnswers {
  /** Not judged yet: the questions may have changed since. */
  readonly answers: Tree;
  /** ms since 1970. */
  readonly at: number;
}

export function readAnswers(code: string, now: number): KeptAnswers | null {
  const kept = readTree(answersKey(code));
  if (!kept || !isTree(kept.answers) || typeof kept.at !== 'number') return null;
  if (now - kept.at < RULES.surveys.progressDays * DAY_MS) return { answers: kept.answers, at: kept.at };
  forgetAnswers(code);
  return null;
}

export const keepAnswers = (code: string, answers: SurveyAnswers, now: number): boolean => write(answersKey(code), { answers, at: now });

function forgetAnswers(code: string): void {
  unstored.delete(answersKey(code));
  try {
    localStorage.removeItem(answersKey(code));
  } catch {
    // A storage that refuses everything holds no answers either.
  }
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whose unfinished answers these are, where nobody is signed in; null for who has not begun. */
export function readRespondent(code: string): string | null {
  const id = readTree(respondentKey(code))?.id;
  return typeof id === 'string' && UUID.test(id) ? id : null;
}

/** Made at the first need. */
export function respondentOf(code: string): string {
  const known = readRespondent(code);
  if (known !== null) return known;
  const id = crypto.randomUUID();
  write(respondentKey(code), { id });
  return id;
}

export interface KeptReceipt {
  readonly reference: string;
  readonly receivedAt: string;
}

export function readReceipt(code: string, signedIn: boolean): KeptReceipt | null {
  const kept = readTree(receiptKey(code, signedIn));
  return typeof kept?.reference === 'string' && typeof kept.receivedAt === 'string' ? { reference: kept.reference, receivedAt: kept.receivedAt } : null;
}

/** What was unfinished is finished. */
export function keepReceipt(code: string, signedIn: boolean, { reference, receivedAt }: KeptReceipt): void {
  write(receiptKey(code, signedIn), { reference, receivedAt });
  forgetAnswers(code);
}
