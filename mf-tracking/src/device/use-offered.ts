/** What most devices can do, but not all. */
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the device offers something: taken for granted on the server, so that nothing moves when React takes the page over. */
export const useOffered = (offered: () => boolean): boolean => useSyncExternalStore(never, offered, () => true);
