/** Packing, one picture a step. */
import type { ReactNode } from 'react';
import { Tile } from '@amberlane/ui';
import { ContentBlocks } from '../../content/content-blocks.tsx';
import { leadOf, type ContentSection } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import { Section } from '../../section/section.tsx';
import { PACKING } from './packing-drawings.ts';
import css from './packing.module.css';

export function Packing({ section }: { section: ContentSection }): ReactNode {
  const lead = leadOf(section);
  return (
    <Section id={section.id} title={<Say id={section.title} />} lead={lead ? <Say {...lead} /> : null}>
      <ol role="list" className={css.steps}>
        {section.sections.map(({ id, title, blocks }) => {
          const drawing = PACKING[id];
          return (
            <li key={id} className={css.step}>
              <div className={css.art}>{drawing ? <Tile of={drawing} /> : null}</div>
              <div className={css.text}>
                <h3>
                  <Say id={title} />
                </h3>
                <ContentBlocks blocks={blocks} />
              </div>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
