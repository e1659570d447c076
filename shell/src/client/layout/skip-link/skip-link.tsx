import { useId, type MouseEvent } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { MAIN_ID } from '../../element-ids.ts';
import css from './skip-link.module.css';

/** Seen when focused: over the header, into the content. */
export function SkipLink() {
  const id = useId();
  return (
    // A landmark: everything on a page is in one.
    <nav aria-labelledby={id}>
      <a id={id} className={css.skip} href={`#${MAIN_ID}`} onClick={focusMain}>
        <FormattedMessage id="shell.skip" />
      </a>
    </nav>
  );
}

/** A change of the fragment would be a new page to the router. */
function focusMain(event: MouseEvent): void {
  event.preventDefault();
  const main = document.getElementById(MAIN_ID);
  main?.focus();
  main?.scrollIntoView();
}
