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
