/** Articles, open positions, questionnaires and their answers. */
import type { Generated, JSONColumnType } from 'kysely';
import type { Country, Locale } from '@amberlane/contract/site';
import type { ArticleBlock, ArticleType } from '@amberlane/contract/calls/articles';
import type { EmploymentType, JobType } from '@amberlane/contract/calls/jobs';
import type { SurveyAnswers } from '@amberlane/contract/domain/survey-branches';
import type { SentAnswers, SurveyStatus } from '@amberlane/contract/calls/surveys';
import type { AuthorTeam } from '../../articles/author-team.ts';
import type { StoredDefinition } from '../../surveys/definition.ts';
import type { Instant } from './column-types.ts';

/** English is always there; the other languages are those of the countries. */
export type ByLocale<T> = Readonly<{ en: T } & Partial<Record<Locale, T>>>;

export interface ArticleText {
  readonly title: string;
  readonly summary: string;
  /** As blocks, or as the HTML of an editor, which is read anew, and only as far as it is allowed, for each reader. */
  readonly body: readonly ArticleBlock[] | { readonly html: string };
}

export interface JobText {
  readonly name: string;
  readonly site: string;
  readonly description: readonly string[];
}

/** Which state of the content that comes with the installation is in the tables. */
export interface ContentSetTable {
  name: string;
  hash: string;
}

interface Dated {
  /** Exactly one of the two is set. */
  days_ago: number | null;
  published_at: Instant | null;
  /** Changed by an operator: stays as it is. */
  edited: Generated<boolean>;
}

export interface ArticleTable extends Dated {
  id: string;
  type: ArticleType;
  /** null: for readers of every country. */
  countries: JSONColumnType<readonly Country[]> | null;
  desk: AuthorTeam;
  cover: string;
  pinned: boolean;
  texts: JSONColumnType<ByLocale<ArticleText>>;
}

export interface JobTable extends Dated {
  id: string;
  type: JobType;
  country: Country;
  employment: Generated<EmploymentType>;
  /** Days from today to the last day for applications, as `days_ago` is counted from today; null: see `closes_at`. */
  open_days: number | null;
  /** When an operator stops taking applications; null for both: open until filled. */
  closes_at: Instant | null;
  texts: JSONColumnType<ByLocale<JobText>>;
}

export interface SurveyTable {
  code: string;
  status: SurveyStatus;
  definition: JSONColumnType<StoredDefinition>;
  sort: number;
  edited: Generated<boolean>;
  /** Who of the staff set the status, and when; null while it is that of the installation. */
  status_by: string | null;
  status_at: Instant | null;
}

export interface SurveyResultTable {
  id: string;
  reference: string;
  survey_code: string;
  /** Tells that a person answered, not who: SHA-256 of questionnaire and account or respondent. */
  respondent_hash: string;
  country: Country;
  locale: Locale;
  answers: JSONColumnType<SurveyAnswers>;
  created_at: Instant;
}

/** Unfinished answers of one person, as they were sent. */
export interface SurveyProgressTable {
  survey_code: string;
  respondent_hash: string;
  answers: JSONColumnType<SentAnswers>;
  saved_at: Instant;
}

export interface ContentTables {
  content_set: ContentSetTable;
  article: ArticleTable;
  job: JobTable;
  survey: SurveyTable;
  survey_result: SurveyResultTable;
  survey_progress: SurveyProgressTable;
}
