/** One file of an article, `articles/<id>/<locale>.md`: front matter with title and summary, then markdown. Pure. */
import { parse } from 'yaml';
import { z } from 'zod';
import { COUNTRIES, LOCALES, localesOf, type Country, type Locale } from '@amberlane/contract/site';

const sentence = z.string().trim().min(1);
const frontMatter = z.strictObject({
  title: sentence,
  summary: sentence,
  /** English file: whose readers get the article; left out for an article of every country. */
  countries: z.array(z.enum(COUNTRIES)).min(1).optional(),
});
const FENCED = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

export interface ArticleSource {
  readonly title: string;
  readonly summary: string;
  readonly countries: readonly Country[] | null;
  /** The front matter as it is written. */
  readonly yaml: string;
  /** Markdown, see `blocksOf`. */
  readonly body: string;
}

/** Throws an error that says what is wrong with the front matter. */
export function articleSource(source: string): ArticleSource {
  const [, yaml, body] = FENCED.exec(source) ?? [];
  if (yaml === undefined || body === undefined) throw new Error('has no front matter between two lines of ---');
  const head = frontMatter.safeParse(parse(yaml));
  if (!head.success) throw new Error(z.prettifyError(head.error).replaceAll('\n', ' '));
  const { title, summary, countries = null } = head.data;
  return { title, summary, countries, yaml, body };
}

/** English and the languages of the article's countries; every language for an article without countries. */
export const articleLanguages = (countries: readonly Country[] | null): readonly Locale[] =>
  LOCALES.filter((locale) => locale === 'en' || !countries || countries.some((country) => localesOf(country).includes(locale)));
