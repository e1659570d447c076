import { Tile } from '@amberlane/ui';
import type { ContentSection } from '../../content/content-document.ts';
import { LabelledLines } from '../../content/labelled-lines.tsx';
import { Say } from '../../content/say.tsx';
import { PhoneFold } from '../../phone-fold/phone-fold.tsx';
import { GOODS_DRAWINGS } from './goods-drawings.ts';
import css from './shelf.module.css';

/** What each line of a shelf tells, in the order of its list. */
const LABELS = (['line', 'rule', 'paper'] as const).map((label) => <Say key={label} id={`industry.label.${label}`} />);

/** One kind of goods: line, rule and papers (folded on phones), and a slip that says how customs wants it named. */
export function Shelf({ section }: { section: ContentSection }) {
  const { id, title } = section;
  const drawing = GOODS_DRAWINGS[id];
  return (
    <div id={id} className={css.shelf}>
      <div className={css.tile}>{drawing ? <Tile of={drawing} /> : null}</div>
      <div>
        <h3 className={css.title}>
          <Say id={title} />
        </h3>
        <div className={css.lines}>
          <LabelledLines section={section} labels={LABELS} to={1} />
          <PhoneFold summary={<Say id="industry.label.more" />}>
            <LabelledLines section={section} labels={LABELS} from={1} />
          </PhoneFold>
        </div>
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
