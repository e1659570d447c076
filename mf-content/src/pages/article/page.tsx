/** One article (spec §2 `article-list/{id?}`): its text, who signs it, ways to pass it on, what to read next. */
import { useMemo, type ReactNode } from 'react';
import { definePage, FailureText, FormattedMessage, useIntl, usePageAddress, useMarket, useSelector } from '@amberlane/core';
import { Breadcrumb, ButtonLink, Drawing, drawings, ErrorState, Notice, PageHead, Skeleton, TextLink, Wrap } from '@amberlane/ui';
import { Scene } from '@amberlane/ui/pictures';
import { selectNewsList } from '../../content-slice.ts';
import { sceneOf } from '../../covers/cover-scenes.ts';
import { langOf } from '../../news/article-language.ts';
import { articleApi, failureOf, isOfOtherCountry, type NewsArticle } from '../../news/article-api.ts';
import { NewsDate } from '../../news/news-date.tsx';
import { NEWS_PATH, newsAddress } from '../../news/news-filter.ts';
import { NewsType } from '../../news/news-type.tsx';
import { ArticleBody } from './article-body.tsx';
import { articleHead, articleQuery, isArticle, loadArticle, setUpArticle } from './article-load.ts';
import { Contents } from './contents.tsx';
import { FraudHelp, OwnAddresses } from './fraud-help.tsx';
import { Related } from './related.tsx';
import { Share } from './share.tsx';
import css from './page.module.css';

function ArticlePage() {
  const { id = '' } = usePageAddress().params;
  const { country, locale } = useMarket();
  const select = useMemo(() => articleApi.endpoints.article.select(articleQuery(id, { country, locale })), [id, country, locale]);
  const { data, error } = useSelector(select);
  if (data) return <Shown article={data} />;
  if (error === undefined) return <Waiting />;
  const failure = failureOf(error);
  return isOfOtherCountry(failure) ? <OfOtherCountry sentence={<FailureText failure={failure} />} /> : <Failed id={id} />;
}

function Shown({ article }: { article: NewsArticle }) {
  const { locale } = useMarket();
  const { title, summary, cover, language, body, type } = article;
  const words = langOf(language, locale);
  const isWarning = type === 'SECURITY';
  const inWords = (text: string): ReactNode => (words.lang === undefined ? text : <span {...words}>{text}</span>);
  return (
    <article>
      <PageHead low title={inWords(title)} lead={inWords(summary)} breadcrumb={<NewsTrail here={inWords(title)} brief />} />
      <Wrap className={css.columns}>
        <Scene src={sceneOf(cover)} className={isWarning ? `${css.picture} ${css.warning}` : css.picture} first />
        <div className={css.text}>
          <Facts article={article} />
          {isWarning ? <FraudHelp /> : null}
          {words.lang === undefined ? null : (
            <Notice>
              <FormattedMessage id="article.english" />
            </Notice>
          )}
          <Contents blocks={body} words={words} folded />
          <div className={css.body} {...words}>
            <ArticleBody blocks={body} title={title} />
          </div>
          {isWarning ? <OwnAddresses /> : null}
        </div>
        <div className={css.aside}>
          <Contents blocks={body} words={words} />
          <Share title={title} />
          <BackToList />
        </div>
      </Wrap>
      <Related article={article} />
    </article>
  );
}

function Facts({ article: { type, publishTime, author, readingMinutes, language } }: { article: NewsArticle }) {
  const { locale } = useMarket();
  return (
    <ul role="list" className={css.facts}>
      <li className={css.kind}>
        <NewsType type={type} />
      </li>
      <li>
        <NewsDate at={publishTime} />
      </li>
      <li>
        <FormattedMessage id="article.by" values={{ author: <span key="author" {...langOf(language, locale)}>{author}</span> }} />
      </li>
      <li>
        <FormattedMessage id="news.minutes" values={{ minutes: readingMinutes }} />
      </li>
    </ul>
  );
}

/** As the reader left it, with its filter. */
function BackToList() {
  return (
    <TextLink kind="back" to={useSelector(selectNewsList)}>
      <FormattedMessage id="article.back" />
    </TextLink>
  );
}

function NewsTrail({ here, brief = false }: { here: ReactNode; brief?: boolean }) {
  const label = useIntl().formatMessage({ id: 'content.breadcrumb' });
  const trail = [
    { to: '', title: <FormattedMessage id="content.home" /> },
    { to: NEWS_PATH, title: <FormattedMessage id="news.title" /> },
  ];
  return <Breadcrumb label={label} trail={trail} here={here} brief={brief} />;
}

function Waiting() {
  return (
    <Wrap className={css.columns}>
      <Skeleton lines={[30, 80, 95, 90, 60]} slowText={<FormattedMessage id="article.slow" />} />
    </Wrap>
  );
}

/** The sentence is the API's own (spec §8 "You selected country can not browse this news."). */
function OfOtherCountry({ sentence }: { sentence: ReactNode }) {
  const country = <FormattedMessage key="country" id={`content.country.${useMarket().country}`} />;
  return (
    <PageHead
      title={sentence}
      lead={<FormattedMessage id="article.ofOtherCountry.text" values={{ country }} />}
      breadcrumb={<NewsTrail here={<FormattedMessage id="article.ofOtherCountry.title" />} />}
      art={<Drawing of={drawings.customs} />}
    >
      <ButtonLink kind="primary" to={newsAddress({})}>
        <FormattedMessage id="article.ofOtherCountry.list" />
      </ButtonLink>
    </PageHead>
  );
}

function Failed({ id }: { id: string }) {
  const actions = (
    <>
      <ButtonLink kind="primary" to={`${NEWS_PATH}/${id}`}>
        <FormattedMessage id="article.failure.retry" />
      </ButtonLink>
      <ButtonLink to={newsAddress({})}>
        <FormattedMessage id="article.back" />
      </ButtonLink>
    </>
  );
  return (
    <Wrap className={css.columns}>
      <ErrorState level={1} title={<FormattedMessage id="article.failure.title" />} actions={actions}>
        <p>
          <FormattedMessage id="article.failure.text" />
        </p>
      </ErrorState>
    </Wrap>
  );
}

export default definePage({ component: ArticlePage, valid: isArticle, load: loadArticle, head: articleHead, setup: setUpArticle });
