import { useIntl } from '@amberlane/core';
import { useMenu } from '../page-links.ts';
import { Tools } from './tools.tsx';
import css from './tool-bar.module.css';

/**
 * The site's tools at the foot of a phone's screen. It leaves while somebody types, since the keyboard takes the room,
 * and gives way to a bar of the page's own task, an element with `data-task-bar`. Styles alone do both.
 */
export function ToolBar() {
  const label = useIntl().formatMessage({ id: 'shell.nav.tools' });
  if (useMenu('tool').length === 0) return null;
  return (
    // Where the page is scrolled to decides over it, no motion: it also comes late for readers who want none.
    <nav className={css.bar} aria-label={label} data-by-scroll="">
      <Tools />
    </nav>
  );
}
