import type { ComponentProps } from 'react';
import { Time } from '@amberlane/ui';
import { useShownZone } from './shown-zone.ts';

/** An instant in the local time of its place, or on the reader's clock when they chose that. */
export function PlaceTime({ zone, ...time }: ComponentProps<typeof Time>) {
  return <Time {...time} zone={useShownZone()(zone)} />;
}
