/** The moment from which React answers. Before it, links and forms work as they do without JavaScript. */
import type { BrowserContext, Page } from '@playwright/test';

/** How the page tells that it has started; `hearReady` keeps it. */
const STARTED = 'data-started';

/** Has every page of the context keep that React has started, for who asks later. */
export async function hearReady(context: BrowserContext): Promise<void> {
  await context.addInitScript((mark) => {
    Object.assign(window, { hearsReady: true });
    document.addEventListener('amberlane:ready', () => document.documentElement.setAttribute(mark, ''));
  }, STARTED);
}

/** The first touch starts React, where the page has not started it by itself: touches it and waits until React has taken it over. */
export async function takeOver(page: Page): Promise<void> {
  // The page listens before it is touched: the touch may overtake a listener that is still on its way.
  const listener = await page.evaluateHandle((mark) => ({
    heard: new Promise<void>((resolve) => {
      const isRoot = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__reactContainer$'));
      if (document.documentElement.hasAttribute(mark)) resolve();
      document.addEventListener('amberlane:ready', () => resolve(), { once: true });
      // Pages of forms start by themselves, perhaps before anybody listens: what follows the first paint is done then. On a
      // busy machine it takes longer, and what is typed during the take-over is lost.
      if ([...document.querySelectorAll('body *')].some(isRoot)) setTimeout(resolve, 'hearsReady' in window ? 5_000 : 500);
    }),
  }), STARTED);
  await page.keyboard.press('Shift');
  await listener.evaluate(({ heard }) => heard);
  await listener.dispose();
}
