/** The news as RSS, `news.xml`. One language a feed: an article that the language lacks is left out. */
import { defineFeed } from '@amberlane/core';
import { NEWS_PATH } from '../../news/news-filter.ts';
import { newestArticles } from '../../news/newest-articles.ts';

export default defineFeed({
  channel: (intl) => ({ title: intl.formatMessage({ id: 'news-feed.title' }), description: intl.formatMessage({ id: 'news-feed.description' }) }),
  async entries(context) {
    const articles = await newestArticles(context);
    return articles
      .filter(({ language }) => language === context.market.locale)
      .map(({ id, title, summary, author, publishTime }) => ({ path: `${NEWS_PATH}/${encodeURIComponent(id)}`, title, summary, author, date: publishTime }));
  },
});
