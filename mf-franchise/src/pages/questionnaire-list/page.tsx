/** Questionnaires that take answers, and closed ones (spec §2 `questionnaire/questionnaire-list`). */
import { useEffect, useMemo, useState } from 'react';
import { definePage, FormattedMessage, useDispatch, useIntl, useMarket, useSelector, type PageContext, type SiteState, type SiteStore } from '@amberlane/core';
import type { Survey, SurveyStatus } from '@amberlane/contract/calls/surveys';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import { Breadcrumb, ButtonLink, CallFailed, Drawing, drawings, EmptyState, ListState, listStateOf, PageHead, StatusMark, Tile, Time, VisuallyHidden, Wrap } from '@amberlane/ui';
import { groupQuestions } from '../../questionnaire/question-groups.ts';
import { readReceipt } from '../../questionnaire/kept-answers.ts';
import { surveyCalls } from '../../questionnaire/survey-calls.ts';
import { LIST_PATH, surveyPath } from '../../questionnaire/survey-paths.ts';
import { useHydrated } from '../../questionnaire/use-hydrated.ts';
import css from './page.module.css';

function QuestionnaireList() {
  const intl = useIntl();
  const title = <FormattedMessage id="questionnaire-list.title" />;
  const home = [{ to: '', title: <FormattedMessage id="questionnaire-list.home" /> }];
  useOwnMarks();
  return (
    <>
      <PageHead
        low
        title={title}
        lead={<FormattedMessage id="questionnaire-list.lead" />}
        breadcrumb={<Breadcrumb label={intl.formatMessage({ id: 'questionnaire-list.breadcrumb' })} trail={home} here={title} />}
        art={<Drawing of={drawings.clipboard} />}
      />
      <Wrap className={css.page}>
        <Part status="COLLECTING" />
        <Part status="CLOSED" />
      </Wrap>
    </>
  );
}

/** The server does not know who reads: a customer's answered ones are asked for in the browser. */
function useOwnMarks(): void {
  const dispatch = useDispatch<SiteStore['dispatch']>();
  const signedIn = useSelector((site: SiteState) => site.session.nickName) !== null;
  const [before, setBefore] = useState(false);
  useEffect(() => {
    if (signedIn === before) return;
    // eslint-disable-next-line react-hooks/set-state-in-effect -- remembers for whom was asked
    setBefore(signedIn);
    for (const status of ['COLLECTING', 'CLOSED'] as const) void dispatch(surveyCalls.endpoints.surveys.initiate({ status }, { forceRefetch: true, subscribe: false }));
  }, [dispatch, signedIn, before]);
}

function Part({ status }: { status: SurveyStatus }) {
  const select = useMemo(() => surveyCalls.endpoints.surveys.select({ status }), [status]);
  const { data, error, isError, isLoading, isUninitialized } = useSelector(select);
  const state = listStateOf({ loading: isLoading || isUninitialized, failed: isError, ...(data && { count: data.list.length }) });
  // Without closed ones there is nothing to say of them.
  if (status === 'CLOSED' && state !== 'ready') return null;
  return (
    <section aria-labelledby={`questionnaires-${status}`} className={css.part}>
      <h2 id={`questionnaires-${status}`} className={css.title}>
        <FormattedMessage id={`questionnaire-list.${status}`} />
      </h2>
      <ListState
        state={state}
        error={<CallFailed level={3} error={error} title={<FormattedMessage id="questionnaire-list.failed" />} retry={LIST_PATH} />}
        empty={
          <EmptyState title={<FormattedMessage id="questionnaire-list.empty.title" />} art={<Tile of={drawings.search} />}>
            <p>
              <FormattedMessage id="questionnaire-list.empty.text" />
            </p>
          </EmptyState>
        }
      >
        <ul role="list" className={css.list}>
          {data?.list.map((survey) => (
            <li key={survey.code} className={css.entry}>
              <Entry survey={survey} />
            </li>
          ))}
        </ul>
      </ListState>
    </section>
  );
}

function Entry({ survey }: { survey: Survey }) {
  const { code, title, intro, minutes, questions, status, closesAt } = survey;
  const { country } = useMarket();
  const signedIn = useSelector((site: SiteState) => site.session.nickName) !== null;
  const isHydrated = useHydrated();
  const answered = survey.answered || (isHydrated && readReceipt(code, signedIn) !== null);
  const isOpen = status === 'COLLECTING';
  // Answers decide which of the branches are asked.
  const hasBranches = groupQuestions(questions).length < questions.length;
  const spoken = <VisuallyHidden key="title">{title}</VisuallyHidden>;
  return (
    <>
      <div className={css.words}>
        <h3 className={css.name}>{title}</h3>
        <p>{intro}</p>
        <p className={css.facts}>
          <span>
            <FormattedMessage id={hasBranches ? 'questionnaire-list.factsUpTo' : 'questionnaire-list.facts'} values={{ questions: questions.length, minutes }} />
          </span>
          {closesAt === null ? null : (
            <span>
              <FormattedMessage id={isOpen ? 'questionnaire-list.until' : 'questionnaire-list.since'} values={{ day: <Time key="day" at={closesAt} zone={COUNTRY_TIME_ZONE[country]} show="day" /> }} />
            </span>
          )}
        </p>
        {answered ? (
          <p>
            <StatusMark status="delivered">
              <FormattedMessage id="questionnaire-list.answered" />
            </StatusMark>
          </p>
        ) : null}
      </div>
      <ButtonLink to={surveyPath(code)} kind={isOpen && !answered ? 'primary' : 'plain'}>
        <FormattedMessage id={isOpen && !answered ? 'questionnaire-list.answer' : 'questionnaire-list.view'} values={{ title: spoken }} />
      </ButtonLink>
    </>
  );
}

const load = ({ site }: PageContext): Promise<unknown> =>
  Promise.all((['COLLECTING', 'CLOSED'] as const).map((status) => site.dispatch(surveyCalls.endpoints.surveys.initiate({ status }, { forceRefetch: true, subscribe: false }))));

export default definePage({
  component: QuestionnaireList,
  load,
  head: ({ intl }) => ({ title: intl.formatMessage({ id: 'questionnaire-list.headTitle' }), description: intl.formatMessage({ id: 'questionnaire-list.lead' }) }),
});
