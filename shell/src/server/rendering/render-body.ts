/** The body of a page: rendered with all that can be rendered, what throws is left to the browser. */
import { exposeKey, type BootExpose } from '../../site/hydration-data.ts';
import type { PageRequest } from '../page-renderer.ts';
import { fillingsOf } from './page-parts.ts';
import { WorkTimeError } from './render-budget.ts';
import { renderToHtml } from './render-to-html.ts';
import { REMOTE_MS, resolveOnServer, type ServerResolution, type ServerSite } from './resolve-on-server.ts';

/** Renders what can be rendered: first everything, then without the slots, then without the page. */
export async function renderBody(server: ServerSite, request: PageRequest): Promise<{ resolution: ServerResolution; body: string }> {
  const leaveOut = new Set<string>();
  for (;;) {
    const resolution = await resolveOnServer(server, request, leaveOut);
    const facts = { site: resolution.site, signInFault: request.signInFault ?? null };
    try {
      return { resolution, body: await renderToHtml(server.realm, server.realm.shell.pageTree(resolution.page, facts), REMOTE_MS) };
    } catch (error) {
      const wasShown = (part: BootExpose | null): part is BootExpose => part !== null && !resolution.unrendered.includes(exposeKey(part));
      const slots = fillingsOf(resolution).filter(wasShown);
      const page = [resolution.pageExpose].filter(wasShown);
      // Waiting out the slots and then the page would take the reader's time twice.
      const suspects = error instanceof WorkTimeError ? [...slots, ...page] : slots.length > 0 ? slots : page;
      if (suspects.length === 0) throw error;
      // One filling that throws does not take the others with it, whose remotes are sound.
      const culprit = suspects === slots && slots.length > 1 ? await oneThatThrows(server, request, leaveOut, slots) : null;
      for (const suspect of culprit ? [culprit] : suspects) {
        leaveOut.add(exposeKey(suspect));
        server.onFault(suspect.remote, error);
      }
    }
  }
}

/** The one filling without which the page can be rendered; null when there is no such one. */
async function oneThatThrows(server: ServerSite, request: PageRequest, leftOut: ReadonlySet<string>, slots: readonly BootExpose[]): Promise<BootExpose | null> {
  for (const slot of slots) {
    const { page, site } = await resolveOnServer(server, request, new Set([...leftOut, exposeKey(slot)]));
    try {
      await renderToHtml(server.realm, server.realm.shell.pageTree(page, { site, signInFault: request.signInFault ?? null }), REMOTE_MS);
      return slot;
    } catch {
      // It was another one, or not this one alone.
    }
  }
  return null;
}
