import { RULES } from '@amberlane/contract/domain';

/** Where the page is `elapsed` ms after the start of the way from `from` px to the top: fast first, then gently. */
export function scrollOffset(from: number, elapsed: number): number {
  const left = 1 - Math.min(1, elapsed / RULES.backToTop.scrollMs);
  return Math.round(from * left ** 3);
}

/** Scrolls to the top in 300 ms (spec §2 layout); at once for readers who want no motion. */
export function scrollToTop(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scrollTo(0, 0);
    return;
  }
  const from = scrollY;
  const start = performance.now();
  const step = (now: number): void => {
    const offset = scrollOffset(from, Math.max(0, now - start));
    scrollTo(0, offset);
    if (offset > 0) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
