/** Pages that stay alive, hidden, while their reader is elsewhere (spec §3 "keep-alive pages"). */
import { useState } from 'react';
import { marketSegment } from '@amberlane/contract/site';
import type { ResolvedPage } from './resolved-page.ts';

/** The one that was left longest ago goes first. */
const MOST_KEPT = 3;

/** Names a page among those that are kept: its answers to queries are the same page. */
export const keptKey = ({ address }: ResolvedPage): string => address.path;

export const staysAlive = ({ route, view }: ResolvedPage): boolean => Boolean(route?.keepAlive) && view.kind === 'page';

/**
 * The pages to keep once `page` is on screen, the one that was shown last at the end; `page` itself is among them when
 * its manifest says so. Only pages of the same country and language are kept. Pure.
 */
export function keepPage(kept: readonly ResolvedPage[], page: ResolvedPage): readonly ResolvedPage[] {
  if (kept.at(-1) === page) return kept;
  const here = marketSegment(page.market);
  const others = kept.filter((other) => marketSegment(other.market) === here && keptKey(other) !== keptKey(page));
  const next = staysAlive(page) ? [...others, page].slice(-MOST_KEPT - 1) : others.slice(-MOST_KEPT);
  return next.length === kept.length && next.every((entry, at) => entry === kept[at]) ? kept : next;
}

/** Follows the page on screen. */
export function useKeptPages(page: ResolvedPage): readonly ResolvedPage[] {
  const [kept, setKept] = useState<readonly ResolvedPage[]>([]);
  const next = keepPage(kept, page);
  if (next !== kept) setKept(next);
  return next;
}
