/** Why a questionnaire that was sent without JavaScript was refused. */
import { FormattedMessage } from '@amberlane/core';
import { ERROR } from '@amberlane/contract/calls';
import type { SurveyQuestion } from '@amberlane/contract/calls/surveys';
import { Notice } from '@amberlane/ui';
import { ErrorSummary } from '@amberlane/ui/fields';
import { questionOf } from './question-list.tsx';
import { controlId } from './questions/question-props.ts';

interface PlainFaultProps {
  /** Code of the error. */
  readonly fault: number;
  /** Fields that were refused: `answers.recommend,answers.service.speed`. */
  readonly faultAt: readonly string[];
  readonly questions: readonly SurveyQuestion[];
  readonly formId: string;
}

export function PlainFault({ fault, faultAt, questions, formId }: PlainFaultProps) {
  const faults = faultAt.flatMap((field) => {
    const question = questionOf(questions, field);
    return question ? [{ fieldId: controlId(formId, field), sentence: question.title }] : [];
  });
  if (faults.length > 0) return <ErrorSummary title={<FormattedMessage id="questionnaire.fault.answers" values={{ count: faults.length }} />} faults={faults} />;
  return (
    <Notice tone="attention" role="alert">
      <FormattedMessage id={SENTENCES[fault] ?? 'questionnaire.fault.service'} />
    </Notice>
  );
}

const SENTENCES: Readonly<Record<number, string>> = {
  [ERROR.TOO_MANY_REQUESTS]: 'questionnaire.fault.tooMany',
  [ERROR.SURVEY_ANSWERED]: 'questionnaire.fault.answered',
  [ERROR.SURVEY_CLOSED]: 'questionnaire.fault.closed',
  [ERROR.VALIDATION]: 'questionnaire.fault.check',
};
