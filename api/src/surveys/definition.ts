/** How a questionnaire is stored: questions, branches, quotas and times as data, every text in each of its languages. */
import { COUNTRY_TIME_ZONE, LOCALES, type Country, type Locale } from '@amberlane/contract/site';
import type { Branch } from '@amberlane/contract/domain/survey-branches';
import { NPS_MAX, type QuestionKind, type SURVEY_EVENTS, type SurveyQuestion } from '@amberlane/contract/calls/surveys';

export type InSix = Readonly<Record<Locale, string>>;
/** In the languages of the questionnaire. */
export type Texts = Readonly<Partial<Record<Locale, string>>>;

export interface DefinedChoice {
  readonly code: string;
  readonly label: Texts;
}

/** A calendar day, or so many days from today, in the country of the reader. */
export type DayBound = string | { readonly fromToday: number };

export interface DefinedQuestion {
  readonly id: string;
  readonly kind: QuestionKind;
  readonly title: Texts;
  readonly required: boolean;
  /** Of `scale`: none, or the words at its two ends. */
  readonly options: readonly DefinedChoice[];
  readonly rows: readonly DefinedChoice[];
  /** Most characters of a text, most choices of `multi`, end of `scale`. */
  readonly max: number | null;
  /** Beginning of `scale`. */
  readonly min: number | null;
  readonly from: DayBound | null;
  readonly until: DayBound | null;
  readonly showIf: Branch | null;
}

/** Most answers: of all people, of one country, or with one answer to a question; conditions that are named all hold. */
export interface Quota {
  readonly most: number;
  readonly country: Country | null;
  readonly question: string | null;
  /** The answer to `question`: an option's code, or a score as text. */
  readonly option: string | null;
}

export type SurveyEvent = (typeof SURVEY_EVENTS)[number];

export interface SurveyDefinition {
  /** The first stands in for the languages that it does not have. */
  readonly languages: readonly Locale[];
  readonly title: Texts;
  readonly intro: Texts;
  readonly minutes: number;
  /** Instants with their distance from UTC; null where no time is set. */
  readonly opensAt: string | null;
  readonly closesAt: string | null;
  readonly quotas: readonly Quota[];
  /** Asked after this event of a parcel, once for each parcel, and not listed; null for one that anybody may answer. */
  readonly event: SurveyEvent | null;
  readonly questions: readonly DefinedQuestion[];
}

type NeededOfQuestion = 'id' | 'kind' | 'title';
type StoredQuestion = Pick<DefinedQuestion, NeededOfQuestion> & Partial<Omit<DefinedQuestion, NeededOfQuestion>>;
type NeededParts = 'title' | 'intro' | 'minutes';
/** As rows hold it: those of an older version, and those that were written by hand, leave out what has its usual value. */
export type StoredDefinition = Pick<SurveyDefinition, NeededParts> & Partial<Omit<SurveyDefinition, NeededParts | 'questions'>> & { readonly questions: readonly StoredQuestion[] };

const OPEN_TO_ALL = { languages: LOCALES, opensAt: null, closesAt: null, quotas: [], event: null } as const;
const PLAIN_QUESTION = { required: true, options: [], rows: [], max: null, min: null, from: null, until: null, showIf: null } as const;

export const completed = (stored: StoredDefinition): SurveyDefinition => ({
  ...OPEN_TO_ALL,
  ...stored,
  questions: stored.questions.map((question) => ({ ...PLAIN_QUESTION, ...question })),
});

/** The reader's language when the questionnaire has it. */
export const languageFor = ({ languages }: SurveyDefinition, locale: Locale): Locale => (languages.includes(locale) ? locale : (languages[0] ?? locale));

/** Where and when a question is asked. */
export interface Asked {
  readonly country: Country;
  readonly now: Date;
}

/** `2026-11-22`: the bound as a day of the reader's country. */
export function dayOf(bound: DayBound | null, { country, now }: Asked): string | null {
  if (bound === null || typeof bound === 'string') return bound;
  const [year = 0, month = 1, day = 1] = new Intl.DateTimeFormat('en-CA', { timeZone: COUNTRY_TIME_ZONE[country] }).format(now).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day + bound.fromToday)).toISOString().slice(0, 10);
}

export const questionIn = (locale: Locale, { title, options, rows, from, until, showIf, ...rest }: DefinedQuestion, asked: Asked): SurveyQuestion => ({
  ...rest,
  title: title[locale] ?? '',
  options: options.map(({ code, label }) => ({ code, label: label[locale] ?? '' })),
  rows: rows.map(({ code, label }) => ({ code, label: label[locale] ?? '' })),
  from: dayOf(from, asked),
  until: dayOf(until, asked),
  showIf: showIf && { question: showIf.question, anyOf: [...showIf.anyOf] },
});

/** Answers that a question can have, as branches and quotas name them; none for those that can't be foreseen. */
export function possibleAnswers({ kind, options, min, max }: DefinedQuestion): readonly string[] {
  switch (kind) {
    case 'single':
    case 'multi':
    case 'matrix':
      return options.map(({ code }) => code);
    case 'nps':
      return numbers(0, NPS_MAX);
    case 'scale':
      return numbers(min ?? 0, max ?? 0);
    case 'ranking':
    case 'text':
    case 'date':
      return [];
  }
}

const numbers = (min: number, max: number): string[] => Array.from({ length: max - min + 1 }, (_, index) => String(min + index));
