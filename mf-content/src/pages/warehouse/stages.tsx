import { Wrap } from '@amberlane/ui';
import content from '../../../content/warehouse/en.md';
import { sectionOf } from '../../content/content-document.ts';
import { paragraphsOf } from '../../content/paragraphs.ts';
import { Say } from '../../content/say.tsx';
import { headingId } from '../../section/section.tsx';
import { Leaving } from '../../warehouse/leaving.tsx';
import { Racks } from '../../warehouse/racks.tsx';
import { Unloading } from '../../warehouse/unloading.tsx';
import css from './page.module.css';

const STAGES = [
  { stage: 'in', scene: <Unloading /> },
  { stage: 'shelf', scene: <Racks /> },
  { stage: 'out', scene: <Leaving /> },
] as const;
const stages = sectionOf(content, 'stages');

/** The hall cut open: in, on the shelf, out; each stage leads to the page that tells it whole. */
export function Stages() {
  return (
    <section id={stages.id} className={css.hall} aria-labelledby={headingId(stages.id)}>
      <Wrap>
        <h2 id={headingId(stages.id)}>
          <Say id={stages.title} />
        </h2>
        <ol role="list" className={css.stages}>
          {STAGES.map(({ stage, scene }) => (
            <li key={stage} className={css.stage}>
              {scene}
              <Told stage={stage} />
            </li>
          ))}
        </ol>
      </Wrap>
    </section>
  );
}

function Told({ stage }: { stage: (typeof STAGES)[number]['stage'] }) {
  const { id, title, blocks } = sectionOf(content, stage);
  return (
    <div className={css.told} id={id}>
      <h3>
        <Say id={title} />
      </h3>
      {paragraphsOf(blocks).map((text) => (
        <p key={text.id} className={css.text}>
          <Say {...text} />
        </p>
      ))}
    </div>
  );
}
