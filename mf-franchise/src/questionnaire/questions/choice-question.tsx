import { FormattedMessage } from '@amberlane/core';
import { fieldOf, listOf } from '../answers.ts';
import { QuestionFrame } from './question-frame.tsx';
import { controlId, type QuestionProps } from './question-props.ts';
import css from './questions.module.css';

/** One of the options, or several of them. */
export function ChoiceQuestion({ question, title, formId, answer, faults, insists, onAnswer }: QuestionProps) {
  const { kind, options, max } = question;
  const field = fieldOf(question);
  const id = controlId(formId, field);
  const isMulti = kind === 'multi';
  const chosen = isMulti ? listOf(answer) : [answer];
  const choose = (code: string): void => {
    const next = options.map((option) => option.code).filter((each) => (each === code ? !chosen.includes(code) : chosen.includes(each)));
    if (isMulti) onAnswer(next.length > 0 ? next : undefined);
    else onAnswer(code);
  };
  return (
    <QuestionFrame title={title} id={id} error={faults.get(field)} hint={<Hint most={isMulti ? max : 1} of={options.length} />}>
      <div className={css.choices}>
        {options.map(({ code, label }, index) => (
          <label key={code} className={css.choice}>
            <input
              // The first one carries the id, so that the summary's link lands in the group.
              id={index === 0 ? id : undefined}
              type={isMulti ? 'checkbox' : 'radio'}
              name={field}
              value={code}
              required={insists && !isMulti}
              checked={chosen.includes(code)}
              className={css.dot}
              onChange={() => choose(code)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </QuestionFrame>
  );
}

function Hint({ most, of }: { most: number | null; of: number }) {
  if (most === 1) return <FormattedMessage id="question.single.hint" />;
  return most === null || most >= of ? <FormattedMessage id="question.multi.hint" /> : <FormattedMessage id="question.multi.most" values={{ most }} />;
}
