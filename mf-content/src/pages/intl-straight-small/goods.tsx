import content from '../../../content/intl-straight-small/en.md';
import { sectionOf, type ContentText } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import { YesNo } from '../../accepted-goods/accepted-goods.tsx';

const yes = sectionOf(content, 'yes');
const no = sectionOf(content, 'no');
const itemsOf = ({ blocks }: typeof yes): readonly ContentText[] => blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));

/** What may travel and what stays (spec §9 batteries; service rules). */
export function Goods() {
  return <YesNo yesTitle={<Say id={yes.title} />} yes={itemsOf(yes)} noTitle={<Say id={no.title} />} no={itemsOf(no)} />;
}
