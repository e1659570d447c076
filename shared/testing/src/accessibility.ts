/** Judges a page by axe-core: WCAG 2.0 to 2.2, levels A and AA, and best practice (quality §2). */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export interface AccessibilityQuestion {
  /** Rules that do not apply to what is looked at. */
  readonly except?: readonly string[];
  /** These rules alone: after a change that can break nothing else, like another theme. */
  readonly only?: readonly string[];
  /** Selector of what is looked at; default: the whole page. */
  readonly within?: string;
}

/** One line for each element that breaks a rule; none for an accessible page. */
export async function accessibilityFaults(page: Page, { except = [], only, within }: AccessibilityQuestion = {}): Promise<readonly string[]> {
  // No page of ours holds a frame of another origin, for which axe would open a second page at each question.
  const whole = new AxeBuilder({ page }).setLegacyMode();
  const axe = within ? whole.include(within) : whole;
  const builder = only ? axe.withRules([...only]) : axe.withTags(TAGS).disableRules([...except]);
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target, any }) => `${id}: ${any[0]?.message ?? help} (${target.join(' ')})`));
}
