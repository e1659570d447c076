/** Counts of a question as a chart shows them, from what the database counted. Pure. */
import { NPS_MAX } from '@amberlane/contract/calls/surveys';
import type { Locale } from '@amberlane/contract/site';
import type { DefinedChoice, DefinedQuestion } from './definition.ts';
import type { Tally, TextPage } from './result-counts.ts';

interface OptionCount {
  readonly code: string;
  readonly label: string;
  readonly answers: number;
}
interface ValueCount {
  readonly value: number;
  readonly answers: number;
}

interface Common {
  readonly id: string;
  readonly title: string;
  /** People who answered the question. */
  readonly answered: number;
}

export type QuestionResult = Common &
  (
    | { readonly kind: 'single' | 'multi'; readonly options: readonly OptionCount[] }
    /** `score`: promoters (9, 10) less detractors (0 to 6) in hundredths of all, -100 to 100; null without answers. */
    | { readonly kind: 'nps'; readonly score: number | null; readonly promoters: number; readonly passives: number; readonly detractors: number; readonly counts: readonly ValueCount[] }
    | { readonly kind: 'scale'; readonly mean: number | null; readonly counts: readonly ValueCount[]; readonly low: string | null; readonly high: string | null }
    | { readonly kind: 'matrix'; readonly rows: readonly { readonly code: string; readonly label: string; readonly options: readonly OptionCount[] }[] }
    /** By mean place, the best first; `firsts`: how often it was put first. */
    | { readonly kind: 'ranking'; readonly options: readonly (Omit<OptionCount, 'answers'> & { readonly meanPlace: number | null; readonly firsts: number })[] }
    /** Months with answers, `2026-11`, the first one first. */
    | { readonly kind: 'date'; readonly months: readonly { readonly month: string; readonly answers: number }[] }
    | ({ readonly kind: 'text' } & TextPage)
  );

interface Told {
  readonly language: Locale;
  /** Of a question with texts. */
  readonly texts: TextPage | null;
}

export function countQuestion(question: DefinedQuestion, tallies: readonly Tally[], { language, texts }: Told): QuestionResult {
  const labelled = ({ code, label }: DefinedChoice) => ({ code, label: label[language] ?? code });
  const times = (value: string, part = ''): number => tallies.find((each) => each.value === value && each.part === part)?.people ?? 0;
  const optionsOf = (part = ''): OptionCount[] => question.options.map((option) => ({ ...labelled(option), answers: times(option.code, part) }));
  const valuesOf = (min: number, max: number): ValueCount[] => Array.from({ length: max - min + 1 }, (_, index) => ({ value: min + index, answers: times(String(min + index)) }));
  const common: Common = { id: question.id, title: question.title[language] ?? question.id, answered: times('') };

  switch (question.kind) {
    case 'single':
    case 'multi':
      return { ...common, kind: question.kind, options: optionsOf() };
    case 'nps':
      return { ...common, kind: 'nps', ...npsOf(valuesOf(0, NPS_MAX)) };
    case 'scale': {
      const counts = valuesOf(question.min ?? 0, question.max ?? 0);
      const [low, high] = question.options.map((option) => labelled(option).label);
      return { ...common, kind: 'scale', mean: meanOf(counts), counts, low: low ?? null, high: high ?? null };
    }
    case 'matrix':
      return { ...common, kind: 'matrix', rows: question.rows.map((row) => ({ ...labelled(row), options: optionsOf(row.code) })) };
    case 'ranking': {
      const options = question.options.map((option) => {
        const places = question.options.map((_, index) => ({ value: index + 1, answers: times(option.code, String(index + 1)) }));
        return { ...labelled(option), meanPlace: meanOf(places), firsts: places[0]?.answers ?? 0 };
      });
      return { ...common, kind: 'ranking', options: options.sort((a, b) => (a.meanPlace ?? Infinity) - (b.meanPlace ?? Infinity)) };
    }
    case 'date': {
      const months = tallies.filter(({ value }) => value !== '').map(({ value, people }) => ({ month: value, answers: people }));
      return { ...common, kind: 'date', months: months.sort((a, b) => (a.month < b.month ? -1 : 1)) };
    }
    case 'text':
      return { ...common, kind: 'text', ...(texts ?? { texts: [], next: null }) };
  }
}

const peopleOf = (counts: readonly ValueCount[]): number => counts.reduce((sum, { answers }) => sum + answers, 0);

/** Hundredths; null without answers. */
function meanOf(counts: readonly ValueCount[]): number | null {
  const people = peopleOf(counts);
  return people === 0 ? null : Math.round((counts.reduce((sum, { value, answers }) => sum + value * answers, 0) / people) * 100) / 100;
}

function npsOf(counts: readonly ValueCount[]) {
  const people = peopleOf(counts);
  const promoters = peopleOf(counts.filter(({ value }) => value >= 9));
  const detractors = peopleOf(counts.filter(({ value }) => value <= 6));
  return { counts, promoters, detractors, passives: people - promoters - detractors, score: people === 0 ? null : Math.round(((promoters - detractors) / people) * 100) };
}
