/** Asks for news now and then while a part of the page can be seen and nobody is reading it; a chunk of its own. */

/** The API reads anew every half minute, and a board that changes faster is not read. */
const PAUSE_MS = 60_000;

/** Gives the function that ends it. */
export function keepFresh(part: HTMLElement, renew: () => unknown): () => void {
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible' && navigator.onLine && !part.matches(':hover, :focus-within')) renew();
  }, PAUSE_MS);
  return () => clearInterval(timer);
}
