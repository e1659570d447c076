import { useId, type ReactNode } from 'react';
import { Button, type ButtonKind } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { down } from '../icon/icons.ts';
import css from './popover.module.css';

export interface PopoverProps {
  /** What the button says. */
  readonly trigger: ReactNode;
  readonly kind?: ButtonKind;
  readonly small?: boolean;
  /** Side of the button that the panel keeps to. */
  readonly align?: 'start' | 'end';
  readonly children: ReactNode;
}

/**
 * A button and a panel that it opens, both the browser's own: without JavaScript, on the top layer, closed by Escape or
 * a press outside, and when something in it is chosen. The panel hangs below its button; on phones, and where the
 * browser can't tie it there, it is a sheet at the lower edge.
 */
export function Popover({ trigger, kind, small, align = 'start', children }: PopoverProps) {
  const id = useId();
  return (
    <>
      <Button {...(kind && { kind })} {...(small && { small })} popoverTarget={id}>
        {trigger}
        <Icon of={down} className={css.chevron} />
      </Button>
      <div id={id} popover="auto" ref={closeAfterChoice} className={`${css.panel} ${css[align]}`}>
        {children}
      </div>
    </>
  );
}

/** Links of the site change the page without a reload, which would leave the panel open. */
function closeAfterChoice(panel: HTMLElement | null) {
  const onClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a, button')) panel?.hidePopover();
  };
  panel?.addEventListener('click', onClick);
  return () => panel?.removeEventListener('click', onClick);
}
