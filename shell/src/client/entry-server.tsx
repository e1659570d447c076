/** The shell's half of server rendering: loaded into a realm by the shell server, one per pin set. */
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from '@amberlane/core';
import { SitePage, type SiteFacts } from './page/site-page.tsx';
import { RemoteFaultContext } from './page/remote-fault.ts';
import { icons, type IconDrawing } from '@amberlane/ui';
import type { ResolvedPage } from './page/resolved-page.ts';

export { ownView, shownByShell } from './page/shell-view.ts';
export { offlineHead, offlinePage } from './layout/offline-page/offline-page.tsx';
export { pendingHead, prepareView } from './page/resolve-view.ts';
export { createSiteIntl, createSiteStore } from '@amberlane/core';

/** All icons by name: a menu carries the drawings that it shows, the browser's code of the shell only its own. */
const ICONS: ReadonlyMap<string, IconDrawing> = new Map(Object.entries(icons));
export const iconOf = (name: string): IconDrawing | null => ICONS.get(name) ?? null;

/** The tree of a page, for rendering to completion (no inline script, nothing outlined). */
export function pageTree(page: ResolvedPage, facts: SiteFacts): ReactNode {
  return (
    <StaticRouter location={page.href}>
      <RemoteFaultContext value={() => undefined}>
        <SitePage page={page} facts={facts} />
      </RemoteFaultContext>
    </StaticRouter>
  );
}

export { renderToPipeableStream };
