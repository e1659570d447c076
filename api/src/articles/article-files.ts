/** The articles of the installation: the files of `articles`, read. */
import { readFileSync } from 'node:fs';
import type { Locale } from '@amberlane/contract/site';
import type { ArticleText } from '../database/tables/content.ts';
import { articleLanguages, articleSource, type ArticleSource } from './article-source.ts';
import { blocksOf, type StartingArticle } from './starting-article.ts';

/** Reads an article in every language it needs. Throws an error that names the file. */
export function articleContent(id: string): Pick<StartingArticle, 'countries' | 'texts'> {
  const english = readArticle(id, 'en');
  const texts = articleLanguages(english.countries).map((locale) => [locale, textOf(readArticle(id, locale))] as const);
  return { countries: english.countries, texts: { en: textOf(english), ...Object.fromEntries(texts) } };
}

const textOf = ({ title, summary, body }: ArticleSource): ArticleText => ({ title, summary, body: blocksOf(body) });

function readArticle(id: string, locale: Locale): ArticleSource {
  const file = `${id}/${locale}.md`;
  try {
    return articleSource(readFileSync(new URL(`../../articles/${file}`, import.meta.url), 'utf8'));
  } catch (error) {
    throw new Error(`api/articles/${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
