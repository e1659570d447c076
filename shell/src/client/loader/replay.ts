/**
 * React plays no tap again that came before it ran. Native controls go their way; a tap on any other button is kept,
 * marked busy, and clicked again when React answers.
 */
const NATIVE =
  'a[href],summary,[popovertarget],[command],[data-native],input,select,textarea,label,option,button[type=submit],form button:not([type=button])';

/** Keeps taps until the returned function is called; `start` is called at the first one. */
export function replayTaps(start: () => void): () => void {
  const kept = new Set<HTMLElement>();
  const keep = (event: MouseEvent): void => {
    const target = event.target instanceof Element ? event.target : null;
    const button = target?.closest<HTMLElement>('button,[role=button],[role=tab]');
    if (!button || target?.closest(NATIVE)) return;
    start();
    event.stopImmediatePropagation();
    button.setAttribute('aria-busy', 'true');
    kept.add(button);
  };
  document.addEventListener('click', keep, true);
  return () => {
    document.removeEventListener('click', keep, true);
    for (const button of kept) {
      button.removeAttribute('aria-busy');
      if (button.isConnected) button.click();
    }
    kept.clear();
  };
}
