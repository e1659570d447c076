import { FormattedMessage } from '@amberlane/core';
import { ContentBlocks, type ContentBlocksProps } from '../content/content-blocks.tsx';
import css from './legal-short.module.css';

const TITLE_ID = 'in-short';

/** What most readers look for in a legal text, before its sections. */
export function LegalShort({ blocks, values }: Pick<ContentBlocksProps, 'blocks' | 'values'>) {
  return (
    <section id={TITLE_ID} className={css.short} aria-labelledby={`${TITLE_ID}-title`}>
      <h2 id={`${TITLE_ID}-title`} className={css.title}>
        <FormattedMessage id="legal.short" />
      </h2>
      <ContentBlocks blocks={blocks} values={values} />
    </section>
  );
}
