import { FieldError } from '@amberlane/ui';
import { fieldOf, rowFieldOf, rowsOf } from '../answers.ts';
import { QuestionFrame } from './question-frame.tsx';
import { controlId, type QuestionProps } from './question-props.ts';
import css from './matrix-question.module.css';

/** One option for each row: a table where there is room, a group of choices per row on phones. Every row is a group of its own for those who hear it. */
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
          const error = faults.get(rowField);
          return (
            <div key={row.code} role="radiogroup" aria-labelledby={`${rowId}-name`} aria-describedby={error === undefined ? undefined : `${rowId}-error`} className={css.row}>
              <div className={css.name}>
                <span id={`${rowId}-name`}>{row.label}</span>
                {error === undefined ? null : <FieldError id={`${rowId}-error`}>{error}</FieldError>}
              </div>
              {options.map(({ code, label }, index) => (
                <label key={code} className={css.choice}>
                  <input
                    id={index === 0 ? rowId : undefined}
                    type="radio"
                    name={rowField}
                    value={code}
                    required={insists}
                    checked={chosen[row.code] === code}
                    onChange={() => onAnswer({ ...chosen, [row.code]: code })}
                  />
                  <span className={css.label}>{label}</span>
                </label>
              ))}
            </div>
          );
        })}
      </div>
    </QuestionFrame>
  );
}
