/** What a price needs to know, as a list to go through with a pen: a box stands before each question. */
import type { ReactNode } from 'react';
import { leadOf, type ContentSection } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import { Section } from '../../section/section.tsx';
import css from './questions.module.css';

export function Questions({ section }: { section: ContentSection }): ReactNode {
  const lead = leadOf(section);
  const items = section.blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));
  return (
    <Section id={section.id} ground="soft" title={<Say id={section.title} />} lead={lead ? <Say {...lead} /> : null}>
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
