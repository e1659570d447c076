import { useId, type ReactNode, type SubmitEvent } from 'react';
import { Icon } from '../icon/icon.tsx';
import { moon, sun } from '../icon/icons.ts';
import css from './theme-choice.module.css';

export type Theme = 'light' | 'dark';

interface ThemeChoiceProps {
  /** Names the pair, for those who hear it. */
  readonly label: ReactNode;
  readonly lightText: ReactNode;
  readonly darkText: ReactNode;
  /** The theme on screen; left out as long as nobody knows it, as in a page that is made for everybody. */
  readonly value?: Theme | undefined;
  /** Where the choice goes without JavaScript, as `to=light|dark`. */
  readonly action: string;
  /** Path of this page, sent along as `back`. */
  readonly back?: string;
  /** Takes the choice over; without it the browser sends the form. */
  readonly onChoose?: (theme: Theme) => void;
}

/** Light or dark, as the reader chooses; the system is not asked (VISUAL §4). */
export function ThemeChoice({ label, lightText, darkText, value, action, back, onChoose }: ThemeChoiceProps) {
  const labelId = useId();
  const choose = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent;
    if (!onChoose || !(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    onChoose(submitter.value === 'dark' ? 'dark' : 'light');
  };
  return (
    <form method="get" action={action} aria-labelledby={labelId} onSubmit={choose}>
      {back === undefined ? null : <input type="hidden" name="back" value={back} />}
      <fieldset className={css.choice}>
        <legend id={labelId} className={css.label}>
          {label}
        </legend>
        <span className={css.pair}>
          <ThemeButton theme="light" pressed={value && value === 'light'}>
            <Icon of={sun} />
            {lightText}
          </ThemeButton>
          <ThemeButton theme="dark" pressed={value && value === 'dark'}>
            <Icon of={moon} />
            {darkText}
          </ThemeButton>
        </span>
      </fieldset>
    </form>
  );
}

function ThemeButton({ theme, pressed, children }: { theme: Theme; pressed: boolean | undefined; children: ReactNode }) {
  return (
    <button type="submit" name="to" value={theme} aria-pressed={pressed} className={`${css.button} ${css[theme]}`} suppressHydrationWarning>
      {children}
    </button>
  );
}
