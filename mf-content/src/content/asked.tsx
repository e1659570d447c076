import type { AccordionItem } from '@amberlane/ui';
import { ContentBlocks } from './content-blocks.tsx';
import type { ContentSection } from './content-document.ts';
import { Say } from './say.tsx';

/** The parts of a section as questions that open their answers (`Accordion`); their fragments stay. */
export const askedIn = ({ sections }: ContentSection): AccordionItem[] =>
  sections.map(({ id, title, blocks }) => ({ id, title: <Say id={title} />, content: <ContentBlocks blocks={blocks} caption={<Say id={title} />} /> }));
