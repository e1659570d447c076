/** The articles of the installation: `articles/<id>/<locale>.md`, front matter with title and summary, then markdown. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { LOCALES, localesOf, type Country, type Locale } from '@amberlane/contract/site';
import type { ArticleText, ByLocale } from '../database/tables/content.ts';
import { blocksOf } from './starting-article.ts';

const sentence = z.string().trim().min(1);
const frontMatter = z.strictObject({ title: sentence, summary: sentence });
const FENCED = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/** English and the languages of the article's countries; every language for an article without countries. */
export const articleLanguages = (countries: readonly Country[] | null): readonly Locale[] =>
  LOCALES.filter((locale) => locale === 'en' || !countries || countries.some((country) => localesOf(country).includes(locale)));

/** Reads an article in every language it needs. Throws an error that names the file. */
export function articleTexts(id: string, countries: readonly Country[] | null): ByLocale<ArticleText> {
  const texts = articleLanguages(countries).map((locale) => [locale, readArticle(`${id}/${locale}.md`)] as const);
  return { en: readArticle(`${id}/en.md`), ...Object.fromEntries(texts) };
}

function readArticle(file: string): ArticleText {
  const source = readFileSync(new URL(`../../articles/${file}`, import.meta.url), 'utf8');
  const [, yaml, body] = FENCED.exec(source) ?? [];
  if (yaml === undefined || body === undefined) throw new Error(`api/articles/${file} has no front matter between two lines of ---`);
  const head = frontMatter.safeParse(parse(yaml));
  if (!head.success) throw new Error(`api/articles/${file}: ${z.prettifyError(head.error).replaceAll('\n', ' ')}`);
  return { ...head.data, body: blocksOf(body) };
}
