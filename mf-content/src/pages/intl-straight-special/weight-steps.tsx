import { ContentBlocks } from '../../content/content-blocks.tsx';
import type { ContentSection } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import css from './weight-steps.module.css';

/** How a price becomes final, by weight: stretches of one lane, each drawn as what it means. */
export function WeightSteps({ sections }: { sections: readonly ContentSection[] }) {
  return (
    <ol role="list" className={css.lane}>
      {sections.map(({ id, title, blocks }) => (
        <li key={id} id={id} className={css.stretch}>
          <h3>
            <Say id={title} />
          </h3>
          <ContentBlocks blocks={blocks} />
        </li>
      ))}
    </ol>
  );
}
