/** What a part of the site gives to the mock API: a remote in `mf-x/testing/mock-api.ts`, as its default export. */
import { MockRoutes } from './serve.ts';

export interface MockApiContext {
  /** The scenario `empty` is on: lists without entries. */
  readonly isEmpty: () => boolean;
  /** The scenario `many` is on: lists as long as they ever get. */
  readonly isMany: () => boolean;
  readonly now: () => Date;
}

export interface MockApiPart {
  /** Adds the answers of this part's calls. */
  readonly serve: (routes: MockRoutes, context: MockApiContext) => void;
  /** Values for the parameters in the paths of this remote's pages, which the answers know: `{ token: '…' }`. */
  readonly pathParams?: Readonly<Record<string, string>>;
}

/** Gives the part back; types it where it is written. */
export const defineMockApi = (part: MockApiPart): MockApiPart => part;

/** All answers of the parts, as one table. @throws Error when two parts answer the same call. */
export function routesOf(parts: readonly MockApiPart[], context: MockApiContext): MockRoutes {
  const routes = new MockRoutes();
  for (const part of parts) part.serve(routes, context);
  return routes;
}
