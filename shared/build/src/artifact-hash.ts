/** The two hashes that an artifact is made of. Builds write them, the release store checks them. */
import { createHash } from 'node:crypto';

/** `sha384-…` over the uncompressed bytes, as an `integrity` attribute takes it (W3C Subresource Integrity). */
export const fileIntegrity = (bytes: Uint8Array | string): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** sha256 in hex over the lines `<path> <integrity>\n`, sorted by path in code unit order: the name of the folder. */
export function contentIdOf(files: Readonly<Record<string, { readonly integrity: string }>>): string {
  const hash = createHash('sha256');
  for (const path of Object.keys(files).sort()) hash.update(`${path} ${files[path]?.integrity}\n`);
  return hash.digest('hex');
}
