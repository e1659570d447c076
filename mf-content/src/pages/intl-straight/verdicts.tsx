import { ContentBlocks } from '../../content/content-blocks.tsx';
import type { ContentSection } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import css from './verdicts.module.css';

/** What each stretch of the scale means, side by side along the lane: light, in between, heavy. */
export function Verdicts({ sections }: { sections: readonly ContentSection[] }) {
  return (
    <div className={css.verdicts}>
      {sections.map(({ id, title, blocks }) => (
        <div key={id} id={id} className={css.verdict}>
          <h3>
            <Say id={title} />
          </h3>
          <ContentBlocks blocks={blocks} />
        </div>
      ))}
    </div>
  );
}
