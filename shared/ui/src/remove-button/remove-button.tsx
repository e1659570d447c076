import { Icon } from '../icon/icon.tsx';
import { close } from '../icon/icons.ts';
import css from './remove-button.module.css';

interface RemoveButtonProps {
  /** What it removes, in words: "Remove GH520938177409 from the list". */
  readonly name: string;
  readonly onRemove: () => unknown;
  /** The removal is under way: another press does nothing. */
  readonly busy?: boolean;
}

/** A cross at the end of a row that removes the row's entry from the list. */
export const RemoveButton = ({ name, onRemove, busy = false }: RemoveButtonProps) => (
  <button type="button" className={css.remove} title={name} aria-label={name} aria-disabled={busy || undefined} onClick={() => (busy ? undefined : void onRemove())}>
    <Icon of={close} />
  </button>
);
