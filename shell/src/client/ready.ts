/** Tells the page loader that React answers from now on: it lets go of the taps that it kept. */
export const READY_EVENT = 'amberlane:ready';

export function announceReady(): void {
  document.dispatchEvent(new Event(READY_EVENT));
}
