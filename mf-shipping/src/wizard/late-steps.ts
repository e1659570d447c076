/** The steps that come later, fetched while the first ones are filled in: the form opens sooner, and goes on without a network. */
import { lazy, useEffect } from 'react';

const later = () => import('./later-steps.ts');
const judge = () => import('./judge.ts');

export const GoodsStep = lazy(async () => ({ default: (await later()).GoodsStep }));
export const PriceStep = lazy(async () => ({ default: (await later()).PriceStep }));
export const ReviewStep = lazy(async () => ({ default: (await later()).ReviewStep }));
export const DonePage = lazy(async () => ({ default: (await later()).DonePage }));

/** After what the page itself needs. */
const PAUSE_MS = 1_500;

/** A step that did not come is asked for again when it is shown. */
export function useLateSteps(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of [judge, later]) load().catch(() => undefined);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, []);
}
