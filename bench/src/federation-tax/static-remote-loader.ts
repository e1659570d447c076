/**
 * Takes the place of the shell's loader of remotes in the bundle that is compared with federation: the same questions,
 * answered from the bundle itself. All messages of the page are one file.
 */
import type { CompiledMessages, PageModule, SlotModule } from '@amberlane/core';
import { artifactUrl, messageFile } from '@amberlane/contract/federation/artifact-files';
import { fetchJson } from '../../../shell/src/client/integrity.ts';
import type * as Federated from '../../../shell/src/client/remotes/remote-loader.ts';
import { EXPOSES } from './exposes.ts';
import { PAGE_MESSAGES } from './page-messages.ts';

export const knowBuilds: typeof Federated.knowBuilds = () => undefined;
export const markBroken: typeof Federated.markBroken = () => undefined;

/** Asked for the shell's bundle first; what it brings holds the others too. */
export const loadMessages: typeof Federated.loadMessages = (shell, _bundles, locale) =>
  fetchJson<CompiledMessages>(artifactUrl(shell, messageFile(PAGE_MESSAGES, locale)));

export async function loadRemoteExpose<M extends PageModule | SlotModule>({ remote, expose }: Federated.ExposeWish): Promise<Federated.LoadOutcome<M>> {
  const bundled = EXPOSES[`${remote.name} ${expose}`];
  if (!bundled) return { ok: false };
  const { default: module } = await bundled();
  return { ok: true, loaded: { module: module as M, messages: {}, contentId: remote.contentId } };
}
