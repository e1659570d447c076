/** The form of a questionnaire: progress, questions on the lane, what is wrong, and the sending. */
import { useEffect, useRef, type ReactNode } from 'react';
import { formAction, FormattedMessage, useIntl } from '@amberlane/core';
import { Button, Icon, icons } from '@amberlane/ui';
import { ErrorSummary, FormNotice, SubmitButton } from '@amberlane/ui/fields';
import type { SurveyAbout, SurveyQuestion } from '@amberlane/contract/calls/surveys';
import { shownQuestions } from '@amberlane/contract/domain/survey-branches';
import { fieldOf, openQuestions, rowFieldOf, rowsOf } from './answers.ts';
import { PlainFault } from './plain-fault.tsx';
import { groupQuestions } from './question-groups.ts';
import { QuestionList, questionOf } from './question-list.tsx';
import { controlId } from './questions/question-props.ts';
import type { SentAddress } from './sent-address.ts';
import { useHydrated } from './use-hydrated.ts';
import type { SurveyForm } from './use-survey-form.ts';
import css from './survey-form.module.css';

interface SurveyFormViewProps {
  readonly form: SurveyForm;
  readonly code: string;
  readonly questions: readonly SurveyQuestion[];
  readonly plain: SentAddress;
  /** Form of remote.config.ts that takes it without JavaScript, and where that leads back to. */
  readonly action: 'questionnaire' | 'after-delivery';
  readonly returnTo: string;
  readonly about?: SurveyAbout;
  /** Beside the progress: whether answers are kept. */
  readonly note?: ReactNode;
}

export function SurveyFormView({ form, code, questions, plain, action, returnTo, about, note }: SurveyFormViewProps) {
  const isHydrated = useHydrated();
  const isLong = groupQuestions(questions).length > 1;
  return (
    // Without JavaScript the browser insists on required answers: what is sent in vain is lost there.
    <form id={form.id} method="post" action={formAction('mf-franchise', action)} className={css.form} onSubmit={form.onSubmit} noValidate={isHydrated}>
      <input type="hidden" name="code" value={code} />
      <input type="hidden" name="returnTo" value={returnTo} />
      {about ? (
        <>
          <input type="hidden" name="about.event" value={about.event} />
          <input type="hidden" name="about.waybillNo" value={about.waybillNo} />
        </>
      ) : null}
      <div className={css.trap} aria-hidden="true">
        <input type="text" name="homepage" tabIndex={-1} autoComplete="off" value={form.homepage} onChange={({ target }) => form.setHomepage(target.value)} />
      </div>
      {plain.fault === null || form.attempts > 0 ? null : <PlainFault fault={plain.fault} faultAt={plain.faultAt} questions={questions} formId={form.id} />}
      <Faults form={form} questions={questions} />
      {isLong && isHydrated ? <Progress form={form} questions={questions} note={note} /> : null}
      <QuestionList questions={questions} form={form} withBranches={plain.fault !== null} />
      {form.failure ? <FormNotice failure={form.failure} /> : null}
      <div className={css.end}>
        {isLong && isHydrated ? <Left form={form} questions={questions} /> : null}
        <div className={css.send}>
          <SubmitButton wide busy={form.sending}>
            <FormattedMessage id={isLong ? 'questionnaire.send' : 'questionnaire.sendOne'} />
          </SubmitButton>
        </div>
      </div>
    </form>
  );
}

/** All that is wrong, by question; takes the focus after each refused attempt. */
function Faults({ form, questions }: Pick<SurveyFormViewProps, 'form' | 'questions'>) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (form.attempts > 0) summary.current?.focus();
  }, [form.attempts]);
  const missing = useIntl().formatMessage({ id: 'question.missing' });
  if (form.faults.size === 0) return null;
  const entries = [...form.faults].map(([field, sentence]) => {
    const question = questionOf(questions, field);
    const row = question?.rows.find(({ code }) => field === rowFieldOf(question, code));
    const name = row?.label ?? question?.title ?? '';
    const isMissing = sentence === missing;
    // The heading asks for an answer already.
    const told = !isMissing ? (
      <FormattedMessage id="questionnaire.fault.one" values={{ question: name, sentence }} />
    ) : row ? (
      <FormattedMessage id="questionnaire.fault.one" values={{ question: question?.title ?? '', sentence: name }} />
    ) : (
      name
    );
    return { fieldId: controlId(form.id, field), sentence: told };
  });
  return <ErrorSummary ref={summary} title={<FormattedMessage id="questionnaire.fault.title" values={{ count: entries.length }} />} faults={entries} />;
}

/** How many questions are left, drawn as the lane. */
function Progress({ form, questions, note }: Pick<SurveyFormViewProps, 'form' | 'questions' | 'note'>) {
  const all = shownQuestions(questions, form.answers).length;
  const done = all - openQuestions(questions, form.answers).length;
  const percent = 2 + Math.round((96 * done) / Math.max(all, 1));
  return (
    <div className={css.progress}>
      <p className={css.answered}>
        <b>
          <FormattedMessage id="questionnaire.answered" values={{ done, all }} />
        </b>
        <span className={css.note} role="status">
          {note}
        </span>
      </p>
      <svg className={css.track} aria-hidden="true" focusable="false">
        <line x1="1%" x2="99%" y1="50%" y2="50%" className={css.ahead} />
        <line x1="1%" x2={`${percent}%`} y1="50%" y2="50%" className={css.behind} />
        <circle cx={`${percent}%`} cy="50%" r="6.5" className={css.stop} />
      </svg>
    </div>
  );
}

/** How many are left, and the way to the next one; stays in view on phones. */
function Left({ form, questions }: Pick<SurveyFormViewProps, 'form' | 'questions'>) {
  const left = openQuestions(questions, form.answers);
  const [next] = left;
  const go = (): void => {
    if (!next) return;
    const row = next.rows.find(({ code }) => rowsOf(form.answers[next.id])[code] === undefined);
    const control = document.getElementById(controlId(form.id, next.kind === 'matrix' && row ? rowFieldOf(next, row.code) : fieldOf(next)));
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: 'center' });
  };
  return (
    <div className={css.left}>
      <span role="status">
        <FormattedMessage id="questionnaire.left" values={{ left: left.length }} />
      </span>
      {next ? (
        <Button small onClick={go}>
          <FormattedMessage id="questionnaire.next" />
          <Icon of={icons.down} />
        </Button>
      ) : null}
    </div>
  );
}
