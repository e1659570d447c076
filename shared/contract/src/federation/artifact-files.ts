/** Where the files of an artifact are: paths inside it and addresses on the site. No schema library behind it. */
import type { Locale } from '../site/markets.ts';

export interface ArtifactName {
  readonly name: string;
  readonly contentId: string;
}

/** `client/remoteEntry.js` → `/remotes/mf-tracking/<contentId>/client/remoteEntry.js`. */
export const artifactUrl = ({ name, contentId }: ArtifactName, path: string): string => `/remotes/${name}/${contentId}/${path}`;

/** Stands where a content id does for a remote that a development server builds from its sources. */
export const DEVELOPMENT_CONTENT_ID = '0'.repeat(64);

export const MANIFEST_FILE = 'remote.manifest.json';

/** Messages of one bundle in one language: message id → syntax tree. */
export const messageFile = (bundle: string, locale: Locale): string => `messages/${bundle}.${locale}.json`;

/** Chunk of an expose, as the federation plugin names it: `./pages/my-order` → `__federation_expose_pages__my_order`. Its files are `client/<chunk>.<hash>.js`. */
export const chunkOfExpose = (expose: string): string => `${EXPOSE_CHUNK}${expose.slice(2).replaceAll('-', '_').replaceAll('/', '__')}`;
const EXPOSE_CHUNK = '__federation_expose_';

/** Whether a file belongs to one expose alone, and not to several or to what they load later. */
export const isFileOfExpose = (path: string): boolean => path.startsWith(`client/${EXPOSE_CHUNK}`);
