import type { KeyboardEvent } from 'react';
import { useIntl } from '@amberlane/core';
import { endsOf, fieldOf } from '../answers.ts';
import { QuestionFrame } from './question-frame.tsx';
import { controlId, type QuestionProps } from './question-props.ts';
import css from './questions.module.css';

/** A point from 0 to 10, or on a scale of its own; words stand at its ends. A typed digit chooses its point. */
export function PointsQuestion({ question, title, formId, answer, faults, insists, onAnswer }: QuestionProps) {
  const intl = useIntl();
  const [first, last] = endsOf(question);
  const points = Array.from({ length: last - first + 1 }, (_none, index) => first + index);
  const field = fieldOf(question);
  const id = controlId(formId, field);
  const idOf = (point: number): string => (point === first ? id : `${id}-${point}`);
  const wordAt = (end: 0 | 1): string | undefined => (question.kind === 'nps' ? intl.formatMessage({ id: end === 0 ? 'question.nps.least' : 'question.nps.most' }) : question.options[end]?.label);
  const ends = [first, last].flatMap((point, index) => {
    const words = wordAt(index === 0 ? 0 : 1);
    return words ? [intl.formatMessage({ id: 'question.point' }, { point, words })] : [];
  });
  const onKeyDown = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): void => {
    const point = /^\d$/.test(key) && !altKey && !ctrlKey && !metaKey ? Number(key) : -1;
    if (!points.includes(point)) return;
    onAnswer(point);
    document.getElementById(idOf(point))?.focus();
  };
  return (
    <QuestionFrame title={title} id={id} error={faults.get(field)}>
      <div className={points.length > 7 ? `${css.points} ${css.many}` : css.points}>
        {points.map((point) => (
          <label key={point} className={css.point}>
            <input
              id={idOf(point)}
              type="radio"
              name={field}
              value={point}
              required={insists}
              checked={answer === point}
              aria-describedby={ends.length > 0 && (point === first || point === last) ? `${id}-ends` : undefined}
              onChange={() => onAnswer(point)}
              onKeyDown={onKeyDown}
            />
            {point}
          </label>
        ))}
      </div>
      {ends.length > 0 ? (
        <p id={`${id}-ends`} className={css.ends}>
          {ends.map((words) => (
            <span key={words}>{words}</span>
          ))}
        </p>
      ) : null}
    </QuestionFrame>
  );
}
