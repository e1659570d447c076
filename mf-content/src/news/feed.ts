/** How pages name the feed of the news to feed readers. */
import { BRAND } from '@amberlane/contract/site/brand';
import type { PageContext, PageHead } from '@amberlane/core';
import { NEWS_FEED } from './news-filter.ts';

export const newsFeedOf = ({ intl }: Pick<PageContext, 'intl'>): NonNullable<PageHead['feed']> => ({
  path: NEWS_FEED.slice(1),
  title: `${BRAND.name}: ${intl.formatMessage({ id: 'news.title' })}`,
});
