/** From now and then to every day: three options beside each other, each with what it brings. */
import type { ReactNode } from 'react';
import { drawings, TextLink, Tile, type DrawingParts } from '@amberlane/ui';
import { ContentBlocks } from '../../content/content-blocks.tsx';
import { leadOf, type ContentSection } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import { Section } from '../../section/section.tsx';
import css from './volume-options.module.css';

/** What moves the goods of each option. */
const MOVERS: Readonly<Record<string, DrawingParts>> = { seldom: drawings.parcel, weekly: drawings.truck, daily: drawings.warehouse };

/** The option that leads to the form of this page. */
const CONTRACT = 'daily';

/** `enquiry`: fragment of the form. */
export function VolumeOptions({ section, enquiry }: { section: ContentSection; enquiry: string }): ReactNode {
  const lead = leadOf(section);
  return (
    <Section id={section.id} title={<Say id={section.title} />} lead={lead ? <Say {...lead} /> : null}>
      <ul role="list" className={css.options}>
        {section.sections.map((option) => {
          const mover = MOVERS[option.id];
          return (
            <li key={option.id} className={css.option}>
              <div className={css.art}>{mover ? <Tile of={mover} /> : null}</div>
              <div className={css.text}>
                <h3>
                  <Say id={option.title} />
                </h3>
                <ContentBlocks blocks={option.blocks} />
                {option.id === CONTRACT ? (
                  <p>
                    <TextLink href={`#${enquiry}`}>
                      <Say id="business-customer.enquiry.title" />
                    </TextLink>
                  </p>
                ) : null}
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
