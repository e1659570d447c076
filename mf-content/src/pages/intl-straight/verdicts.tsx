import { ContentBlocks } from '../../content/content-blocks.tsx';
import type { ContentSection } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import { useWeightBands } from './weight-bands.ts';
import css from './verdicts.module.css';

const BETWEEN = 'between';

/** What each stretch of the scale means, side by side along the lane: light, in between, heavy. */
export function Verdicts({ sections }: { sections: readonly ContentSection[] }) {
  const { underKg, fromKg } = useWeightBands();
  return (
    <div className={css.verdicts}>
      {sections.filter(({ id }) => id !== BETWEEN || underKg < fromKg).map(({ id, title, blocks }) => (
        <div key={id} id={id} className={`${css.verdict} ${id === BETWEEN ? css.open : ''}`}>
          <h3>
            <Say id={title} values={{ underKg, fromKg }} />
          </h3>
          <ContentBlocks blocks={blocks} />
        </div>
      ))}
    </div>
  );
}
