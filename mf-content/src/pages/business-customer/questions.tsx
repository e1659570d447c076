/** What a price needs to know, folded below the first steps: a help for the form. */
import type { ReactNode } from 'react';
import { DisclosureRow } from '@amberlane/ui';
import { ContentBlocks } from '../../content/content-blocks.tsx';
import type { ContentSection } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import css from './questions.module.css';

export function Questions({ section }: { section: ContentSection }): ReactNode {
  return (
    <div className={css.questions}>
      <DisclosureRow headed id={section.id} summary={<h3 className={css.title}><Say id={section.title} /></h3>}>
        <div className={css.list}>
          <ContentBlocks blocks={section.blocks} />
        </div>
      </DisclosureRow>
    </div>
  );
}
