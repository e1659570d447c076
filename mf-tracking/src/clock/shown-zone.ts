/** On whose clock times are shown: that of each place, or the reader's own. The choice is kept on the device. */
import { useSyncExternalStore } from 'react';
import { deviceStore } from '../local-storage/device-store.ts';

const choice = deviceStore('amberlane.times');
const MINE = 'mine';

/** The reader's zone; null where the device does not say. */
const ownZone = (): string | null => Intl.DateTimeFormat().resolvedOptions().timeZone || null;

/** Times are on the reader's clock. False on the server and while React takes the page over. */
export const useMyTime = (): boolean => useSyncExternalStore(choice.subscribe, () => choice.read() === MINE, () => false);

export const chooseMyTime = (mine: boolean): void => choice.write(mine ? MINE : null);

/** The zone in which times of a place (IANA zone) are shown. */
export function useShownZone(): (placeZone: string) => string {
  const zone = useMyTime() ? ownZone() : null;
  return (placeZone) => zone ?? placeZone;
}
