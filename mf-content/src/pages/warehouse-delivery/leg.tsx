import { Wrap } from '@amberlane/ui';
import content from '../../../content/warehouse-delivery/en.md';
import { ContentBlocks } from '../../content/content-blocks.tsx';
import { sectionOf } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import { headingId } from '../../section/section.tsx';
import { InsideScene } from './inside-scene.tsx';
import { RoadScene } from './road-scene.tsx';
import css from './leg.module.css';

const SCENES = { inside: <InsideScene />, road: <RoadScene /> } as const;

/** One half of an order's way: its days large beside the drawing, its steps on rules. */
export function Leg({ leg }: { leg: keyof typeof SCENES }) {
  const { id, title, sections } = sectionOf(content, leg);
  return (
    <section id={id} className={css[leg]} aria-labelledby={headingId(id)}>
      <Wrap className={css.inner}>
        <div className={css.side}>
          <h2 id={headingId(id)}>
            <Say id={title} />
          </h2>
          <p className={css.days}>
            <Say id={`warehouse-delivery.days.${leg}`} />
          </p>
          {SCENES[leg]}
        </div>
        <ol role="list" className={css.steps}>
          {sections.map((step) => (
            <li key={step.id} id={step.id} className={css.step}>
              <h3>
                <Say id={step.title} />
              </h3>
              <ContentBlocks blocks={step.blocks} />
            </li>
          ))}
        </ol>
      </Wrap>
    </section>
  );
}
