import { useIntl } from '@amberlane/core';
import { Icon } from '../../icon/icon.tsx';
import { minus, plus } from '../../icon/icons.ts';
import css from './quantity-buttons.module.css';

interface QuantityButtonsProps {
  readonly label: string;
  readonly less: boolean;
  readonly more: boolean;
  readonly disabled: boolean | undefined;
  readonly onStep: (step: 1 | -1) => void;
}

/** One less, one more. At the end of the range a button stays in reach of the keyboard and does nothing. */
export function QuantityButtons({ label, less, more, disabled, onStep }: QuantityButtonsProps) {
  const intl = useIntl();
  return (
    <span className={css.buttons}>
      <button type="button" className={css.button} disabled={disabled} aria-disabled={!less} aria-label={intl.formatMessage({ id: 'form.quantity.less' }, { label })} onClick={() => less && onStep(-1)}>
        <Icon of={minus} />
      </button>
      <button type="button" className={css.button} disabled={disabled} aria-disabled={!more} aria-label={intl.formatMessage({ id: 'form.quantity.more' }, { label })} onClick={() => more && onStep(1)}>
        <Icon of={plus} />
      </button>
    </span>
  );
}
