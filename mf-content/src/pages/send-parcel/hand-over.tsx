/** The two ways into our hands: a site, or a courier at the gate. */
import type { ReactNode } from 'react';
import { drawings, Tile, type DrawingParts } from '@amberlane/ui';
import { ContentBlocks } from '../../content/content-blocks.tsx';
import type { ContentSection } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import { Section } from '../../section/section.tsx';
import css from './hand-over.module.css';

const PLACES: Readonly<Record<string, DrawingParts>> = { bring: drawings.scale, collect: drawings.truck };

export function HandOver({ section }: { section: ContentSection }): ReactNode {
  return (
    <Section id={section.id} title={<Say id={section.title} />}>
      <div className={css.ways}>
        {section.sections.map(({ id, title, blocks }) => {
          const drawing = PLACES[id];
          return (
            <div key={id} className={css.way}>
              <div className={css.art}>{drawing ? <Tile of={drawing} /> : null}</div>
              <div className={css.text}>
                <h3>
                  <Say id={title} />
                </h3>
                <ContentBlocks blocks={blocks} />
              </div>
            </div>
          );
        })}
      </div>
    </Section>
  );
}
