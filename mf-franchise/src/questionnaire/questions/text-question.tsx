import { FormattedMessage } from '@amberlane/core';
import { TextArea } from '@amberlane/ui';
import { fieldOf } from '../answers.ts';
import { useHydrated } from '../use-hydrated.ts';
import { controlId, type QuestionProps } from './question-props.ts';
import css from './questions.module.css';

/** An answer in words, with how many of the characters are typed. */
export function TextQuestion({ question, title, formId, answer, faults, insists, onAnswer }: QuestionProps) {
  const field = fieldOf(question);
  const { max } = question;
  // Without JavaScript nobody counts.
  const isHydrated = useHydrated();
  const text = typeof answer === 'string' ? answer : '';
  return (
    <TextArea
      id={controlId(formId, field)}
      name={field}
      dir="auto"
      rows={4}
      label={<span className={css.title}>{title}</span>}
      hint={<FormattedMessage id="question.text.hint" />}
      count={max === null ? null : <FormattedMessage id={isHydrated ? 'question.text.count' : 'question.text.most'} values={{ count: text.length, max }} />}
      error={faults.get(field)}
      maxLength={max ?? undefined}
      required={insists}
      value={text}
      onChange={({ target }) => onAnswer(target.value === '' ? undefined : target.value)}
    />
  );
}
