import { ContentBlocks } from '../../content/content-blocks.tsx';
import type { ContentSection } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import css from './payers.module.css';

/** Who pays duty in which case: names and answers on rules, the usual case first. */
export function Payers({ sections }: { sections: readonly ContentSection[] }) {
  return (
    <ul role="list" className={css.payers}>
      {sections.map(({ id, title, blocks }) => (
        <li key={id} id={id} className={css.payer}>
          <h3>
            <Say id={title} />
          </h3>
          <ContentBlocks blocks={blocks} />
        </li>
      ))}
    </ul>
  );
}
