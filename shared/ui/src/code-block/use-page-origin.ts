import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Origin of the page, under which programs reach the API too. The server names none: the page is the same on each of ours. */
export const usePageOrigin = (): string => useSyncExternalStore(never, () => location.origin, () => 'https://…');
