/** The moment from which React answers. Before it, links and forms work as they do without JavaScript. */
import type { Page } from '@playwright/test';

/** The first touch starts React: touches the page and waits until React has taken it over. */
export async function takeOver(page: Page): Promise<void> {
  // The page listens before it is touched: the touch may overtake a listener that is still on its way.
  const listener = await page.evaluateHandle(() => ({
    heard: new Promise<void>((resolve) => document.addEventListener('amberlane:ready', () => resolve(), { once: true })),
  }));
  await page.keyboard.press('Shift');
  await listener.evaluate(({ heard }) => heard);
  await listener.dispose();
}
