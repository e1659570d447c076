import { Icon, type IconDrawing } from '@amberlane/ui';
import { ContentBlocks } from '../content/content-blocks.tsx';
import type { ContentSection } from '../content/content-document.ts';
import { Say } from '../content/say.tsx';
import css from './icon-columns.module.css';

interface IconColumnsProps {
  /** Sections below one heading; each keeps its fragment. */
  readonly sections: readonly ContentSection[];
  /** Icon by the section's id. */
  readonly icons: Readonly<Record<string, IconDrawing>>;
}

/** Things of equal weight side by side: icon, name, what it means. Below each other on a phone. */
export function IconColumns({ sections, icons }: IconColumnsProps) {
  return (
    <ul role="list" className={css.columns}>
      {sections.map(({ id, title, blocks }) => {
        const icon = icons[id];
        return (
          <li key={id} id={id} className={css.column}>
            {icon ? <Icon of={icon} className={css.icon} /> : null}
            <div className={css.text}>
              <h3>
                <Say id={title} />
              </h3>
              <ContentBlocks blocks={blocks} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
