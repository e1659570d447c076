/** All answers of the help centre as plain text, in the order of the page. */
import { plainLines, plainSentences, type PlainTextOptions } from '../../content/plain-text.ts';
import { GROUPS } from './help-groups.ts';
import type { PlainAnswer } from './search/help-search.ts';

export function plainAnswers(options: PlainTextOptions): PlainAnswer[] {
  const sentence = plainSentences(options);
  return GROUPS.flatMap(({ section }) =>
    section.sections.map(({ id, title, blocks }) => ({ id, group: sentence(section.title), question: sentence(title), lines: plainLines(blocks, sentence) })),
  );
}
