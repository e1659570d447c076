/**
 * Endpoints and tags of one build, in a space of their own inside the site's one API. A name is `<owner>@<build>/<name>`,
 * so two remotes, two builds of one remote, and the shared fields of two builds each run their own code and keep their
 * own answers. The server and the browser run the same build, so the answers of the server are found again.
 */
import type { Api, BaseQueryFn, CoreModule, EndpointBuilder, EndpointDefinitions } from '@reduxjs/toolkit/query';
import type { reactHooksModuleName } from '@reduxjs/toolkit/query/react';
import { api } from './api.ts';
import { buildOfPath } from './build-of-path.ts';
import type { CallArgs, CallFailure } from './transport.ts';

type CallSite = BaseQueryFn<CallArgs, unknown, CallFailure>;
type SiteApi<Definitions extends EndpointDefinitions, Tag extends string> = Api<CallSite, Definitions, 'api', Tag, CoreModule | typeof reactHooksModuleName>;

type OfTheWholeSite = 'injectEndpoints' | 'enhanceEndpoints' | 'util' | 'internalActions' | 'reducer' | 'reducerPath' | 'middleware' | 'usePrefetch';

/** What a remote sees of the API: its own endpoints with their hooks, its own tags, its own part of the cache. */
export type ApiSpace<Definitions extends EndpointDefinitions, Tag extends string> = Omit<SiteApi<Definitions, Tag>, OfTheWholeSite> & {
  readonly util: Pick<SiteApi<Definitions, Tag>['util'], 'invalidateTags' | 'updateQueryData' | 'upsertQueryData'>;
  /** Adds endpoints; names are the remote's own. Injecting the same ones again replaces them by the same. */
  injectEndpoints<New extends EndpointDefinitions>(parts: { readonly endpoints: (build: EndpointBuilder<CallSite, Tag, 'api'>) => New }): ApiSpace<Definitions & New, Tag>;
};

/** A space before anything is injected. */
export interface EmptyApiSpace<Tag extends string> {
  readonly util: Pick<SiteApi<EndpointDefinitions, Tag>['util'], 'invalidateTags'>;
  injectEndpoints<New extends EndpointDefinitions>(parts: { readonly endpoints: (build: EndpointBuilder<CallSite, Tag, 'api'>) => New }): ApiSpace<New, Tag>;
}

/** A space as it is inside: what the types of RTK promise about names is not visible here. */
interface SpaceParts {
  /** Hooks stand beside them, in the space itself. */
  readonly endpoints?: Readonly<Record<string, unknown>>;
  readonly util: Readonly<Record<string, unknown>>;
  injectEndpoints(parts: { readonly endpoints: (build: never) => Definitions }): SpaceParts;
}

type TagOf = string | { readonly type: string; readonly id?: string | number } | null | undefined;
type Tags = readonly TagOf[] | ((...facts: unknown[]) => readonly TagOf[]);
interface Definition {
  readonly providesTags?: Tags;
  readonly invalidatesTags?: Tags;
}
type Definitions = Record<string, Definition>;

/** What the API's own generics would say of names that are made at run time. */
interface UntypedApi {
  readonly endpoints: Readonly<Record<string, unknown>>;
  readonly util: Readonly<Record<'invalidateTags' | 'updateQueryData' | 'upsertQueryData', (...args: unknown[]) => unknown>>;
  injectEndpoints(parts: { readonly endpoints: (build: never) => Definitions; readonly overrideExisting: true }): unknown;
  enhanceEndpoints(parts: { readonly addTagTypes: readonly string[] }): unknown;
}
const whole = api as UntypedApi;

const spaces = new Map<string, SpaceParts>();

const HOOKS = ['useQuery', 'useLazyQuery', 'useMutation'] as const;
/** `useLazyQuery` of `track` → `useLazyTrackQuery`. */
const hookName = (hook: (typeof HOOKS)[number], name: string): string => hook.replace(/(Query|Mutation)$/, `${name.charAt(0).toUpperCase()}${name.slice(1)}$1`);

/**
 * The space of an owner's build, one for all modules of the build. `owner` is `mf-tracking`, or `ui` for the fields that a
 * build carries; `files` the address of the build's client files, `/remotes/<name>/<contentId>/client/`.
 */
export function openApiSpace<Tag extends string>(owner: string, files: string, tags: readonly Tag[] = []): EmptyApiSpace<Tag> {
  const prefix = owner + buildMark(buildOfPath(files));
  whole.enhanceEndpoints({ addTagTypes: tags.map((tag) => prefix + tag) });
  const space = spaces.get(prefix) ?? createSpace(prefix);
  spaces.set(prefix, space);
  return space as EmptyApiSpace<Tag>;
}

function createSpace(prefix: string): SpaceParts {
  const ownTag = (tag: TagOf): TagOf => (typeof tag === 'string' ? prefix + tag : tag && { ...tag, type: prefix + tag.type });
  const ownTags = (tags: Tags): Tags => (typeof tags === 'function' ? (...facts) => tags(...facts).map(ownTag) : tags.map(ownTag));
  const owned = ({ providesTags, invalidatesTags, ...definition }: Definition): Definition => ({
    ...definition,
    ...(providesTags && { providesTags: ownTags(providesTags) }),
    ...(invalidatesTags && { invalidatesTags: ownTags(invalidatesTags) }),
  });
  const own: Record<string, unknown> = {};
  const space: SpaceParts = {
    endpoints: own,
    util: {
      invalidateTags: (tags: readonly TagOf[]) => whole.util.invalidateTags(tags.map(ownTag)),
      updateQueryData: (name: string, ...rest: unknown[]) => whole.util.updateQueryData(prefix + name, ...rest),
      upsertQueryData: (name: string, ...rest: unknown[]) => whole.util.upsertQueryData(prefix + name, ...rest),
    },
    injectEndpoints({ endpoints }) {
      let names: string[] = [];
      whole.injectEndpoints({
        // The server runs a module of a build once for each page that has it: the same code again.
        overrideExisting: true,
        endpoints: (build) => {
          const definitions = Object.entries(endpoints(build));
          names = definitions.map(([name]) => name);
          return Object.fromEntries(definitions.map(([name, definition]) => [prefix + name, owned(definition)]));
        },
      });
      for (const name of names) {
        const endpoint = whole.endpoints[prefix + name] as Readonly<Record<string, unknown>>;
        own[name] = endpoint;
        for (const hook of HOOKS) if (hook in endpoint) Object.assign(space, { [hookName(hook, name)]: endpoint[hook] });
      }
      return space;
    },
  };
  return space;
}

/** Hex digits that name a build in its endpoints: enough to tell builds apart, and few in every page's data. */
const BUILD_DIGITS = 12;
const buildMark = (build: string): string => `@${build.slice(0, BUILD_DIGITS)}/`;

/** Whether a build made an endpoint: its own, or one of the fields that it carries. `build` is its content id. */
export const isEndpointOf = (endpointName: string, build: string): boolean => endpointName.includes(buildMark(build));
