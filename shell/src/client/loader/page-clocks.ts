/** Clocks of a cached page (`CLOCK_ATTRIBUTE`): they go before React runs, and leave off when it does. */
import { CLOCK_ATTRIBUTE } from '@amberlane/contract/site/page-clock';
import { READY_EVENT } from '../ready.ts';

/** At most so late a clock shows the next minute, ms. */
const TICK_MS = 5000;

function timeIn(timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format();
}

export function runClocks(): void {
  const clocks = [...document.querySelectorAll(`[${CLOCK_ATTRIBUTE}]`)];
  if (clocks.length === 0) return;
  const show = (): void => clocks.forEach((clock) => void (clock.textContent = timeIn(clock.getAttribute(CLOCK_ATTRIBUTE) ?? 'UTC')));
  show();
  const ticking = setInterval(show, TICK_MS);
  document.addEventListener(READY_EVENT, () => clearInterval(ticking), { once: true });
}
