/** What a page tells the service worker. */

/** Addresses that the worker did not see come, since the page was there first; they are kept if the server allows it. */
interface VisitMessage {
  readonly kind: 'visit';
  /** Paths with their queries. */
  readonly hrefs: readonly string[];
  /** Files that the page runs on, with their hashes. */
  readonly files: readonly (readonly [url: string, integrity: string])[];
}

/** A result that was shown without a document of its own. */
interface SnapshotMessage {
  readonly kind: 'snapshot';
  readonly href: string;
  /** The document as it stands on screen, without scripts. */
  readonly html: string;
}

export type PageMessage = VisitMessage | SnapshotMessage;

const LONGEST_SNAPSHOT = 1_000_000;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isFile = (value: unknown): value is readonly [string, string] => Array.isArray(value) && value.length === 2 && value.every(isText);
const isHref = (value: unknown): value is string => isText(value) && /^\/(?!\/)/.test(value);

/** null for what no page of ours sends. */
export function readMessage(data: unknown): PageMessage | null {
  if (!isObject(data)) return null;
  const { kind, href, html, hrefs, files } = data;
  if (kind === 'snapshot') return isHref(href) && isText(html) && html.length <= LONGEST_SNAPSHOT ? { kind, href, html } : null;
  if (kind !== 'visit' || !Array.isArray(hrefs) || !Array.isArray(files)) return null;
  return hrefs.every(isHref) && files.every(isFile) ? { kind, hrefs, files } : null;
}
