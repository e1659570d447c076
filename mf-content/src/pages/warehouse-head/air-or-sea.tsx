import { DrawingShapes, drawings } from '@amberlane/ui';
import content from '../../../content/warehouse-head/en.md';
import { ContentBlocks } from '../../content/content-blocks.tsx';
import { sectionOf } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import { Section } from '../../section/section.tsx';
import css from './air-or-sea.module.css';

const mode = sectionOf(content, 'mode');
const WAYS = [
  { id: 'air', scene: <Air /> },
  { id: 'sea', scene: <Sea /> },
] as const;

/** Two ways over the same distance; in the drawings the plane crosses several times while the ship crosses once. */
export function AirOrSea() {
  return (
    <Section id={mode.id} ground="soft" title={<Say id={mode.title} />}>
      <div className={css.ways}>
        {WAYS.map(({ id, scene }) => (
          <div key={id} id={id} className={css.way}>
            {scene}
            <h3 className={css.title}>
              <Say id={sectionOf(content, id).title} />
            </h3>
            <ContentBlocks blocks={sectionOf(content, id).blocks} />
          </div>
        ))}
      </div>
    </Section>
  );
}

function Air() {
  return (
    <svg viewBox="0 0 560 170" className={css.scene} aria-hidden="true" focusable="false">
      <circle className={css.sun} cx="420" cy="104" r="62" />
      <path className={css.flight} d="M60 96H500" />
      <g className={css.plane}>
        <g transform="translate(230 100)">
          <DrawingShapes of={drawings.plane} />
        </g>
      </g>
      <path className={css.ground} d="M0 154h560" />
      <circle className={css.stop} cx="60" cy="154" r="10" />
      <circle className={css.stop} cx="500" cy="154" r="10" />
    </svg>
  );
}

function Sea() {
  return (
    <svg viewBox="0 0 560 170" className={css.scene} aria-hidden="true" focusable="false">
      <circle className={css.sun} cx="140" cy="104" r="62" />
      <g className={css.ship}>
        <g transform="translate(170 140)">
          <DrawingShapes of={drawings.ship} />
        </g>
      </g>
      <path className={css.water} d="M0 146h560v24H0z" />
      <path className={css.waves} d="M40 158h44M150 162h30M240 157h52M360 163h36M470 158h40" />
      <circle className={css.stop} cx="60" cy="146" r="10" />
      <circle className={css.stop} cx="500" cy="146" r="10" />
    </svg>
  );
}
