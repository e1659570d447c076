/** Judges a page by axe-core: WCAG 2.0 to 2.2, levels A and AA, and best practice (quality §2). */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** One line for each element that breaks a rule; none for an accessible page. */
export async function accessibilityFaults(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`));
}
