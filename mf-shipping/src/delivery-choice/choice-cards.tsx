import { Fragment, type ReactNode } from 'react';
import type { TextBinding } from '@amberlane/ui/fields';
import { FieldError } from '@amberlane/ui';
import css from './choice-cards.module.css';

export interface ChoiceCard {
  readonly value: string;
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  /** At the end side: what it costs. */
  readonly end?: ReactNode;
  readonly disabled?: boolean;
  /** Stands apart from the others, under these words: what it does cannot be undone. */
  readonly apart?: ReactNode;
}

interface ChoiceCardsProps extends TextBinding {
  readonly legend: ReactNode;
  readonly hint?: ReactNode;
  readonly choices: readonly ChoiceCard[];
  /** Short entries stand abreast where there is room. */
  readonly abreast?: boolean;
}

/** One of a few as cards, each with what it costs. */
export function ChoiceCards({ legend, hint, choices, abreast = false, id, name, value, error, onValue, onLeave }: ChoiceCardsProps) {
  const notes = [hint ? `${id}-hint` : '', error === undefined ? '' : `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className={css.field} aria-describedby={notes || undefined}>
      <legend className={css.legend}>{legend}</legend>
      {hint ? (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      ) : null}
      {error === undefined ? null : <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className={abreast ? `${css.choices} ${css.abreast}` : css.choices}>
        {choices.map((choice, index) => (
          <Fragment key={choice.value}>
            {choice.apart ? <p className={css.apart}>{choice.apart}</p> : null}
            <label className={choice.apart ? `${css.choice} ${css.final}` : css.choice}>
              <input
                // The first one carries the id, so that the summary's link lands in the group.
                id={index === 0 ? id : undefined}
                type="radio"
                name={name}
                value={choice.value}
                checked={choice.value === value}
                disabled={choice.disabled}
                className={css.dot}
                onChange={() => onValue(choice.value)}
                onBlur={onLeave}
              />
              <span className={css.words}>
                <span className={css.label}>{choice.label}</span>
                {choice.detail ? <span className={css.detail}>{choice.detail}</span> : null}
              </span>
              {choice.end ? <span className={css.end}>{choice.end}</span> : null}
            </label>
          </Fragment>
        ))}
      </div>
    </fieldset>
  );
}
