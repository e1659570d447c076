import { Drawing, drawings, Icon, icons, type DrawingParts } from '@amberlane/ui';
import content from '../../../content/warehouse-head/en.md';
import { sectionOf, type ContentSection } from '../../content/content-document.ts';
import { paragraphsOf } from '../../content/paragraphs.ts';
import { Say } from '../../content/say.tsx';
import css from './stations.module.css';

/** What stands on the lane at each station, by its fragment. */
const THINGS: Readonly<Record<string, DrawingParts>> = {
  book: drawings.clipboard,
  collect: drawings.truck,
  export: drawings.crane,
  freight: drawings.plane,
  import: drawings.customs,
  shelf: drawings.rack,
};

/** The way as a road: at each station what is done, and what the sender hears of it (the last paragraph). */
export function Stations() {
  return (
    <ol role="list" className={css.stations}>
      {sectionOf(content, 'way').sections.map((section, index) => (
        <Station key={section.id} section={section} number={index + 1} />
      ))}
    </ol>
  );
}

function Station({ section: { id, title, blocks }, number }: { section: ContentSection; number: number }) {
  const [done, heard] = paragraphsOf(blocks);
  const thing = THINGS[id];
  return (
    <li id={id} className={css.station}>
      <div className={css.art} aria-hidden="true">
        {thing ? <Drawing of={thing} /> : null}
      </div>
      <span className={css.number} aria-hidden="true">
        {number}
      </span>
      <div>
        <h3>
          <Say id={title} />
        </h3>
        {done ? (
          <p className={css.done}>
            <Say {...done} />
          </p>
        ) : null}
      </div>
      {heard ? (
        <div className={css.heard}>
          <p className={css.hear}>
            <Icon of={icons.mail} />
            <Say id="warehouse-head.hear" />
          </p>
          <p>
            <Say {...heard} />
          </p>
        </div>
      ) : null}
    </li>
  );
}
