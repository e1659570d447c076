import { FormattedMessage, useIntl } from '@amberlane/core';
import { Field } from '@amberlane/ui';
import type { SurveyQuestion } from '@amberlane/contract/calls/surveys';
import { fieldOf } from '../answers.ts';
import { controlId, type QuestionProps } from './question-props.ts';
import css from './questions.module.css';

/** A day, between the first and the last that make sense. */
export function DateQuestion({ question, title, formId, answer, faults, insists, onAnswer }: QuestionProps) {
  const { from, until } = question;
  const field = fieldOf(question);
  return (
    <Field
      id={controlId(formId, field)}
      name={field}
      type="date"
      className={css.date}
      label={<span className={css.title}>{title}</span>}
      hint={from === null && until === null ? undefined : <Period question={question} />}
      error={faults.get(field)}
      min={from ?? undefined}
      max={until ?? undefined}
      required={insists}
      value={typeof answer === 'string' ? answer : ''}
      onChange={({ target }) => onAnswer(target.value === '' ? undefined : target.value)}
    />
  );
}

function Period({ question: { from, until } }: { question: SurveyQuestion }) {
  const intl = useIntl();
  const day = (date: string): string => intl.formatDate(date, { timeZone: 'UTC', dateStyle: 'long' });
  if (until === null) return <FormattedMessage id="question.date.from" values={{ from: day(from ?? '') }} />;
  return from === null ? <FormattedMessage id="question.date.until" values={{ until: day(until) }} /> : <FormattedMessage id="question.date.between" values={{ from: day(from), until: day(until) }} />;
}
