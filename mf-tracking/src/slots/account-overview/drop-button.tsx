import { Icon, icons } from '@amberlane/ui';
import css from './account-overview.module.css';

interface DropButtonProps {
  /** What it takes away, in words. */
  readonly name: string;
  /** The call is under way; another press does nothing. */
  readonly isBusy: boolean;
  readonly onDrop: () => Promise<void>;
}

/** A cross at the end of a row that takes the row's entry out of the list. */
export const DropButton = ({ name, isBusy, onDrop }: DropButtonProps) => (
  <button type="button" className={css.drop} title={name} aria-label={name} aria-disabled={isBusy || undefined} onClick={() => (isBusy ? undefined : void onDrop())}>
    <Icon of={icons.close} />
  </button>
);
