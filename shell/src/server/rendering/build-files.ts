/** What browsers are told of the files of a build: from the verified manifests of a pin set. Pure. */
import { DEVELOPMENT_CONTENT_ID } from '@amberlane/contract/federation/artifact-files';
import type { ArtifactManifest, RemoteManifest } from '@amberlane/contract/federation/remote-manifest';
import { LOCALES, type Locale } from '@amberlane/contract/site';
import { buildFilesName, type BuildFiles } from '../../site/build-files.ts';
import { integrityOf } from './text-integrity.ts';

/** Scripts, styles and the messages of one language, with their hashes. */
export const browserFiles = ({ files }: Pick<ArtifactManifest, 'files'>, locale: Locale): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => (path.startsWith('client/') ? /\.(?:js|css)$/.test(path) : path.startsWith('messages/') && path.endsWith(`.${locale}.json`)))
      .map(([path, { integrity }]) => [path, integrity]),
  );

export interface BuildFileLists {
  /** By remote and language, the integrity of its list. */
  readonly integrities: ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** By name under `/-/site/`, the list. */
  readonly texts: ReadonlyMap<string, string>;
}

/** One list for each remote and language. What a development server builds has none: its files change under their address. */
export function buildFileLists(manifests: readonly RemoteManifest[]): BuildFileLists {
  const lists = manifests
    .filter(({ contentId }) => contentId !== DEVELOPMENT_CONTENT_ID)
    .map((manifest) => ({
      name: manifest.name,
      texts: LOCALES.map((locale) => {
        const text = JSON.stringify(listOf(manifest, locale));
        return { locale, text, integrity: integrityOf(text) };
      }),
    }));
  return {
    integrities: new Map(lists.map(({ name, texts }) => [name, Object.fromEntries(texts.map(({ locale, integrity }) => [locale, integrity]))])),
    texts: new Map(lists.flatMap(({ name, texts }) => texts.map(({ text, integrity }) => [buildFilesName(name, integrity), text]))),
  };
}

const listOf = (manifest: RemoteManifest, locale: Locale): BuildFiles => ({
  container: manifest.container,
  entry: manifest.entry,
  usesGroups: manifest.needs.groups !== undefined,
  files: browserFiles(manifest, locale),
});
