import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Where the API is. The server names no origin: the page is the same on each of ours. */
export const useOrigin = (): string => useSyncExternalStore(never, () => location.origin, () => 'https://…');
