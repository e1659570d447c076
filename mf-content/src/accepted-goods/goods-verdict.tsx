import type { ContentSection, ContentText } from '../content/content-document.ts';
import { Say } from '../content/say.tsx';
import { YesNo } from './accepted-goods.tsx';

const itemsOf = ({ blocks }: ContentSection): readonly ContentText[] => blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));

/** A section of two parts, each with a list: first what is taken, then what is not. */
export function GoodsVerdict({ section: { id, sections } }: { section: ContentSection }) {
  const [yes, no] = sections;
  if (!yes || !no) throw new Error(`#${id} needs two parts: what is taken, and what is not`);
  return <YesNo yesTitle={<Say id={yes.title} />} yes={itemsOf(yes)} noTitle={<Say id={no.title} />} no={itemsOf(no)} />;
}
