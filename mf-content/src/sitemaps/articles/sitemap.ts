/** Articles in the sitemap: in every market that may read it and whose language it has. */
import { defineSitemap } from '@amberlane/core';
import { MARKETS } from '@amberlane/contract/site';
import { NEWS_PATH } from '../../news/news-filter.ts';
import { newestArticles } from '../../news/newest-articles.ts';

export default defineSitemap({
  async entries(context) {
    const articles = await newestArticles(context);
    return articles.map(({ id, countries, languages, publishTime }) => ({
      path: `${NEWS_PATH}/${encodeURIComponent(id)}`,
      markets: MARKETS.filter(({ country, locale }) => (countries?.includes(country) ?? true) && languages.includes(locale)),
      changed: publishTime,
    }));
  },
});
