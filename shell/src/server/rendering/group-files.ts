/** Files of the form library that a page needs beside those of the shell. Pure. */
import type { Locale } from '@amberlane/contract/site';
import type { ShellManifest } from '@amberlane/contract/federation/remote-manifest';

export interface GroupFiles {
  readonly js: readonly string[];
  /** What groups have in common before what is of one alone. */
  readonly css: readonly string[];
}

/** Files of these groups, each once, with the library's words in the language of the page. */
export function groupFiles({ antd }: Pick<ShellManifest, 'antd'>, groups: readonly string[], locale?: Locale): GroupFiles {
  if (!antd || groups.length === 0) return { js: [], css: [] };
  const files = groups.flatMap((group) => antd.groups[group] ?? []);
  const words = (locale && antd.words[locale]) ?? [];
  return { js: unique([...files.flatMap(({ js }) => js), ...words]), css: unique(files.flatMap(({ css }) => css)) };
}

/** Every file of the library: a page that needs none of it does not learn their hashes either. */
export function listGroupFiles({ antd, main }: Pick<ShellManifest, 'antd' | 'main'>): readonly string[] {
  if (!antd) return [];
  const files = [...Object.values(antd.groups).flatMap(({ js, css }) => [...js, ...css]), ...Object.values(antd.words).flat()];
  return unique(files).filter((file) => !main.js.includes(file) && !main.css.includes(file));
}

const unique = (list: readonly string[]): string[] => [...new Set(list)];
