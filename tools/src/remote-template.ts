/** A new squad's remote, written from `tools/templates/remote`: one page that works in every country and language. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remoteName } from '@amberlane/contract/federation/remote-config';
import { REPOSITORY } from './repository.ts';

const TEMPLATE = path.join(REPOSITORY, 'tools/templates/remote');

/** `mf-spare-parts` → `spare-parts`: page folder, path and message bundle. */
const wordOf = (name: string): string => name.slice('mf-'.length);
/** `spare-parts` → `SpareParts`. */
const componentOf = (word: string): string =>
  word.split('-').map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');

/** Why a remote of this name can't be made, as a sentence; null when it can. */
export function refusalOf(name: string, takenWords: ReadonlySet<string>, root = REPOSITORY): string | null {
  if (!remoteName.safeParse(name).success) return `"${name}" is no name for a remote: it is "mf-" and small letters, digits and hyphens, like mf-spare-parts.`;
  if (/-$|--/.test(name)) return `"${name}" is no name for a remote: words are parted by single hyphens.`;
  if (existsSync(path.join(root, name))) return `${name} is there already.`;
  if (takenWords.has(wordOf(name))) return `The message bundle or path "${wordOf(name)}" belongs to another remote: choose another name.`;
  return null;
}

/** Writes the remote's files into a folder that does not exist yet. */
export function writeRemote(name: string, owner: string, target: string): void {
  const word = wordOf(name);
  const fill = (text: string): string =>
    text.replaceAll('mf-sample', name).replaceAll(/\bSample\(/g, `${componentOf(word)}(`).replaceAll('component: Sample', `component: ${componentOf(word)}`).replaceAll(/\bsample\b/g, word).replaceAll('OWNER', owner);
  for (const entry of readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = path.join(entry.parentPath, entry.name);
    const file = path.join(target, fill(path.relative(TEMPLATE, source)));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, fill(readFileSync(source, 'utf8')), { flag: 'wx' });
  }
}
