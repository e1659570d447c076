/** From now and then to every day: three stops of one lane, each with what it brings. */
import type { ReactNode } from 'react';
import { drawings, TextLink, Tile, type DrawingParts } from '@amberlane/ui';
import { ContentBlocks } from '../../content/content-blocks.tsx';
import { leadOf, type ContentSection } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import { Section } from '../../section/section.tsx';
import css from './volume-lane.module.css';

/** What moves the goods at each stop. */
const MOVERS: Readonly<Record<string, DrawingParts>> = { seldom: drawings.parcel, weekly: drawings.truck, daily: drawings.warehouse };

/** The stop that leads to the form of this page. */
const CONTRACT = 'daily';

/** `enquiry`: fragment of the form. */
export function VolumeLane({ section, enquiry }: { section: ContentSection; enquiry: string }): ReactNode {
  const lead = leadOf(section);
  return (
    <Section id={section.id} title={<Say id={section.title} />} lead={lead ? <Say {...lead} /> : null}>
      <ol role="list" className={css.stops}>
        {section.sections.map((stop) => {
          const mover = MOVERS[stop.id];
          return (
            <li key={stop.id} className={css.stop}>
              <div className={css.art}>{mover ? <Tile of={mover} /> : null}</div>
              <div className={css.text}>
                <h3>
                  <Say id={stop.title} />
                </h3>
                <ContentBlocks blocks={stop.blocks} />
                {stop.id === CONTRACT ? (
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
      </ol>
    </Section>
  );
}
