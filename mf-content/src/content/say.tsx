/** One sentence of a content file, with every fact and mark that it may name. */
import { FormattedMessage } from '@amberlane/core';
import { useFacts } from '../facts/facts.ts';
import { useContentMarkup, type ContentMarkup } from './content-markup.tsx';
import type { ContentText } from './content-document.ts';

const NO_LINKS: readonly string[] = [];

interface SayProps extends ContentText {
  /** What this place knows beside the facts. */
  readonly values?: ContentMarkup | undefined;
}

export function Say({ id, links = NO_LINKS, values }: SayProps) {
  const facts = useFacts();
  const markup = useContentMarkup(links);
  return <FormattedMessage id={id} values={{ ...facts, ...markup, ...values }} />;
}
