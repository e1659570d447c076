/**
 * Answers of the API are in the language that they were asked in. When the reader changes it, what the store holds is
 * asked again before the page switches, so that messages and data change together (design §4 "two-phase").
 */
import { api, type SiteStore } from '@amberlane/core';
import type { Locale } from '@amberlane/contract/site';

/** A slow answer follows after the switch. */
const MOST_MS = 2_000;

interface QueryFacts {
  readonly status: string;
  readonly endpointName?: string;
  readonly originalArgs?: unknown;
}

type Initiate = (args: unknown, options: { readonly forceRefetch: true; readonly subscribe: false }) => (dispatch: SiteStore['dispatch'], getState: SiteStore['getState']) => Promise<unknown>;

const isQuery = (endpoint: unknown): endpoint is { readonly initiate: Initiate } =>
  typeof endpoint === 'object' && endpoint !== null && 'initiate' in endpoint && typeof endpoint.initiate === 'function';

/** Gives the function that brings the store's data into a language; never rejects. */
export function createLanguageOfData(site: Pick<SiteStore, 'getState' | 'dispatch'>, first: Locale): (locale: Locale) => Promise<void> {
  let present = first;
  const endpoints: Readonly<Record<string, unknown>> = api.endpoints;
  return async (locale) => {
    if (locale === present) return;
    present = locale;
    const queries: Readonly<Record<string, QueryFacts | undefined>> = site.getState().api.queries;
    const calls = Object.values(queries).flatMap((query) => {
      const endpoint = query?.status === 'fulfilled' && query.endpointName !== undefined ? endpoints[query.endpointName] : undefined;
      return isQuery(endpoint) ? [site.dispatch(endpoint.initiate(query?.originalArgs, { forceRefetch: true, subscribe: false }))] : [];
    });
    await Promise.race([Promise.allSettled(calls), new Promise((resolve) => setTimeout(resolve, MOST_MS))]);
  };
}
