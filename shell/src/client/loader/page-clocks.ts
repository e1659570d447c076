/** Clocks of a cached page, and words that hold for a time (`CLOCK_ATTRIBUTE`, `SPAN_ATTRIBUTE`): they go before React runs, and leave off when it does. */
import { CLOCK_ATTRIBUTE, SPAN_ATTRIBUTE } from '@amberlane/contract/site/page-clock';
import { READY_EVENT } from '../ready.ts';

/** At most so late a clock shows the next minute, ms. */
const TICK_MS = 5000;

function timeIn(timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format();
}

/** Instants of one form compare as text. */
function isNow(span: string): boolean {
  const [from = '', until = ''] = span.split('/');
  const now = new Date().toISOString();
  return from <= now && (until === '' || now < until);
}

export function runClocks(): void {
  const clocks = [...document.querySelectorAll(`[${CLOCK_ATTRIBUTE}]`)];
  const spans = [...document.querySelectorAll<HTMLElement>(`[${SPAN_ATTRIBUTE}]`)];
  if (clocks.length + spans.length === 0) return;
  const show = (): void => {
    for (const clock of clocks) clock.textContent = timeIn(clock.getAttribute(CLOCK_ATTRIBUTE) ?? 'UTC');
    for (const words of spans) words.hidden = !isNow(words.getAttribute(SPAN_ATTRIBUTE) ?? '');
  };
  show();
  const ticking = setInterval(show, TICK_MS);
  document.addEventListener(READY_EVENT, () => clearInterval(ticking), { once: true });
}
