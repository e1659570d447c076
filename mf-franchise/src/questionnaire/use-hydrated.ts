import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page runs in the browser: false in what the server writes and while React takes that over. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
