/** Until when applications for a position are taken. */
import type { JobRow } from './repository.ts';

const DAY_MS = 86_400_000;
/** The last day ends when the offices of all countries have closed, UTC. */
const END_OF_DAY_MS = 20 * 3_600_000;

type Opening = Pick<JobRow, 'open_days' | 'closes_at'>;

/** null: open until filled. */
export function closingTime({ open_days, closes_at }: Opening, now: Date): Date | null {
  if (closes_at) return closes_at;
  if (open_days === null) return null;
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return new Date(today + open_days * DAY_MS + END_OF_DAY_MS);
}

/** Whether an application can be sent at this time. */
export function isOpen(job: Opening, now: Date): boolean {
  const closes = closingTime(job, now);
  return closes === null || closes > now;
}
