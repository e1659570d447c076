import { DisclosureRow } from '@amberlane/ui';
import content from '../../../content/warehouse/en.md';
import { ContentBlocks } from '../../content/content-blocks.tsx';
import { sectionOf } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import css from './page.module.css';

/** Each question opens its answer; native, so it works without JavaScript. */
export function Questions() {
  return (
    <div className={css.questions}>
      {sectionOf(content, 'questions').sections.map(({ id, title, blocks }) => (
        <DisclosureRow
          key={id}
          headed
          summary={
            <h3 className={css.question}>
              <Say id={title} />
            </h3>
          }
        >
          {/* The fragment names what is inside: the browser opens what hides a fragment's target. */}
          <div id={id} className={css.answer}>
            <ContentBlocks blocks={blocks} />
          </div>
        </DisclosureRow>
      ))}
    </div>
  );
}
