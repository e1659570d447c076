/**
 * The hash of every file that this page may load. What is not known gets an impossible hash: the browser refuses it
 * and says so, nothing hangs and nothing unknown runs.
 */
import { artifactUrl, DEVELOPMENT_CONTENT_ID } from '@amberlane/contract/federation/artifact-files';

const IMPOSSIBLE = `sha384-${'A'.repeat(64)}`;
const known = new Map<string, string>();

/** Makes the files of an artifact loadable. */
export function allowFiles(name: string, contentId: string, files: Readonly<Record<string, string>>): void {
  for (const [path, integrity] of Object.entries(files)) known.set(artifactUrl({ name, contentId }, path), integrity);
}

export const knowsFile = (url: string): boolean => known.has(url);

export function integrityOf(url: string): string {
  const { pathname } = new URL(url, location.href);
  if (process.env.NODE_ENV === 'development' && pathname.includes(DEVELOPMENT_CONTENT_ID)) return '';
  return known.get(pathname) ?? IMPOSSIBLE;
}

/** Fetches JSON whose hash is known, or given; a changed byte is a failed fetch. */
export async function fetchJson<T>(url: string, integrity: string = integrityOf(url)): Promise<T> {
  const response = await fetch(url, { integrity, credentials: 'omit' });
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  return (await response.json()) as T;
}
