import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { Button, Icon, icons, VisuallyHidden } from '@amberlane/ui';
import { fieldOf, listOf } from '../answers.ts';
import { useHydrated } from '../use-hydrated.ts';
import { QuestionFrame } from './question-frame.tsx';
import { controlId, type QuestionProps } from './question-props.ts';
import css from './ranking-question.module.css';

/** Options in an order: moved by buttons, or chosen place by place where there is no JavaScript. */
export function RankingQuestion(props: QuestionProps) {
  const { question, title, formId, faults } = props;
  const field = fieldOf(question);
  return (
    <QuestionFrame title={title} id={controlId(formId, field)} error={faults.get(field)} hint={<FormattedMessage id="question.ranking.hint" />} focusable>
      {useHydrated() ? <Movable {...props} /> : <Places {...props} />}
    </QuestionFrame>
  );
}

interface Moved {
  readonly code: string;
  readonly by: -1 | 1;
}

function Movable({ question, formId, answer, onAnswer }: QuestionProps) {
  const intl = useIntl();
  const { options } = question;
  const field = fieldOf(question);
  const ranked = listOf(answer);
  const order = ranked.length > 0 ? ranked : options.map(({ code }) => code);
  const [moved, setMoved] = useState<Moved | null>(null);
  const labelOf = (code: string): string => options.find((option) => option.code === code)?.label ?? code;
  const buttonId = ({ code, by }: Moved): string => `${controlId(formId, field)}-${code}-${by === 1 ? 'down' : 'up'}`;
  const place = moved ? order.indexOf(moved.code) + 1 : 0;
  const focused = useRef<Moved | null>(null);
  useEffect(() => {
    // Browsers take the focus from what changes its place.
    if (moved && focused.current !== moved) document.getElementById(buttonId(moved))?.focus();
    focused.current = moved;
  });
  const move = (move: Moved): void => {
    const from = order.indexOf(move.code);
    const to = from + move.by;
    if (to < 0 || to >= order.length) return;
    const rest = order.filter((code) => code !== move.code);
    onAnswer([...rest.slice(0, to), move.code, ...rest.slice(to)]);
    setMoved(move);
  };
  const mover = (code: string, index: number, by: Moved['by']) => {
    const stuck = by === 1 ? index === order.length - 1 : index === 0;
    const label = intl.formatMessage({ id: by === 1 ? 'question.ranking.down' : 'question.ranking.up' }, { option: labelOf(code) });
    return (
      <Button id={buttonId({ code, by })} small aria-label={label} aria-disabled={stuck || undefined} className={css.mover} onClick={() => move({ code, by })}>
        <Icon of={icons.down} className={by === 1 ? undefined : css.up} />
      </Button>
    );
  };
  return (
    <>
      <ol role="list" className={css.list}>
        {order.map((code, index) => (
          <li key={code} className={css.entry}>
            <span className={css.place}>{index + 1}</span>
            <span className={css.label}>{labelOf(code)}</span>
            {mover(code, index, -1)}
            {mover(code, index, 1)}
            {ranked.length > 0 ? <input type="hidden" name={field} value={code} /> : null}
          </li>
        ))}
      </ol>
      {ranked.length > 0 ? null : (
        <p>
          <Button small onClick={() => onAnswer(order)}>
            <FormattedMessage id="question.ranking.keep" />
          </Button>
        </p>
      )}
      <VisuallyHidden>
        <span role="status">{moved ? <FormattedMessage id="question.ranking.moved" values={{ option: labelOf(moved.code), place, count: order.length }} /> : null}</span>
      </VisuallyHidden>
    </>
  );
}

function Places({ question: { options, ...question }, formId, insists }: QuestionProps) {
  const intl = useIntl();
  const field = fieldOf(question);
  return (
    <ol role="list" className={css.list}>
      {options.map(({ code }, index) => (
        <li key={code} className={css.entry}>
          <span className={css.place}>{index + 1}</span>
          <select
            id={`${controlId(formId, field)}-${index + 1}`}
            name={field}
            required={insists}
            defaultValue=""
            aria-label={intl.formatMessage({ id: 'question.ranking.place' }, { place: index + 1 })}
            className={css.select}
          >
            <option value="">{intl.formatMessage({ id: 'question.ranking.choose' })}</option>
            {options.map((option) => (
              <option key={option.code} value={option.code}>
                {option.label}
              </option>
            ))}
          </select>
        </li>
      ))}
    </ol>
  );
}
