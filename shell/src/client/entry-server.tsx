/** The shell's half of server rendering: loaded into a realm by the shell server, one per pin set. */
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from '@amberlane/core';
import { SitePage, type SiteFacts } from './page/site-page.tsx';
import { RemoteFaultContext } from './page/remote-fault.ts';
import type { ResolvedPage } from './page/resolved-page.ts';

export { ownView, shownByShell } from './page/shell-view.ts';
export { offlineHead, offlinePage } from './layout/offline-page/offline-page.tsx';
export { pendingHead, prepareView } from './page/resolve-view.ts';
export { createSiteIntl, createSiteStore } from '@amberlane/core';

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
