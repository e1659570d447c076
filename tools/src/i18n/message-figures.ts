/** Figures of one part's messages in one language beside English: pure, for the report. */
import type { Catalogue } from '../gates/message-faults.ts';

export interface MessageFigures {
  readonly messages: number;
  /** Of the language itself; placeholders are none. Chinese counts each character. */
  readonly words: number;
  readonly missing: number;
  /** Of two words or more. */
  readonly sameAsEnglish: number;
  /** How much longer than English the message is that grew most, in per cent; short ones are left out. */
  readonly growth: { readonly id: string; readonly percent: number } | null;
}

/** Below this many characters a word more is no finding. */
const SHORT = 12;

const literal = (message: string): string => message.replace(/\{[^{}]*\}|<\/?[a-zA-Z][\w-]*>/g, ' ');
const wordsIn = (message: string): number => (literal(message).match(/\p{Script=Han}|[\p{L}\p{M}\d’'-]+/gu) ?? []).filter((word) => !/^[’'-]+$/.test(word)).length;

export function messageFigures(english: Catalogue, catalogue: Catalogue): MessageFigures {
  const present = Object.entries(english).flatMap(([id, original]) => (catalogue[id] === undefined ? [] : [{ id, original, text: catalogue[id] }]));
  const grown = present
    .filter(({ original }) => original.length >= SHORT && !original.includes('{'))
    .map(({ id, original, text }) => ({ id, percent: Math.round((100 * text.length) / original.length) - 100 }))
    .sort((a, b) => b.percent - a.percent);
  return {
    messages: present.length,
    words: present.reduce((sum, { text }) => sum + wordsIn(text), 0),
    missing: Object.keys(english).length - present.length,
    sameAsEnglish: present.filter(({ original, text }) => original === text && wordsIn(original) > 1).length,
    growth: grown[0] ?? null,
  };
}
