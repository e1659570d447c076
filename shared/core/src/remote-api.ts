/**
 * The API space of the build that this module is bundled into: it is no part of the federated core, since every build
 * has to bring its own. It tells the core where its files are, by which the core knows the build.
 */
import { openApiSpace } from '@amberlane/core';

/** Set by the bundler; there is none in tests. */
declare const __webpack_public_path__: string | undefined;

const files = typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '';

/**
 * The API as a remote sees it. Names of endpoints and tags are its own; another remote may use the same ones.
 *
 *     export const officesApi = remoteApi('mf-offices', ['offices']).injectEndpoints({
 *       endpoints: (build) => ({
 *         offices: build.query<ReplyOf<typeof queryOffices>, null>({ query: () => callTo(queryOffices, {}), providesTags: ['offices'] }),
 *       }),
 *     });
 */
export const remoteApi = <Tag extends string = never>(name: `mf-${string}` | 'shell', tags?: readonly Tag[]) => openApiSpace(name, files, tags);

/** The space of the shared fields, as this build carries them: another build may carry another version of them. */
export const fieldsApi = () => openApiSpace('ui', files);
