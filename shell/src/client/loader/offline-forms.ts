/**
 * A form that a browser sends without a network ends on the browser's own error page, and what was typed is gone. Here it
 * stays in its page, which says so with the words that it brought along. Forms that React or another script answers are
 * theirs, and so are addresses that the service worker can answer from the device.
 */
import { OFFLINE_NOTICE_ID } from '../element-ids.ts';

const hasWorker = (): boolean => Boolean((navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker?.controller);

export function keepFormsOffline(): void {
  const notice = document.getElementById(OFFLINE_NOTICE_ID);
  if (!notice || !('togglePopover' in notice)) return;
  let sendAgain: (() => void) | null = null;
  // On the window: whoever answers the form is asked before.
  addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (navigator.onLine || event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    const method = submitter?.getAttribute('formmethod') ?? form.getAttribute('method') ?? 'get';
    if (method === 'dialog' || (method === 'get' && hasWorker())) return;
    event.preventDefault();
    sendAgain = () => form.requestSubmit(submitter);
    // Shown anew, so that it is read out at each attempt.
    notice.togglePopover(false);
    notice.togglePopover(true);
    // The bar at the foot of the window must not cover what has the focus.
    submitter?.scrollIntoView({ block: 'center' });
  });
  notice.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-native]')) return;
    notice.togglePopover(false);
    sendAgain?.();
  });
}
