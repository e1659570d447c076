import { FormattedMessage, useIntl } from '@amberlane/core';
import type { ArticleBlock } from '@amberlane/contract/calls/articles';
import { PhoneFold } from '../../phone-fold/phone-fold.tsx';
import { headingId } from './article-body.tsx';
import css from './contents.module.css';

/** Fewer headings need no list. */
const FEWEST = 2;

interface ContentsProps {
  /** On phones, to be opened above the text; else beside it, from 1000 px. */
  readonly folded?: boolean;
  readonly blocks: readonly ArticleBlock[];
  /** Language of the article where it is not that of the page. */
  readonly words: { readonly lang?: string | undefined; readonly dir?: string | undefined };
}

/** The headings of an article as links to them. */
export function Contents({ blocks, words, folded = false }: ContentsProps) {
  const label = useIntl().formatMessage({ id: 'article.contents' });
  const headings = blocks.flatMap((block, index) => (block.kind === 'heading' && block.level !== 3 ? [{ id: headingId(index), text: block.text }] : []));
  if (headings.length < FEWEST) return null;
  const title = <FormattedMessage id="article.contents" />;
  const list = (
    <ol role="list" {...words}>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} className={css.link}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label={label} className={folded ? css.folded : css.contents}>
      {folded ? (
        <PhoneFold summary={title}>{list}</PhoneFold>
      ) : (
        <>
          <p className={css.title}>{title}</p>
          {list}
        </>
      )}
    </nav>
  );
}
