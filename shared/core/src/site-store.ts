/**
 * The one store of the site: created per request on the server and once in the browser. Slices of remotes are
 * injected lazily; state that the server sent for a slice not yet injected waits in a bucket.
 */
import { combineSlices, configureStore, type Reducer, type Slice } from '@reduxjs/toolkit';
import type { QueryCacheKey } from '@reduxjs/toolkit/query';
import { api } from './api.ts';
import { adoptQueries, plainQueries } from './preloaded-queries.ts';
import { isEndpointOf } from './api-space.ts';
import { sessionSlice, type SessionState } from './session.ts';
import { toastSlice } from './toasts.ts';
import type { SiteExtra } from './transport.ts';

/** State as the server serialises it: query results without when they were asked, the session, and slices by key. */
export interface PreloadedState {
  readonly queries?: Readonly<Record<string, unknown>>;
  readonly session?: SessionState;
  readonly slices?: Readonly<Record<string, unknown>>;
}

export function createSiteStore(extra: SiteExtra, preloaded: PreloadedState = {}) {
  const root = combineSlices(sessionSlice, toastSlice, { [api.reducerPath]: api.reducer });
  const pending = new Map(Object.entries(preloaded.slices ?? {}));
  const injected = new Map<string, Reducer>();
  const released = new Set<string>();
  const start = root(undefined, { type: '@@amberlane/start' });
  const store = configureStore({
    reducer: root,
    preloadedState: {
      ...start,
      session: preloaded.session ?? start.session,
      [api.reducerPath]: { ...start[api.reducerPath], queries: adoptQueries(preloaded.queries ?? {}, Date.now()) as (typeof start)['api']['queries'] },
    },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra }, serializableCheck: false, immutableCheck: false }).concat(api.middleware),
  });

  /**
   * Adds a remote's slice. Its initial state is what the server sent for it. Injecting the same slice again does
   * nothing; a second, different slice under a taken key throws, unless the key was released before.
   */
  function inject<S>(slice: Slice<S>): void {
    const key = slice.reducerPath;
    const present = injected.get(key);
    if (present === slice.reducer) return;
    if (present ?? key in start) throw new Error(`store slice "${key}" is already taken`);
    injected.set(key, slice.reducer as Reducer);
    const first = pending.get(key) as S | undefined;
    const injection = { type: '@@amberlane/injected', payload: key };
    const anew = released.delete(key);
    const reducer = (state: S | undefined, action: Parameters<typeof slice.reducer>[1]): S => {
      const before = anew && action === injection ? undefined : state;
      return slice.reducer(before ?? first ?? slice.getInitialState(), action);
    };
    root.inject({ reducerPath: key, reducer }, { overrideExisting: true });
    store.dispatch(injection);
    pending.delete(key);
  }

  /** Frees the key of a failed build's slice: another build of the remote starts with a state of its own shape. */
  function release(key: string): void {
    injected.delete(key);
    pending.delete(key);
    released.add(key);
  }

  /** Forgets what a failed build asked and learned, and gives up what it still waits for; its endpoints are asked no more. */
  function releaseCalls(contentId: string): void {
    const { queries, mutations } = store.getState()[api.reducerPath];
    const isOfBuild = (name: string | undefined): boolean => name !== undefined && isEndpointOf(name, contentId);
    for (const running of [...store.dispatch(api.util.getRunningQueriesThunk()), ...store.dispatch(api.util.getRunningMutationsThunk())]) {
      if (isOfBuild('queryCacheKey' in running ? queries[running.queryCacheKey]?.endpointName : mutations[running.requestId]?.endpointName)) running.abort();
    }
    for (const [queryCacheKey, query] of Object.entries(queries)) {
      if (isOfBuild(query?.endpointName)) store.dispatch(api.internalActions.removeQueryResult({ queryCacheKey: queryCacheKey as QueryCacheKey }));
    }
    for (const [requestId, mutation] of Object.entries(mutations)) {
      if (isOfBuild(mutation?.endpointName)) store.dispatch(api.internalActions.removeMutationResult({ requestId }));
    }
  }

  /** What the browser needs to continue where the server stopped. */
  function serialise(): PreloadedState {
    const state: Record<string, unknown> = store.getState();
    const { [api.reducerPath]: apiState, session } = store.getState();
    const slices = Object.fromEntries([...injected.keys()].map((key) => [key, state[key]]));
    return { queries: plainQueries(apiState.queries), session, slices };
  }

  return { ...store, inject, release, releaseCalls, serialise };
}

export type SiteStore = ReturnType<typeof createSiteStore>;
export type SiteState = ReturnType<SiteStore['getState']>;
