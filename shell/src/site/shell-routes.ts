/** Pages that the shell shows itself as long as no pinned remote holds them. */
import type { RouteTable, SiteRoute } from './route-table.ts';

/** Signing in must work whatever is pinned: guarded pages lead there (spec §2). */
export const SIGN_IN_PATH = 'user-opt/login';

const SIGN_IN: SiteRoute = {
  path: SIGN_IN_PATH,
  aliases: [],
  page: 'sign-in',
  auth: 'public',
  header: 'solid',
  failure: 'primary',
  guards: ['visitor'],
  messages: [],
  slots: [],
};

/** The shell's own page at a path, or null. Remotes are asked first. */
export const ownRoute = (path: string): SiteRoute | null => (path === SIGN_IN_PATH ? SIGN_IN : null);

/** Paths of the shell's own pages that no remote holds. */
export const ownPaths = ({ remotes }: RouteTable): string[] =>
  remotes.some(({ routes }) => routes.some(({ path, aliases }) => path === SIGN_IN_PATH || aliases.includes(SIGN_IN_PATH))) ? [] : [SIGN_IN_PATH];
