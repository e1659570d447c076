/** The moment from which React answers. Before it, links and forms work as they do without JavaScript. */
import type { Page } from '@playwright/test';

/** The first touch starts React, where the page has not started it by itself: touches it and waits until React has taken it over. */
export async function takeOver(page: Page): Promise<void> {
  // The page listens before it is touched: the touch may overtake a listener that is still on its way.
  const listener = await page.evaluateHandle(() => ({
    heard: new Promise<void>((resolve) => {
      const isRoot = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__reactContainer$'));
      document.addEventListener('amberlane:ready', () => resolve(), { once: true });
      // Pages of forms start by themselves, perhaps before anybody listens: what follows the first paint is done then.
      if ([...document.querySelectorAll('body *')].some(isRoot)) setTimeout(resolve, 500);
    }),
  }));
  await page.keyboard.press('Shift');
  await listener.evaluate(({ heard }) => heard);
  await listener.dispose();
}
