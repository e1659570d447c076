/** The question after a delivery: the email's link names the parcel and brings the mark along, the reader sends it. */
import { useMemo, useState, type ReactNode } from 'react';
import { definePage, FormattedMessage, marketHref, useGoTo, useIntl, useMarket, usePageAddress, useSelector, type CallFailure, type PageContext } from '@amberlane/core';
import { judgeWaybillNo, parseWaybillList, RULES } from '@amberlane/contract/domain';
import { ERROR } from '@amberlane/contract/calls';
import type { Survey } from '@amberlane/contract/calls/surveys';
import type { SurveyAnswers } from '@amberlane/contract/domain/survey-branches';
import { Breadcrumb, Button, ButtonLink, CallFailed, Card, Drawing, drawings, EmptyState, Field, Ltr, PageHead, Skeleton, TextLink } from '@amberlane/ui';
import { LeadColumns } from '../../lead-form/lead-columns.tsx';
import { PointList } from '../../lead-form/point-list.tsx';
import { answerFrom, NO_ANSWERS } from '../../questionnaire/answers.ts';
import { readSent, type SentAddress } from '../../questionnaire/sent-address.ts';
import { surveyCalls, type Receipt } from '../../questionnaire/survey-calls.ts';
import { SurveyFormView } from '../../questionnaire/survey-form.tsx';
import { AFTER_DELIVERY_PATH } from '../../questionnaire/survey-paths.ts';
import { Answered, Thanks, YourData } from '../../questionnaire/survey-states.tsx';
import { useSurveyForm } from '../../questionnaire/use-survey-form.ts';
import css from './page.module.css';

interface Asked extends SentAddress {
  /** As it is stored; '' for none, or for what is no number. */
  readonly waybillNo: string;
  /** What the address names instead of a number; '' for nothing. */
  readonly wrong: string;
  /** The mark of the email's link; '' for none. */
  readonly answer: string;
}

function readAsked(search: URLSearchParams): Asked {
  const typed = search.get('waybill') ?? '';
  const [first = ''] = parseWaybillList(typed).numbers;
  const waybillNo = first !== '' && judgeWaybillNo(first).kind === 'ok' ? first : '';
  return { ...readSent(search), waybillNo, wrong: waybillNo === '' ? typed.trim().slice(0, 40) : '', answer: search.get('answer') ?? '' };
}

const aboutOf = (waybillNo: string) => ({ event: 'DELIVERED', waybillNo }) as const;
const pathOf = (waybillNo: string): string => `${AFTER_DELIVERY_PATH}?waybill=${encodeURIComponent(waybillNo)}`;

function AfterDelivery() {
  const intl = useIntl();
  const { search } = usePageAddress();
  const asked = useMemo(() => readAsked(new URLSearchParams(search)), [search]);
  const { waybillNo } = asked;
  const title = <FormattedMessage id="after-delivery.title" />;
  return (
    <>
      <PageHead
        low
        title={title}
        lead={waybillNo === '' ? <FormattedMessage id="after-delivery.lead" /> : <FormattedMessage id="after-delivery.leadParcel" values={{ waybill: <Ltr key="waybill" figures>{waybillNo}</Ltr> }} />}
        breadcrumb={<Breadcrumb label={intl.formatMessage({ id: 'questionnaire.breadcrumb' })} trail={[{ to: '', title: <FormattedMessage id="questionnaire.home" /> }]} here={title} />}
        art={<Drawing of={drawings.house} />}
      />
      <LeadColumns aside={<YourData />}>{waybillNo === '' ? <NoParcel key={asked.wrong} typed={asked.wrong} /> : <OneParcel key={waybillNo} asked={asked} />}</LeadColumns>
    </>
  );
}

function OneParcel({ asked }: { asked: Asked }) {
  const { waybillNo } = asked;
  const select = useMemo(() => surveyCalls.endpoints.eventSurvey.select(aboutOf(waybillNo)), [waybillNo]);
  const { data, error } = useSelector(select);
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const [over, setOver] = useState<'answered' | 'closed' | null>(null);
  const actions = <TrackLink waybillNo={waybillNo} />;
  if (receipt) return <Thanks receipt={receipt} takesFocus actions={actions} />;
  if (asked.sent) return <Thanks receipt={asked.reference === null ? {} : { reference: asked.reference }} actions={actions} />;
  if (!data) return error ? <CallFailed error={error} title={<FormattedMessage id="questionnaire.failed" />} retry={pathOf(waybillNo)} /> : <Skeleton />;
  if (over === 'answered') return <Answered receipt={{}} takesFocus actions={actions} />;
  if (over || !data.survey) return <Nothing waybillNo={waybillNo} />;
  return <Form survey={data.survey} asked={asked} onReceipt={setReceipt} onOver={({ code }) => setOver(code === ERROR.SURVEY_ANSWERED ? 'answered' : 'closed')} />;
}

interface FormProps {
  readonly survey: Survey;
  readonly asked: Asked;
  readonly onReceipt: (receipt: Receipt) => void;
  readonly onOver: (failure: CallFailure) => void;
}

function Form({ survey, asked, onReceipt, onOver }: FormProps) {
  const market = useMarket();
  const about = aboutOf(asked.waybillNo);
  const [preset] = useState(() => presetOf(survey, asked.answer));
  const form = useSurveyForm({ survey, formId: 'after-delivery', preset, about, onReceipt, onOver });
  return <SurveyFormView form={form} code={survey.code} questions={survey.questions} plain={asked} action="after-delivery" returnTo={marketHref(market, pathOf(asked.waybillNo))} about={about} />;
}

/** The mark is the answer to the first question, where it fits. */
function presetOf({ questions: [first] }: Survey, mark: string): SurveyAnswers {
  const answer = first && mark !== '' ? answerFrom(first, mark) : undefined;
  return first && answer !== undefined ? { [first.id]: answer } : NO_ANSWERS;
}

/** Not delivered yet, long ago, or answered: the API tells strangers no more of a parcel than that. */
function Nothing({ waybillNo }: { waybillNo: string }) {
  return (
    <EmptyState level={2} title={<FormattedMessage id="after-delivery.none.title" />} action={<TrackLink waybillNo={waybillNo} />}>
      <p>
        <FormattedMessage id="after-delivery.none.text" values={{ days: RULES.surveys.eventDays }} />
      </p>
    </EmptyState>
  );
}

/** A plain GET form for who comes without the link of the email. */
function NoParcel({ typed }: { typed: string }) {
  const market = useMarket();
  const goTo = useGoTo();
  return (
    <>
      <Card level={2} title={<FormattedMessage id="after-delivery.noParcel.title" />}>
        <form
          action={marketHref(market, AFTER_DELIVERY_PATH)}
          method="get"
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            const waybill = new FormData(event.currentTarget).get('waybill');
            goTo(pathOf(typeof waybill === 'string' ? waybill.trim() : ''));
          }}
        >
          <Field
            name="waybill"
            code
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            defaultValue={typed}
            label={<FormattedMessage id="after-delivery.number" />}
            hint={<FormattedMessage id="after-delivery.number.hint" />}
            error={typed === '' ? undefined : <FormattedMessage id="after-delivery.wrong" />}
          />
          <Button type="submit" kind="primary">
            <FormattedMessage id="after-delivery.continue" />
          </Button>
        </form>
        <p className={css.other}>
          <FormattedMessage id="after-delivery.other" values={{ report: toFeedback }} />
        </p>
      </Card>
      <PointList across kind="steps" title={<FormattedMessage id="after-delivery.how.title" />} points={HOW.map((step) => <FormattedMessage key={step} id={`after-delivery.how.${step}`} values={{ days: RULES.surveys.eventDays }} />)} />
    </>
  );
}

const HOW = ['number', 'mark', 'once'] as const;

const toFeedback = (words: ReactNode) => (
  <TextLink key="report" to="service/feedback">
    {words}
  </TextLink>
);

function TrackLink({ waybillNo }: { waybillNo: string }): ReactNode {
  return (
    <ButtonLink to={`track?numbers=${encodeURIComponent(waybillNo)}`}>
      <FormattedMessage id="after-delivery.track" />
    </ButtonLink>
  );
}

async function load({ site, search }: PageContext): Promise<unknown> {
  const { waybillNo, sent } = readAsked(search);
  if (waybillNo === '' || sent) return undefined;
  return site.dispatch(surveyCalls.endpoints.eventSurvey.initiate(aboutOf(waybillNo), { forceRefetch: true, subscribe: false }));
}

export default definePage({
  component: AfterDelivery,
  load,
  head: ({ intl }) => ({ title: intl.formatMessage({ id: 'after-delivery.title' }), description: intl.formatMessage({ id: 'after-delivery.lead' }), noindex: true }),
});
