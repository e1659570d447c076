/** Answers to questionnaires by people who do not exist: some 700, each as the API itself would accept it. */
import { createHash, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { MARKETS, type Locale } from '@amberlane/contract/site';
import { shownQuestions, type SurveyAnswer } from '@amberlane/contract/domain/survey-branches';
import type { Database } from '../database/tables.ts';
import { newReference } from '../leads/reference.ts';
import type { DefinedQuestion } from '../surveys/definition.ts';
import type { StoredSurvey } from '../surveys/repository.ts';
import { insertResults, type NewResult } from '../surveys/result-repository.ts';
import { STARTING_SURVEYS } from '../surveys/survey-data.ts';
import { randomFrom, type Random } from './random.ts';

const SEED = 'amberlane questionnaires 1';
const DAY_MS = 86_400_000;
/** Results of each questionnaire, and the days over which they came in. */
const VOLUME: Readonly<Record<string, { readonly results: number; readonly days: number }>> = {
  '20221008': { results: 260, days: 120 },
  'seller-needs': { results: 100, days: 60 },
  receiving: { results: 120, days: 45 },
  'after-delivery': { results: 180, days: 40 },
  'delivery-poll': { results: 40, days: 200 },
};

const WORDS: Readonly<Record<Locale, readonly string[]>> = {
  en: ['Please call before you come.', 'Customs took a week and nobody told me.', 'The box was too big for the goods.'],
  'zh-CN': ['希望派送前先打电话。', '清关等了一周，没有任何通知。', '希望增加周末派送。'],
  fr: ['Appelez avant de passer, s’il vous plaît.', 'Une semaine en douane sans nouvelles.', 'Le point de retrait ferme trop tôt.'],
  ar: ['أرجو الاتصال قبل الوصول.', 'بقي الطرد أسبوعًا في الجمارك دون إشعار.', 'أتمنى التسليم في المساء.'],
  ur: ['براہِ کرم آنے سے پہلے فون کریں۔', 'ایک ہفتہ کسٹمز میں رہا اور اطلاع نہیں ملی۔', 'شام کو ڈیلیوری ہو تو بہتر ہے۔'],
  tr: ['Lütfen gelmeden önce arayın.', 'Gümrükte bir hafta bekledi, haber verilmedi.', 'Akşam teslimat olsa iyi olur.'],
};

/** Fills a table that is still empty. */
export async function seedSurveyResults(db: Transaction<Database>, now: Date): Promise<void> {
  const some = await db.selectFrom('survey_result').select('id').limit(1).executeTakeFirst();
  if (some) return;
  await insertResults(db, surveyResults(now));
}

/** The same people with the same answers each time; ids and references are new. */
export function surveyResults(now: Date): NewResult[] {
  const random = randomFrom(SEED);
  return STARTING_SURVEYS.flatMap((survey) => {
    const { results, days } = VOLUME[survey.code] ?? { results: 0, days: 1 };
    return Array.from({ length: results }, (_, index) => resultOf(survey, index, { random, createdAt: momentWithin(days, random, now) }));
  });
}

const momentWithin = (days: number, random: Random, now: Date): Date => new Date(now.getTime() - Math.floor(random.fraction() * days * DAY_MS));

function resultOf(survey: StoredSurvey, index: number, { random, createdAt }: { readonly random: Random; readonly createdAt: Date }): NewResult {
  const { country, locale } = random.pick(MARKETS);
  return {
    id: randomUUID(),
    reference: newReference('SV'),
    surveyCode: survey.code,
    respondentHash: createHash('sha256').update(`demo ${survey.code} ${index}`).digest('hex'),
    country,
    locale,
    answers: answersTo(survey.definition.questions, { locale, random, createdAt }),
    createdAt,
  };
}

interface Person {
  readonly locale: Locale;
  readonly random: Random;
  readonly createdAt: Date;
}

/** Walks through the questions as a person would: each answer decides what is asked next. */
function answersTo(questions: readonly DefinedQuestion[], person: Person): Record<string, SurveyAnswer> {
  const answers: Record<string, SurveyAnswer> = {};
  for (const question of questions) {
    const isShown = shownQuestions(questions, answers).includes(question);
    if (isShown && (question.required || person.random.fraction() < CHANCE[question.kind])) answers[question.id] = answerTo(question, person);
  }
  return answers;
}

/** How many answer what they need not: few people write. */
const CHANCE: Readonly<Record<DefinedQuestion['kind'], number>> = { single: 0.8, multi: 0.8, nps: 0.8, matrix: 0.8, scale: 0.8, ranking: 0.6, date: 0.7, text: 0.25 };

function answerTo({ kind, options, rows, max, min }: DefinedQuestion, { locale, random, createdAt }: Person): SurveyAnswer {
  const codes = options.map(({ code }) => code);
  switch (kind) {
    case 'single':
      return mostlyFirst(codes, random);
    case 'multi':
      return severalOf(codes, max ?? codes.length, random);
    case 'nps':
      return Math.min(10, random.between(4, 12));
    case 'scale':
      return Math.max(random.between(min ?? 1, max ?? 5), random.between(min ?? 1, max ?? 5));
    case 'matrix':
      return Object.fromEntries(rows.map(({ code }) => [code, mostlyFirst(codes, random)]));
    case 'ranking':
      return inSomeOrder(codes, random);
    case 'date':
      return new Date(createdAt.getTime() - random.between(1, 90) * DAY_MS).toISOString().slice(0, 10);
    case 'text':
      return random.pick(WORDS[locale]);
  }
}

/** Earlier options mostly come first. */
function inSomeOrder(codes: readonly string[], random: Random): string[] {
  const places = codes.map((code, index) => ({ code, place: index + random.fraction() * 3 }));
  return places.sort((a, b) => a.place - b.place).map(({ code }) => code);
}

/** Earlier options are taken more often: the lower of two draws. */
function mostlyFirst(codes: readonly string[], random: Random): string {
  const [left, right] = [random.between(0, codes.length - 1), random.between(0, codes.length - 1)];
  return codes[Math.min(left, right)] ?? random.pick(codes);
}

/** One at least, each once, in the order of the question. */
function severalOf(codes: readonly string[], most: number, random: Random): string[] {
  const first = mostlyFirst(codes, random);
  return codes.filter((code) => code === first || random.fraction() < 0.3).slice(0, most);
}
