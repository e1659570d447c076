import { Tile } from '@amberlane/ui';
import type { ContentSection } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import { GOODS_DRAWINGS } from './goods-drawings.ts';
import css from './shelf.module.css';

/** What each line of a shelf tells, in the order of its list. */
const LABELS = ['line', 'rule', 'paper'] as const;

/** One kind of goods: line, rule and papers, and a slip that says how customs wants it named. */
export function Shelf({ section: { id, title, blocks } }: { section: ContentSection }) {
  const drawing = GOODS_DRAWINGS[id];
  const lines = blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));
  return (
    <div id={id} className={css.shelf}>
      <div className={css.tile}>{drawing ? <Tile of={drawing} /> : null}</div>
      <div>
        <h3 className={css.title}>
          <Say id={title} />
        </h3>
        <dl className={css.lines}>
          {lines.map((line, index) => (
            <div key={line.id} className={css.line}>
              <dt className={css.label}>
                <Say id={`industry.label.${LABELS[index] ?? 'paper'}`} />
              </dt>
              <dd>
                <Say {...line} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <Slip id={id} />
    </div>
  );
}

/** A customs slip: the word that says too little is crossed out, the one that is accepted is written below. */
function Slip({ id }: { id: string }) {
  return (
    <div className={css.slip}>
      <h4 className={css.slipTitle}>
        <Say id="industry.label.slip" />
      </h4>
      <p>
        <span className={css.label}>
          <Say id="industry.label.broad" />
        </span>
        <del className={css.broad}>
          <Say id={`industry.${id}.broad`} />
        </del>
      </p>
      <p>
        <span className={css.label}>
          <Say id="industry.label.exact" />
        </span>
        <b>
          <Say id={`industry.${id}.exact`} />
        </b>
      </p>
    </div>
  );
}
