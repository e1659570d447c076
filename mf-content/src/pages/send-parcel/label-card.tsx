/** What a label says, laid out as one: the list is the label. */
import type { ReactNode } from 'react';
import { leadOf, type ContentSection } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import { Section } from '../../section/section.tsx';
import css from './label-card.module.css';

export function LabelCard({ section }: { section: ContentSection }): ReactNode {
  const lead = leadOf(section);
  const fields = section.blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));
  return (
    <Section id={section.id} ground="soft" title={<Say id={section.title} />} lead={lead ? <Say {...lead} /> : null}>
      <div className={css.label}>
        <div className={css.barcode} aria-hidden="true" />
        <ul role="list" className={css.fields}>
          {fields.map((field) => (
            <li key={field.id} className={css.field}>
              <Say {...field} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
