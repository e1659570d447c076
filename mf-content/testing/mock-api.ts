/** What articles give to the mock API. */
import { ERROR } from '@amberlane/contract/calls';
import { queryFrontBlogDetail, queryShowyBlogList } from '@amberlane/contract/calls/articles';
import { defineMockApi } from '@amberlane/testing/mock-api/mock-api-part';
import { Refusal, serve } from '@amberlane/testing/mock-api/serve';
import { articleOf, articlePage } from './mock-api/articles.ts';

export default defineMockApi({
  serve: (routes, { isEmpty, now }) => {
    serve(routes, queryShowyBlogList, (question, { locale }) =>
      isEmpty() ? { total: 0, pageNum: 1, pageSize: question.pageSize, list: [] } : articlePage(question, locale, now()),
    );
    serve(routes, queryFrontBlogDetail, ({ id, country }, { locale }) => {
      const article = isEmpty() ? null : articleOf(id, country, locale, now());
      if (article === null) throw new Refusal(ERROR.NOT_FOUND, { status: 404 });
      if (article === 'elsewhere') throw new Refusal(ERROR.ARTICLE_OF_OTHER_COUNTRY, { status: 403 });
      return article;
    });
  },
  pathParams: { id: 'notice-1' },
});
