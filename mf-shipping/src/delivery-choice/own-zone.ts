import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time zone of the reader; the server and the first render know `place` alone. */
export const useOwnZone = (place: string): string => useSyncExternalStore(never, ownZone, () => place);
