/** What a price needs to know, as a list to go through with a pen: a box stands before each question. */
import type { ReactNode } from 'react';
import type { ContentSection } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import { Section } from '../../section/section.tsx';
import css from './questions.module.css';

export function Questions({ section: { id, title, blocks } }: { section: ContentSection }): ReactNode {
  const [lead] = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));
  const items = blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));
  return (
    <Section id={id} ground="soft" title={<Say id={title} />} lead={lead ? <Say {...lead} /> : null}>
      <ul role="list" className={css.questions}>
        {items.map((item) => (
          <li key={item.id} className={css.question}>
            <span>
              <Say {...item} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
