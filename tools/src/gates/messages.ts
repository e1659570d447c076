/** The gate of messages and prose: six complete languages for the shell and every remote, each id shown somewhere. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { menuBundles } from '@amberlane/contract/federation/menu';
import { LOCALES, type Locale } from '@amberlane/contract/site';
import { messageSources, readMessages, readRemoteConfig, sharedBundles } from '@amberlane/build';
import { textParts } from '@amberlane/build/text-parts';
import { checkContent, shownByStructure, unreadableContent } from './content.ts';
import { bundleClashes, bundleOf, catalogueFaults, useFaults, type Catalogue, type Catalogues } from './message-faults.ts';
import { messageUse } from './message-use.ts';
import { checkQuotations } from './quotations.ts';
import { REPOSITORY } from '../repository.ts';

/** English messages whose translators are told nothing. */
function undescribed(file: string): string[] {
  const source = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  return Object.entries(source)
    .filter(([, entry]) => !(typeof entry === 'object' && entry !== null && 'description' in entry && entry.description))
    .map(([id]) => `en ${id}: has no description for the translator`);
}

/** Bundles that `remote.config.ts` names and that do not exist, and bundles that no page or slot asks for. */
async function bundleFaults(dir: string, english: Catalogue): Promise<string[]> {
  if (!existsSync(path.join(dir, 'remote.config.ts'))) return [];
  const { routes, slots, feeds, menu } = await readRemoteConfig(dir);
  const asked = new Set([...[...routes, ...slots, ...feeds].flatMap(({ messages }) => messages), ...menuBundles(menu)]);
  const present = new Set(Object.keys(english).map(bundleOf));
  const shared = new Set(sharedBundles());
  return [
    ...[...asked].filter((bundle) => !present.has(bundle) && !shared.has(bundle)).map((bundle) => `remote.config.ts asks for the bundle "${bundle}", which has no message`),
    ...[...present].filter((bundle) => !asked.has(bundle)).map((bundle) => `bundle "${bundle}": no route, slot, feed or menu entry asks for it`),
  ];
}

/** Icons that menu entries name and the design system does not have. */
async function iconFaults(dir: string): Promise<string[]> {
  if (!existsSync(path.join(dir, 'remote.config.ts'))) return [];
  const { menu } = await readRemoteConfig(dir);
  return menu
    .flatMap(({ icon }) => icon ?? [])
    .filter((icon) => !existsSync(path.join(REPOSITORY, 'shared/ui/src/icon/glyphs', `${icon}.ts`)))
    .map((icon) => `remote.config.ts names the icon "${icon}" in its menu, which the design system does not have`);
}

const SHOWN_BY: Readonly<Record<string, () => readonly string[]>> = {
  shell: () => ['shared/core', 'shared/ui'],
  'shared/contract': () => [...textParts(), 'shared/core'],
  'shared/contract/errors': () => ['shared/contract', 'api'],
  'shared/contract/fields': () => ['shared/contract'],
};

/** Where a part's messages are shown. The shell's own are also shown by what is shared, the contract's by every part. */
const sourcesOf = (dir: string): string[] => {
  const others = SHOWN_BY[path.relative(REPOSITORY, dir)]?.() ?? [];
  return [path.join(dir, 'src'), path.join(dir, 'remote.config.ts'), ...others.map((part) => path.join(REPOSITORY, part, 'src'))];
};

/** All faults of the messages of one part of the site, each a sentence; none when it is in order. */
export async function checkMessages(dir: string): Promise<string[]> {
  const fileOf = (locale: Locale): string => path.join(dir, 'src/messages', `${locale}.json`);
  const missing = LOCALES.filter((locale) => !existsSync(fileOf(locale)));
  if (missing.length > 0) return missing.map((locale) => `src/messages/${locale}.json is missing`);
  const unreadable = unreadableContent(dir);
  if (unreadable.length > 0) return unreadable;
  const quotations = checkQuotations(dir);
  if (quotations.length > 0) return quotations;
  const catalogues = Object.fromEntries(LOCALES.map((locale) => [locale, readMessages(dir, locale)])) as Catalogues;
  return [
    ...undescribed(fileOf('en')),
    ...catalogueFaults(catalogues),
    ...useFaults(catalogues.en, messageUse(sourcesOf(dir)), shownByStructure(dir)),
    ...(await checkContent(dir)),
    ...(await bundleFaults(dir, catalogues.en)),
    ...(await iconFaults(dir)),
  ];
}

/** Bundles claimed by more than one part of the site. */
export function checkBundles(): string[] {
  return bundleClashes(new Map(textParts().map((name) => [name, messageSources(path.join(REPOSITORY, name), 'en')])));
}
