/** Style sheets of a realm's artifacts, parsed once, and the critical rules of a page from them. */
import type { ArtifactManifest } from '@amberlane/contract/federation/remote-manifest';
import { classesIn, parseStyleSheet, type StyleSheet } from './critical-css.ts';
import type { ArtifactText } from './server-modules.ts';

export interface PageStyles {
  /** Critical CSS of a page: rules of the given files that its HTML uses, the shell's first. */
  criticalFor(html: string, files: readonly { artifact: ArtifactManifest; path: string }[]): string;
}

export function createPageStyles(artifactText: ArtifactText): PageStyles {
  const sheets = new Map<string, StyleSheet>();
  function sheet({ name, contentId }: ArtifactManifest, path: string): StyleSheet {
    const key = `${name}/${contentId}/${path}`;
    const known = sheets.get(key);
    if (known) return known;
    const text = artifactText(name, contentId, path);
    if (text === null) throw new Error(`there is no ${key}`);
    const parsed = parseStyleSheet(text);
    sheets.set(key, parsed);
    return parsed;
  }
  return {
    criticalFor(html, files) {
      const classes = classesIn(html);
      return files.map(({ artifact, path }) => sheet(artifact, path).rulesFor(classes)).join('');
    },
  };
}
