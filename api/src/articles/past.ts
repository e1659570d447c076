/** Whether the days that an article is about are over. Pure. */
import { STARTING_ARTICLES } from './article-data.ts';

const DAY_MS = 86_400_000;

/** By id: last day of the year, `MM-DD`, of articles about a holiday of fixed days. */
const LAST_DAYS: ReadonlyMap<string, string> = new Map(STARTING_ARTICLES.flatMap(({ id, lastDay }) => (lastDay === undefined ? [] : [[id, lastDay] as const])));

/** Of the first such days after it was published; UTC. */
export function isPast(id: string, published: Date, now: Date): boolean {
  const lastDay = LAST_DAYS.get(id);
  if (lastDay === undefined) return false;
  const endIn = (year: number): number => Date.parse(`${year}-${lastDay}T00:00:00Z`) + DAY_MS;
  const year = published.getUTCFullYear();
  const end = endIn(year) > published.getTime() ? endIn(year) : endIn(year + 1);
  return now.getTime() >= end;
}
