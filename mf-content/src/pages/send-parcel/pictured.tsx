/** Sections of a text, each beside a picture: what is done one after the other, or ways to choose from. */
import type { ReactNode } from 'react';
import { Tile, type DrawingParts } from '@amberlane/ui';
import { ContentBlocks } from '../../content/content-blocks.tsx';
import { leadOf, type ContentSection } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import { Section } from '../../section/section.tsx';
import css from './pictured.module.css';

interface PicturedProps {
  readonly section: ContentSection;
  readonly kind: 'steps' | 'ways';
  /** Picture of each section by its id. */
  readonly pictures: Readonly<Record<string, DrawingParts>>;
}

export function Pictured({ section, kind, pictures }: PicturedProps): ReactNode {
  const lead = leadOf(section);
  const List = kind === 'steps' ? 'ol' : 'ul';
  return (
    <Section id={section.id} title={<Say id={section.title} />} lead={lead ? <Say {...lead} /> : null}>
      <List role="list" className={css[kind]}>
        {section.sections.map(({ id, title, blocks }) => {
          const picture = pictures[id];
          return (
            <li key={id} className={css.entry}>
              <div className={css.art}>{picture ? <Tile of={picture} /> : null}</div>
              <div className={css.text}>
                <h3>
                  <Say id={title} />
                </h3>
                <ContentBlocks blocks={blocks} />
              </div>
            </li>
          );
        })}
      </List>
    </Section>
  );
}
