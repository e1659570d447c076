/** The last searches as the device keeps them, for the part that shows them and the page that adds to them. */
import { useMemo, useSyncExternalStore } from 'react';
import { useSelector, type SessionState } from '@amberlane/core';
import { READER_KEY_PREFIX } from '@amberlane/contract/site';
import { deviceStore } from '../local-storage/device-store.ts';
import { readSearches, withoutSearch, withSearch, writeSearches, type Search } from './recent-searches.ts';

/** Of the kind that is forgotten when the reader signs out. */
const store = deviceStore(`${READER_KEY_PREFIX}searches`);

/** None on the server and while React takes the page over. */
export function useRecentSearches(): readonly Search[] {
  // A sign-out erases them behind the store's back: a change of the reader is a reason to look again.
  useSelector(({ session }: { session: SessionState }) => session.nickName);
  const kept = useSyncExternalStore(store.subscribe, store.read, () => null);
  return useMemo(() => readSearches(kept), [kept]);
}

const change = (to: (searches: readonly Search[]) => readonly Search[]): void => store.write(writeSearches(to(readSearches(store.read()))));

export const rememberSearch = (numbers: readonly string[]): void => change((searches) => withSearch(searches, numbers));
export const forgetSearch = (search: Search): void => change((searches) => withoutSearch(searches, search));
export const forgetSearches = (): void => store.write(null);
