import type { ArticleType } from '@amberlane/contract/domain/article-types';
import { FormattedMessage } from '@amberlane/core';

/** What kind of article it is, in a word. */
export function NewsType({ type }: { type: ArticleType }) {
  return <FormattedMessage id={`news.types.${type.toLowerCase()}`} />;
}
