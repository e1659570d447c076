/** A questionnaire as a page: what it is about, then its form, or why there is none. */
import { useMemo, useState, type ReactNode } from 'react';
import { FormattedMessage, marketHref, useIntl, useMarket, usePageAddress, useSelector } from '@amberlane/core';
import { ERROR } from '@amberlane/contract/calls';
import { RULES } from '@amberlane/contract/domain';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import type { Survey } from '@amberlane/contract/calls/surveys';
import { Breadcrumb, CallFailed, Drawing, drawings, PageHead, SentenceSpace, Skeleton, Time, Wrap } from '@amberlane/ui';
import { LeadColumns } from '../lead-form/lead-columns.tsx';
import { respondentOf } from './kept-answers.ts';
import { readSent } from './sent-address.ts';
import { surveyCalls, type Receipt } from './survey-calls.ts';
import { SurveyFormView } from './survey-form.tsx';
import { LIST_PATH, surveyPath } from './survey-paths.ts';
import { Answered, Closed, NotYetOpen, Thanks, YourData } from './survey-states.tsx';
import { useRespondent, useResumedAnswers, type Respondent } from './use-resumed-answers.ts';
import { useSurveyForm } from './use-survey-form.ts';
import css from './survey-page.module.css';

interface SurveyPageProps {
  readonly code: string;
  /** Before the questionnaire's own words are there. */
  readonly titleId: string;
}

export function SurveyPage({ code, titleId }: SurveyPageProps) {
  const select = useMemo(() => surveyCalls.endpoints.survey.select({ code }), [code]);
  const { data, error } = useSelector(select);
  if (data) return <Loaded key={code} loaded={data.survey} />;
  return (
    <>
      <Head title={<FormattedMessage id={titleId} />} />
      <Wrap className={css.page}>{error ? <CallFailed error={error} title={<FormattedMessage id="questionnaire.failed" />} retry={surveyPath(code)} /> : <Skeleton />}</Wrap>
    </>
  );
}

function Head({ title, lead }: { title: ReactNode; lead?: ReactNode }) {
  const intl = useIntl();
  const trail = [
    { to: '', title: <FormattedMessage id="questionnaire.home" /> },
    { to: LIST_PATH, title: <FormattedMessage id="questionnaire.list" /> },
  ];
  return <PageHead low title={title} lead={lead} breadcrumb={<Breadcrumb label={intl.formatMessage({ id: 'questionnaire.breadcrumb' })} trail={trail} here={title} />} art={<Drawing of={drawings.clipboard} />} />;
}

function Loaded({ loaded }: { loaded: Survey }) {
  const { country } = useMarket();
  const { search } = usePageAddress();
  const plain = useMemo(() => readSent(new URLSearchParams(search)), [search]);
  /** What the API says to this person, or what the sending has shown. */
  const [known, setKnown] = useState<Partial<Survey>>({});
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const [tooLate, setTooLate] = useState(false);
  const [openedAt] = useState(() => Date.now());
  const survey = { ...loaded, ...known };
  const respondent = useRespondent(survey.code, survey.answered);
  const over = (code: number): void => {
    setTooLate(code !== ERROR.SURVEY_ANSWERED);
    setKnown(code === ERROR.SURVEY_ANSWERED ? { answered: true } : { status: 'CLOSED', closedBy: survey.closedBy ?? 'STAFF' });
  };
  const shown = (): ReactNode => {
    if (receipt) return <Thanks receipt={receipt} takesFocus />;
    if (plain.sent) return <Thanks receipt={plain.reference === null ? {} : { reference: plain.reference }} />;
    if (respondent.answered) return <Answered receipt={respondent.answered} takesFocus={known.answered === true} />;
    if (survey.opensAt !== null && Date.parse(survey.opensAt) > openedAt) return <NotYetOpen opensAt={survey.opensAt} />;
    if (survey.status === 'CLOSED') return <Closed survey={survey} unsent={tooLate} />;
    return <Open survey={survey} plain={plain} respondent={respondent} onReceipt={setReceipt} onOver={over} onSurvey={({ status, answered, closedBy, closesAt }) => setKnown({ status, answered, closedBy, closesAt })} />;
  };
  return (
    <>
      <Head
        title={survey.title}
        lead={
          <>
            {survey.intro}
            <SentenceSpace />
            {survey.status === 'CLOSED' ? null : (
              <FormattedMessage
                id={survey.closesAt === null ? 'questionnaire.lead' : 'questionnaire.leadUntil'}
                values={{ minutes: survey.minutes, day: survey.closesAt === null ? '' : <Time key="day" at={survey.closesAt} zone={COUNTRY_TIME_ZONE[country]} show="day" /> }}
              />
            )}
          </>
        }
      />
      <LeadColumns aside={<YourData {...(survey.status === 'COLLECTING' && { keptDays: RULES.surveys.progressDays })} />}>{shown()}</LeadColumns>
    </>
  );
}

interface OpenProps {
  readonly survey: Survey;
  readonly plain: ReturnType<typeof readSent>;
  readonly respondent: Respondent;
  readonly onReceipt: (receipt: Receipt) => void;
  readonly onOver: (code: number) => void;
  readonly onSurvey: (survey: Survey) => void;
}

/** The form, and what is kept of it. */
function Open({ survey, plain, respondent, onReceipt, onOver, onSurvey }: OpenProps) {
  const market = useMarket();
  const form = useSurveyForm({
    survey,
    formId: `questionnaire-${survey.code}`,
    respondentId: () => respondentOf(survey.code),
    onReceipt: (receipt) => {
      respondent.keep(receipt);
      onReceipt(receipt);
    },
    onOver: ({ code }) => onOver(code),
  });
  const kept = useResumedAnswers(survey, form, respondent.signedIn, onSurvey);
  return (
    <SurveyFormView
      form={form}
      code={survey.code}
      questions={survey.questions}
      plain={plain}
      action="questionnaire"
      returnTo={marketHref(market, surveyPath(survey.code))}
      note={kept ? <FormattedMessage id={kept === 'kept' ? 'questionnaire.resumed' : 'questionnaire.saved'} /> : null}
    />
  );
}
