import { FieldError } from '@amberlane/ui';
import { fieldOf, rowFieldOf, rowsOf } from '../answers.ts';
import { QuestionFrame } from './question-frame.tsx';
import { controlId, type QuestionProps } from './question-props.ts';
import css from './matrix-question.module.css';

/**
 * One option for each row: a table where there is room, a group of choices per row on phones. For those who hear it every row
 * is a group of its own, and every choice is named by its row and its option: who reads a form choice by choice may be told of
 * no group. A label has an id to point to, since not every tool counts one that stands around its control only.
 */
export function MatrixQuestion({ question, title, formId, answer, faults, insists, onAnswer }: QuestionProps) {
  const { rows, options } = question;
  const chosen = rowsOf(answer);
  const field = fieldOf(question);
  const id = controlId(formId, field);
  return (
    <QuestionFrame title={title} id={id} error={faults.get(field)} focusable>
      <div className={css.matrix}>
        <div className={css.head} aria-hidden="true">
          {options.map(({ code, label }) => (
            <span key={code}>{label}</span>
          ))}
        </div>
        {rows.map((row) => {
          const rowField = rowFieldOf(question, row.code);
          const rowId = controlId(formId, rowField);
          const nameId = `${rowId}-name`;
          const error = faults.get(rowField);
          return (
            <div key={row.code} role="radiogroup" aria-labelledby={nameId} aria-describedby={error === undefined ? undefined : `${rowId}-error`} className={css.row}>
              <div className={css.name}>
                <span id={nameId}>{row.label}</span>
                {error === undefined ? null : <FieldError id={`${rowId}-error`}>{error}</FieldError>}
              </div>
              {options.map(({ code, label }, index) => {
                // The first one carries the id of the row, so that the summary's link lands there.
                const choiceId = index === 0 ? rowId : `${rowId}.${code}`;
                const labelId = `${rowId}.${code}-label`;
                return (
                  <label key={code} htmlFor={choiceId} className={css.choice}>
                    <input
                      id={choiceId}
                      type="radio"
                      name={rowField}
                      value={code}
                      required={insists}
                      checked={chosen[row.code] === code}
                      aria-labelledby={`${nameId} ${labelId}`}
                      onChange={() => onAnswer({ ...chosen, [row.code]: code })}
                    />
                    <span id={labelId} className={css.label}>
                      {label}
                    </span>
                  </label>
                );
              })}
            </div>
          );
        })}
      </div>
    </QuestionFrame>
  );
}
