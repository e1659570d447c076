/** Data and head of the help centre. */
import type { PageContext, PageHead } from '@amberlane/core';
import { languageTag } from '@amberlane/contract/site';
import content from '../../../content/help/en.md';
import { asOfIn, helpAnswered } from '../../content-slice.ts';
import { loadContacts } from '../../support-contacts/contact-api.ts';
import { factsOn } from '../../facts/facts.ts';
import { contentHead } from '../../head/content-head.ts';
import { findAnswers } from './find-answers.ts';
import { readHelpQuery } from './help-query.ts';
import { plainAnswers } from './plain-answers.ts';

export async function loadHelp(context: PageContext): Promise<void> {
  await Promise.all([loadContacts(context), answer(context)]);
}

async function answer({ market, search, intl, site }: PageContext): Promise<void> {
  const query = readHelpQuery(search);
  if (!query || query.tooShort) return;
  const found = await findAnswers(query.text, { market, intl, day: asOfIn(site) }).catch(() => null);
  site.dispatch(helpAnswered({ question: query.text, found }));
}

/** A page with a question is one reader's business: it stays out of search engines, which get all answers from the page itself. */
export function helpHead(context: PageContext): PageHead {
  const head = contentHead(content.head, context);
  return context.search.size > 0 ? { ...head, noindex: true } : { ...head, jsonLd: [questionsAndAnswers(context)] };
}

/** https://schema.org/FAQPage */
function questionsAndAnswers({ intl, market, site }: PageContext): Readonly<Record<string, unknown>> {
  const answers = plainAnswers({ intl, country: market.country, facts: factsOn(asOfIn(site)) });
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: languageTag(market),
    mainEntity: answers.map(({ question, lines }) => ({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: lines.join('\n') } })),
  };
}
