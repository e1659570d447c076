/**
 * Pages in which the slots of a remote are seen alone: a remote of its own, made for isolation, with a page for each
 * slot at `slots/<slot>`. The page is `mf-x/testing/slots/<slot>.tsx`, whose default export is a component that shows
 * the slot with its props; a slot that takes nothing needs no such file. Those files may import packages and each other.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildWorkspace } from '@amberlane/build';
import { LOCALES } from '@amberlane/contract/site';
import type { RemoteConfig } from '@amberlane/contract/federation/remote-config';
import { artifactManifest, type RemoteManifest } from '@amberlane/contract/federation/remote-manifest';
import { CACHE, REPOSITORY } from './repository.ts';
import type { LocalBuild } from './local-builds.ts';
import { remoteConfigs } from './reader-parts.ts';

const BUDGET_KB = 100;

/** Path under `/{lang}` where a slot is seen alone. */
export const slotPath = (slot: string): string => `slots/${slot}`;

/** What the pages are made from. */
interface Slots extends Pick<RemoteManifest, 'name' | 'slots' | 'needs'> {
  /** Names of the slots that pages of the site show late. */
  readonly late: ReadonlySet<string>;
}

export const slotPagesName = (remote: string): string => `${remote}-slots`;

const unique = ({ slots }: Pick<Slots, 'slots'>): string[] => [...new Set(slots.map(({ slot }) => slot))];

type RemoteConfigInput = Pick<RemoteConfig, 'name' | 'core'> & { readonly routes: readonly Partial<RemoteConfig['routes'][number]>[] };

const bundleOf = (remote: string): string => `${remote.replace(/^mf-/, '')}-slots`;

/** Declaration of the remote that holds the pages. */
export function slotPagesConfig({ name, slots, needs, late }: Slots): RemoteConfigInput {
  const bundle = bundleOf(name);
  return {
    name: slotPagesName(name),
    core: needs.core,
    routes: unique({ slots }).map((slot) => ({
      path: slotPath(slot), page: slot, title: `${bundle}.${slot}`, indexable: false, cacheable: false, messages: [bundle], slots: [{ slot, many: true, ...(late.has(slot) && { late: true as const }) }], budgetKb: BUDGET_KB,
    })),
  };
}

const pageSource = (slot: string, bundle: string, fixture: boolean): string => `import { definePage, FormattedMessage${fixture ? '' : ', Slot'} } from '@amberlane/core';
import { PageHead, Wrap } from '@amberlane/ui';
${fixture ? `import SlotInPage from '../../fixtures/${slot}.tsx';` : `const SlotInPage = () => <Slot name="${slot}" />;`}

const Page = () => (
  <>
    <PageHead title={<FormattedMessage id="${bundle}.${slot}" />} />
    <Wrap>
      <SlotInPage />
    </Wrap>
  </>
);

export default definePage({ component: Page, head: ({ intl }) => ({ title: intl.formatMessage({ id: '${bundle}.${slot}' }), description: '' }) });
`;

/** Writes the sources of the pages into a folder, which is emptied first. `fixtures` is `mf-x/testing/slots`. */
export function writeSlotPages(remote: Slots, fixtures: string, dir: string): void {
  const bundle = bundleOf(remote.name);
  const names = unique(remote);
  rmSync(dir, { recursive: true, force: true });
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  };
  const config = slotPagesConfig(remote);
  write('package.json', `${JSON.stringify({ name: `@amberlane/${config.name}`, version: '0.1.0', private: true, type: 'module' })}\n`);
  write('remote.config.ts', `import { defineRemote } from '@amberlane/contract/federation/remote-config';\n\nexport default defineRemote(${JSON.stringify(config)});\n`);
  // A slot's name is its name in every language.
  for (const locale of LOCALES) write(`src/messages/${locale}.json`, `${JSON.stringify(Object.fromEntries(names.map((slot) => [`${bundle}.${slot}`, slot])))}\n`);
  if (existsSync(fixtures)) cpSync(fixtures, path.join(dir, 'src/fixtures'), { recursive: true });
  for (const slot of names) write(`src/pages/${slot}/page.tsx`, pageSource(slot, bundle, existsSync(path.join(fixtures, `${slot}.tsx`))));
}

/** Slots that some page declares as late: the page in isolation shows them as that page does. */
export const lateSlotsOf = (remotes: readonly Pick<RemoteConfig, 'routes'>[]): ReadonlySet<string> =>
  new Set(remotes.flatMap(({ routes }) => routes.flatMap(({ slots }) => slots.filter(({ late }) => late).map(({ slot }) => slot))));

/** Builds the pages when they or what they are built with changed; null for a remote without slots. */
export async function buildSlotPages(remote: Omit<Slots, 'late'>): Promise<LocalBuild | null> {
  if (remote.slots.length === 0) return null;
  const name = slotPagesName(remote.name);
  const work = path.join(CACHE, 'slot-pages', remote.name);
  writeSlotPages({ ...remote, late: lateSlotsOf(await remoteConfigs()) }, path.join(REPOSITORY, remote.name, 'testing/slots'), path.join(work, name));
  const { artifactDir } = await buildWorkspace(name, { dir: path.join(work, name), out: path.join(work, 'artifact') });
  return { manifest: artifactManifest.parse(JSON.parse(readFileSync(path.join(artifactDir, 'remote.manifest.json'), 'utf8'))), dir: artifactDir };
}
