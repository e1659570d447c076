/** What the shell shows by itself where no page of a remote is to be shown. Same on the server and in the browser. */
import type { IntlShape, PageHead } from '@amberlane/core';
import { unknownGuard } from '../../site/route-guards.ts';
import { ownRoute } from '../../site/shell-routes.ts';
import type { SiteRoute } from '../../site/route-table.ts';
import type { View } from './resolved-page.ts';

export type OwnView = Extract<View, { kind: 'notFound' | 'signIn' | 'error' }>;

/** `route`: the remote's page at the path, null for none. The result is null when that page is to be shown. */
export function ownView(path: string, route: SiteRoute | null): OwnView | null {
  const guard = route && unknownGuard(route);
  // The wording is the specification's (§8); it speaks to who wrote the manifest.
  if (guard) return { kind: 'error', status: 500, message: `Unknown middleware ${guard}` };
  if (route) return null;
  return ownRoute(path) ? { kind: 'signIn' } : { kind: 'notFound' };
}

/** Ready to be shown: no remote has a part in it. */
export const shownByShell = (view: OwnView, intl: IntlShape): { view: OwnView; slots: Readonly<Record<string, never>>; head: PageHead } => ({ view, slots: {}, head: ownHead(view, intl) });

/** None of them is for search engines. */
function ownHead(view: OwnView, intl: IntlShape): PageHead {
  const text = (id: string): string => intl.formatMessage({ id });
  switch (view.kind) {
    case 'signIn':
      return { title: text('shell.nav.signIn'), description: text('shell.signIn.lead'), noindex: true };
    case 'error':
      return { title: text('shell.error.title'), description: text('shell.error.message'), noindex: true };
    case 'notFound':
      return { title: text('shell.notFound.title'), description: text('shell.notFound.message'), noindex: true };
  }
}
