/** What a draft lacks. Loaded beside the page of an order: only drafts need the rules of the form. */
import { lazy } from 'react';

export const LateDraftGaps = lazy(async () => ({ default: (await import('../orders/detail/draft-gaps.tsx')).DraftGaps }));
