import type { MouseEvent } from 'react';
import { useIntl } from '@amberlane/core';
import { Icon, icons } from '@amberlane/ui';
import { MAIN_ID } from '../../element-ids.ts';
import { scrollToTop } from './scroll-to-top.ts';
import css from './back-to-top.module.css';

/** Appears after 400 px (spec §2 layout), by CSS where scroll-driven animation is known, else always there. */
export function BackToTop() {
  return (
    <a className={css.top} data-by-scroll="" href="#top" onClick={goUp} aria-label={useIntl().formatMessage({ id: 'shell.top' })}>
      <Icon of={icons.up} />
    </a>
  );
}

function goUp(event: MouseEvent): void {
  event.preventDefault();
  scrollToTop();
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}
