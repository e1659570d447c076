/** When something was published: its own time, or so many days ago, at nine in the morning UTC. */
const DAY_MS = 86_400_000;
const NINE_MS = 9 * 3_600_000;

export interface Publication {
  readonly published_at: Date | null;
  readonly days_ago: number | null;
}

export function publishTime({ published_at, days_ago }: Publication, now: Date): Date {
  if (published_at) return published_at;
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const dated = new Date(today + NINE_MS - (days_ago ?? 0) * DAY_MS);
  // Early in the morning today's nine o'clock is still to come.
  return dated > now ? now : dated;
}
