import { useIntl } from '@amberlane/core';
import { Drawing, Wrap } from '@amberlane/ui';
import type { ContentSection } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import { GOODS_DRAWINGS } from './goods-drawings.ts';
import css from './shelf-index.module.css';

/** The six kinds of goods on one board: each leads to its shelf below. */
export function ShelfIndex({ sections }: { sections: readonly ContentSection[] }) {
  const label = useIntl().formatMessage({ id: 'industry.jump.label' });
  return (
    <nav aria-label={label} className={css.board}>
      <Wrap>
        <ul role="list" className={css.goods}>
          {sections.map(({ id, title }) => {
            const drawing = GOODS_DRAWINGS[id];
            return (
              <li key={id}>
                <a href={`#${id}`} className={css.link}>
                  <span className={css.drawing}>{drawing ? <Drawing of={drawing} /> : null}</span>
                  <b className={css.name}>
                    <Say id={title} />
                  </b>
                </a>
              </li>
            );
          })}
        </ul>
      </Wrap>
    </nav>
  );
}
