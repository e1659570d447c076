/** The question in the page of the parcel: answered, sent and thanked for in one place. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FailureText, FormattedMessage, type CallFailure } from '@amberlane/core';
import { ERROR } from '@amberlane/contract/calls';
import type { Survey } from '@amberlane/contract/calls/surveys';
import { Button, Card, Ltr, Notice } from '@amberlane/ui';
import { groupQuestions } from '../../questionnaire/question-groups.ts';
import { QuestionList } from '../../questionnaire/question-list.tsx';
import { controlId } from '../../questionnaire/questions/question-props.ts';
import type { Receipt } from '../../questionnaire/survey-calls.ts';
import { useSurveyForm, type SurveyForm } from '../../questionnaire/use-survey-form.ts';
import css from './question-card.module.css';

export function QuestionCard({ survey, waybillNo }: { survey: Survey; waybillNo: string }) {
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const [over, setOver] = useState<CallFailure | null>(null);
  const form = useSurveyForm({ survey, formId: `delivered-question-${waybillNo}`, about: { event: 'DELIVERED', waybillNo }, onReceipt: setReceipt, onOver: setOver });
  return (
    <div className={css.place}>
      {/* One question is its own heading. */}
      <Card tone="soft" level={4} {...(groupQuestions(survey.questions).length > 1 && { title: survey.title })}>
        {receipt ? <Thanks receipt={receipt} /> : null}
        {over ? <Over failure={over} /> : null}
        {receipt || over ? null : <Form form={form} survey={survey} />}
      </Card>
    </div>
  );
}

function Form({ form, survey }: { form: SurveyForm; survey: Survey }) {
  const { attempts, faults, id } = form;
  useEffect(() => {
    const [field] = faults.keys();
    if (attempts > 0 && field !== undefined) document.getElementById(controlId(id, field))?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each attempt: a fault that is put right moves nothing
  }, [attempts]);
  return (
    <form id={id} className={css.form} onSubmit={form.onSubmit} noValidate>
      <QuestionList questions={survey.questions} form={form} withBranches={false} />
      {form.failure ? (
        <Notice tone="attention" role="alert">
          <FailureText failure={form.failure} />
        </Notice>
      ) : null}
      <p>
        <Button type="submit" kind="primary" busy={form.sending}>
          <FormattedMessage id="delivered-question.send" />
        </Button>
      </p>
    </form>
  );
}

function Thanks({ receipt }: { receipt: Receipt }) {
  return (
    <Said>
      <p>
        <FormattedMessage id="delivered-question.thanks" />
      </p>
      <p className={css.quiet}>
        <FormattedMessage id="delivered-question.reference" values={{ reference: <Ltr key="reference" figures>{receipt.reference}</Ltr> }} />
      </p>
    </Said>
  );
}

/** Somebody has answered about this parcel meanwhile, or it is too long ago. */
function Over({ failure }: { failure: CallFailure }) {
  return (
    <Said>
      <p>{failure.code === ERROR.SURVEY_ANSWERED ? <FormattedMessage id="delivered-question.answered" /> : <FailureText failure={failure} />}</p>
    </Said>
  );
}

/** Stands where the pressed button was, and takes the focus over. */
function Said({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="status" className={css.said}>
      {children}
    </div>
  );
}
