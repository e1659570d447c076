/**
 * Who may enter a page: decided from what its manifest declares and whether somebody is signed in. The same on the
 * server and in the browser (spec §2 route rules).
 */
import { routeName } from './route-names.ts';
import type { SiteRoute } from './route-table.ts';

export type Admission =
  | { readonly kind: 'enter' }
  /** To the sign-in page, and back afterwards. */
  | { readonly kind: 'signIn' }
  /** Nothing to do here for who is signed in: to where the reader came from. */
  | { readonly kind: 'goBack' }
  | { readonly kind: 'root' }
  /** The declaration names a guard that the site does not know. */
  | { readonly kind: 'unknownGuard'; readonly name: string };

const ENTER: Admission = { kind: 'enter' };

/** By the name that manifests use. `signed-in` is what `auth: 'required'` says in short. */
const GUARDS: ReadonlyMap<string, (signedIn: boolean) => Admission> = new Map<string, (signedIn: boolean) => Admission>([
  ['signed-in', (signedIn) => (signedIn ? ENTER : { kind: 'signIn' })],
  ['visitor', (signedIn) => (signedIn ? { kind: 'goBack' } : ENTER)],
]);

/** Guards of a route, in the order in which they are asked. */
const guardsOf = ({ auth, guards = [] }: SiteRoute): readonly string[] => (auth === 'required' ? ['signed-in', ...guards] : guards);

/** The first guard that does not let the reader enter decides. */
export function admit(route: SiteRoute, signedIn: boolean): Admission {
  if (routeName(route) === null) return { kind: 'root' };
  const unknown = unknownGuard(route);
  if (unknown !== null) return { kind: 'unknownGuard', name: unknown };
  for (const name of guardsOf(route)) {
    const admission = GUARDS.get(name)?.(signedIn);
    if (admission && admission.kind !== 'enter') return admission;
  }
  return ENTER;
}

/** Name of a guard that the site does not know; null when all are known. */
export const unknownGuard = ({ guards = [] }: SiteRoute): string | null => guards.find((name) => !GUARDS.has(name)) ?? null;

/** The page's data is a customer's own: it is loaded in the browser, after the reader's cookies. */
export const isPersonal = (route: SiteRoute | null | undefined): boolean => Boolean(route && guardsOf(route).includes('signed-in'));
