import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { Button, Icon, icons, VisuallyHidden } from '@amberlane/ui';
import { fieldOf, listOf } from '../answers.ts';
import { useHydrated } from '../use-hydrated.ts';
import { withMoved } from './drag-place.ts';
import { QuestionFrame } from './question-frame.tsx';
import { controlId, type QuestionProps } from './question-props.ts';
import { useDrag } from './use-drag.ts';
import css from './ranking-question.module.css';

/** Options in an order: dragged, moved by buttons, or chosen place by place where there is no JavaScript. */
export function RankingQuestion(props: QuestionProps) {
  const { question, title, formId, faults } = props;
  const field = fieldOf(question);
  const isMovable = useHydrated();
  const hint = (
    <>
      <FormattedMessage id="question.ranking.hint" /> <FormattedMessage id={isMovable ? 'question.ranking.drag' : 'question.ranking.once'} />
    </>
  );
  return (
    <QuestionFrame title={title} id={controlId(formId, field)} error={faults.get(field)} hint={hint} focusable>
      {isMovable ? <Movable {...props} /> : <Places {...props} />}
    </QuestionFrame>
  );
}

interface Moved {
  readonly code: string;
  /** By a button; 0 for one that was dragged. */
  readonly by: -1 | 0 | 1;
}

function Movable({ question, formId, answer, onAnswer }: QuestionProps) {
  const intl = useIntl();
  const { options } = question;
  const field = fieldOf(question);
  const ranked = listOf(answer);
  const order = ranked.length > 0 ? ranked : options.map(({ code }) => code);
  const [moved, setMoved] = useState<Moved | null>(null);
  const [isKept, setIsKept] = useState(false);
  const labelOf = (code: string): string => options.find((option) => option.code === code)?.label ?? code;
  const buttonId = ({ code, by }: Moved): string => `${controlId(formId, field)}-${code}-${by === 1 ? 'down' : 'up'}`;
  const put = (from: number, to: number, by: Moved['by']): void => {
    const code = order[from];
    if (code === undefined || to < 0 || to >= order.length) return;
    onAnswer(withMoved(order, from, to));
    setMoved({ code, by });
  };
  const keep = (): void => {
    onAnswer(order);
    setIsKept(true);
    // The button goes, and would take the focus with it.
    document.getElementById(controlId(formId, field))?.focus({ preventScroll: true });
  };
  const { list, dragged, place: landing, shift, grab } = useDrag((from, to) => put(from, to, 0));
  // While one is dragged, the place that it would take is told already.
  const told = dragged === null ? moved?.code : order[dragged];
  const place = told === undefined ? 0 : (landing ?? order.indexOf(told)) + 1;
  const focused = useRef<Moved | null>(null);
  useEffect(() => {
    // Browsers take the focus from what changes its place.
    if (moved && moved.by !== 0 && focused.current !== moved) document.getElementById(buttonId(moved))?.focus();
    focused.current = moved;
  });
  const mover = (code: string, index: number, by: -1 | 1) => {
    const stuck = by === 1 ? index === order.length - 1 : index === 0;
    const label = intl.formatMessage({ id: by === 1 ? 'question.ranking.down' : 'question.ranking.up' }, { option: labelOf(code) });
    return (
      <Button id={buttonId({ code, by })} small aria-label={label} aria-disabled={stuck || undefined} className={css.mover} onClick={() => put(index, index + by, by)}>
        <Icon of={icons.down} className={by === 1 ? undefined : css.up} />
      </Button>
    );
  };
  return (
    <>
      <ol ref={list} role="list" className={`${css.list} ${dragged === null ? '' : css.moving}`}>
        {order.map((code, index) => (
          <li key={code} className={`${css.entry} ${index === dragged ? css.dragged : ''}`} style={shift(index) === 0 ? undefined : { translate: `0 ${shift(index)}px` }}>
            {/* For the pointer alone: keys have the buttons. */}
            <span className={css.handle} onPointerDown={(event) => grab(event, index)} />
            <span className={css.place}>{index + 1}</span>
            <span className={css.label}>{labelOf(code)}</span>
            <span className={css.movers}>
              {mover(code, index, -1)}
              {mover(code, index, 1)}
            </span>
            {ranked.length > 0 ? <input type="hidden" name={field} value={code} /> : null}
          </li>
        ))}
      </ol>
      {ranked.length > 0 ? null : (
        <p>
          <Button small onClick={keep}>
            <FormattedMessage id="question.ranking.keep" />
          </Button>
        </p>
      )}
      <VisuallyHidden>
        <span role="status">
          {told !== undefined ? <FormattedMessage id="question.ranking.moved" values={{ option: labelOf(told), place, count: order.length }} /> : isKept ? <FormattedMessage id="question.ranking.kept" /> : null}
        </span>
      </VisuallyHidden>
    </>
  );
}

function Places({ question: { options, ...question }, formId, insists }: QuestionProps) {
  const intl = useIntl();
  const field = fieldOf(question);
  return (
    <ol role="list" className={css.list}>
      {options.map(({ code }, index) => {
        const id = `${controlId(formId, field)}-${index + 1}`;
        return (
          <li key={code} className={css.entry}>
            <label htmlFor={id} className={css.position}>
              <FormattedMessage id="question.ranking.place" values={{ place: index + 1 }} />
            </label>
            <select id={id} name={field} required={insists} defaultValue="" className={css.select}>
              <option value="">{intl.formatMessage({ id: 'question.ranking.choose' })}</option>
              {options.map((option) => (
                <option key={option.code} value={option.code}>
                  {option.label}
                </option>
              ))}
            </select>
          </li>
        );
      })}
    </ol>
  );
}
