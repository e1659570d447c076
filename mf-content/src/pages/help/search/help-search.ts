/**
 * Finds the answers that a reader asks for, in six languages, on the server and in the browser alike. Loaded when it is
 * needed: it brings the index with it.
 */
import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import type { Locale } from '@amberlane/contract/site';
import { askedWords, readAlikeWords, type AlikeWords, type AskedWord } from './asked-words.ts';
import type { MarkedText } from './marked-text.ts';
import { bestSentence, markWords } from './passage.ts';
import { isHan, wordsOf } from './words.ts';

/** A question with its answer as plain text. */
export interface PlainAnswer {
  /** Fragment of the answer. */
  readonly id: string;
  /** Name of the group that holds it. */
  readonly group: string;
  readonly question: string;
  /** Paragraphs, items of lists and rows of tables, one a line. */
  readonly lines: readonly string[];
}

export interface FoundAnswer {
  readonly id: string;
  readonly question: MarkedText;
  /** The sentence that holds what was asked. */
  readonly passage: MarkedText;
}

export type HelpSearch = (question: string) => readonly FoundAnswer[];

const MOST_FOUND = 10;
const FIELDS = { question: 3, answer: 1, group: 0.5 };
/** Of what a word of the same meaning counts, beside the reader's own. */
const ALIKE_SHARE = 0.4;
const FUZZY_SHARE = 0.25;
const MOST_TYPING_ERRORS = 2;
const LEAST_FOR_FUZZY = 4;
/** A shorter beginning is in too many words; Chinese characters are filed one by one anyway. */
const LEAST_FOR_PREFIX = 3;

interface Filed {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly group: string;
}

/** `alike` is the list of words of the same meaning as the content file has it. */
export function createHelpSearch(answers: readonly PlainAnswer[], locale: Locale, alike: string): HelpSearch {
  const index = new MiniSearch<Filed>({
    fields: Object.keys(FIELDS),
    tokenize: (text) => wordsOf(text, locale).flatMap(({ forms }) => forms),
    processTerm: (term) => term,
    // What is asked comes as terms already.
    searchOptions: { tokenize: (term) => [term], processTerm: (term) => term, boost: FIELDS },
  });
  index.addAll(answers.map(({ id, group, question, lines }) => ({ id, group, question, answer: lines.join('\n') })));
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  const groups: AlikeWords = readAlikeWords(alike);

  return (question) =>
    bestAnswers(askedWords(question, locale, groups).map((word) => resultsOf(index, word))).flatMap(({ id, terms }) => {
      const answer = byId.get(id);
      return answer ? [{ id, question: markWords(answer.question, terms, locale), passage: bestSentence(answer.lines, terms, locale) }] : [];
    });
}

/** Answers with one word of the question: as typed or begun, by a word of the same meaning, or else with a typing error. */
function resultsOf(index: MiniSearch<Filed>, { own, alike }: AskedWord): SearchResult[] {
  const exact: Query = {
    combineWith: 'OR',
    queries: [...own.map((terms) => allOf(terms)), ...alike.map((terms) => allOf(terms, ALIKE_SHARE))],
  };
  const found = index.search(exact);
  return found.length > 0 ? found : index.search({ combineWith: 'OR', queries: own.map((terms) => ({ combineWith: 'AND', queries: [...terms], fuzzy: typingErrors, weights: { fuzzy: FUZZY_SHARE, prefix: FUZZY_SHARE } })) });
}

const allOf = (terms: readonly string[], share = 1): Query => ({
  combineWith: 'AND',
  queries: [...terms],
  prefix: (term) => !isHan(term) && term.length >= LEAST_FOR_PREFIX,
  boost: Object.fromEntries(Object.entries(FIELDS).map(([field, boost]) => [field, boost * share])),
});

/** One from four letters on, two from seven: as many as two letters in the wrong order make. A pair of characters is too short for any. */
const typingErrors = (term: string): number | false => (isHan(term) || term.length < LEAST_FOR_FUZZY ? false : Math.min(MOST_TYPING_ERRORS, Math.floor((term.length + 1) / LEAST_FOR_FUZZY)));

interface Judged {
  readonly id: string;
  readonly words: number;
  readonly score: number;
  readonly terms: ReadonlySet<string>;
}

/** Those that hold most words of the question, when that is half of them at least. */
function bestAnswers(found: readonly (readonly SearchResult[])[]): readonly Judged[] {
  const judged = new Map<string, Judged>();
  for (const results of found) {
    for (const { id, score, terms } of results) {
      const before = judged.get(String(id)) ?? { words: 0, score: 0, terms: new Set<string>() };
      judged.set(String(id), { id: String(id), words: before.words + 1, score: before.score + score, terms: new Set([...before.terms, ...terms]) });
    }
  }
  const most = Math.max(0, ...[...judged.values()].map(({ words }) => words));
  if (most * 2 < found.length) return [];
  return [...judged.values()].filter(({ words }) => words === most).sort((one, other) => other.score - one.score).slice(0, MOST_FOUND);
}
