import { ContentBlocks, type ContentBlocksProps } from '../content/content-blocks.tsx';
import type { ContentSection } from '../content/content-document.ts';
import { Say } from '../content/say.tsx';
import css from './ruled-rows.module.css';

interface RuledRowsProps extends Pick<ContentBlocksProps, 'parts' | 'values'> {
  readonly sections: readonly ContentSection[];
}

/** Sections below one heading as name and text on rules, the text beside the name from 768 px. Each keeps its fragment. */
export function RuledRows({ sections, parts = {}, values }: RuledRowsProps) {
  return (
    <ul role="list" className={css.rows}>
      {sections.map(({ id, title, blocks }) => (
        <li key={id} id={id} className={css.row}>
          <h3 className={css.name}>
            <Say id={title} />
          </h3>
          <div className={css.said}>
            <ContentBlocks blocks={blocks} parts={parts} values={values} />
          </div>
        </li>
      ))}
    </ul>
  );
}
