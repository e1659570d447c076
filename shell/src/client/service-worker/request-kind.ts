/** What the service worker does with a request, decided by the request alone. Pure. */

export type RequestKind =
  /** A document: from the network while there is one, else as it was kept. */
  | 'page'
  /** A file whose address names its content: kept once, never asked for again. */
  | 'file'
  /** The reader leaves: what they asked for is forgotten. */
  | 'signOut'
  /** The browser's own business: calls above all, whose answers are private. */
  | 'other';

/** `/remotes/<name>/<contentId>/…` on our origin or a CDN's, and the site map of a pin set. */
const IMMUTABLE = /^\/(?:remotes\/[^/]+\/[0-9a-f]{64}\/.|-\/site\/[^/]+\.json$)/;
const SIGN_OUT = '/oms/user/logout';

type Asked = Pick<Request, 'method' | 'mode' | 'destination' | 'integrity' | 'url'>;

export function kindOf({ method, mode, destination, integrity, url }: Asked, origin: string): RequestKind {
  const { origin: askedOrigin, pathname } = new URL(url);
  if (method !== 'GET') return 'other';
  if (askedOrigin === origin && mode === 'navigate') return 'page';
  if (askedOrigin === origin && pathname.replace(/\/+$/, '') === SIGN_OUT) return 'signOut';
  if (!IMMUTABLE.test(pathname)) return 'other';
  // Kept for good, a broken file would stay broken: only what the browser checks, and what can't run, is kept.
  const checked = integrity !== '' || destination === 'image' || destination === 'font';
  const readable = askedOrigin === origin || mode === 'cors';
  return checked && readable ? 'file' : 'other';
}
