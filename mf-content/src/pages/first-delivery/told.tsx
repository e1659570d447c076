import { Wrap } from '@amberlane/ui';
import content from '../../../content/first-delivery/en.md';
import { ContentBlocks } from '../../content/content-blocks.tsx';
import { sectionOf } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import { headingId } from '../../section/section.tsx';
import css from './told.module.css';

const told = sectionOf(content, 'told');
/** The border, a diamond on the lane (VISUAL §1). */
const BORDER = 'told-customs';

/** The messages of a shipment in their order: heading at the side, the lane with its stops beside it. */
export function Told() {
  return (
    <section id={told.id} className={css.band} aria-labelledby={headingId(told.id)}>
      <Wrap className={css.inner}>
        <h2 id={headingId(told.id)} className={css.heading}>
          <Say id={told.title} />
        </h2>
        <ol role="list" className={css.messages}>
          {told.sections.map(({ id, title, blocks }) => (
            <li key={id} id={id} className={`${css.message} ${id === BORDER ? css.border : ''}`}>
              <h3>
                <Say id={title} />
              </h3>
              <ContentBlocks blocks={blocks} />
            </li>
          ))}
        </ol>
      </Wrap>
    </section>
  );
}
