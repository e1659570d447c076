/** The gate of prose: reads the content files of a part, and the site that their links lead into. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '@amberlane/contract/site';
import { contentBundles, contentPath, readContent, readRemoteConfig } from '@amberlane/build';
import { remoteNames, REPOSITORY } from '../repository.ts';
import { allSections, contentFaults, type ContentFiles, type RouteTable } from './content-faults.ts';

const filesOf = (dir: string, bundle: string): ContentFiles =>
  new Map(LOCALES.filter((locale) => existsSync(contentPath(dir, bundle, locale))).map((locale) => [locale, readContent(dir, bundle, locale)]));

/** What keeps content files from being read at all, each file as a sentence. */
export const unreadableContent = (dir: string): string[] =>
  contentBundles(dir).flatMap((bundle) =>
    LOCALES.filter((locale) => existsSync(contentPath(dir, bundle, locale))).flatMap((locale) => {
      try {
        readContent(dir, bundle, locale);
        return [];
      } catch (error) {
        return [error instanceof Error ? error.message : String(error)];
      }
    }),
  );

/** Pages of all remotes; a page whose own bundle is a content file has the sections of that file as fragments. */
async function readSiteMap(): Promise<RouteTable> {
  const paths = new Set<string>();
  const fragments = new Map<string, ReadonlySet<string>>();
  for (const name of remoteNames()) {
    const dir = path.join(REPOSITORY, name);
    const bundles = contentBundles(dir);
    for (const route of (await readRemoteConfig(dir)).routes) {
      const addresses = [route.path, ...route.aliases].map((address) => address.replace(/\/:[A-Za-z]+\??$/, ''));
      const texts = route.messages.filter((bundle) => bundles.includes(bundle) && existsSync(contentPath(dir, bundle, 'en')));
      const ids = new Set(texts.flatMap((bundle) => allSections(readContent(dir, bundle, 'en').document.sections).map(({ id }) => id)));
      for (const address of addresses) {
        paths.add(address);
        if (ids.size > 0) fragments.set(address, ids);
      }
    }
  }
  return { paths, fragments };
}

/** All faults of content files that can be read, each a sentence; none when they are in order. */
export async function checkContent(dir: string): Promise<string[]> {
  const bundles = contentBundles(dir);
  if (bundles.length === 0) return [];
  const site = await readSiteMap();
  return bundles.flatMap((bundle) => contentFaults(bundle, filesOf(dir, bundle), site));
}

/** Ids that the structure of a page's text shows: no code names them. */
export const shownByStructure = (dir: string): ReadonlySet<string> =>
  new Set(
    contentBundles(dir).flatMap((bundle) => {
      const { messages, named } = readContent(dir, bundle, 'en');
      const byCode = new Set(named);
      return [...messages.keys()].filter((id) => !byCode.has(id));
    }),
  );
