/**
 * The id of a build follows from what is in it. Webpack builds with a mark where the id belongs (container name, names
 * of global variables); when everything is written, its hash is the id and takes the place of the mark. Names of classes
 * are made of the id as well.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileIntegrity } from './artifact-hash.ts';

/** Stands for the id while webpack builds: as long as an id, and no id. */
export const BUILD_MARK = 'amberlanemrk';

const IN_TEXTS = /\.(?:js|cjs|css)$/;

/** Id of what a development server builds: its files have no other identity than the page they are in. */
export const DEVELOPMENT_BUILD = '0'.repeat(12);

/** Five letters and digits that follow from the texts. */
const shortHash = (...texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\0')).digest('base64').replace(/[^A-Za-z0-9]/g, '').slice(0, 5);

/**
 * Name of a class while webpack builds, as long as the one that it gets: minimisers weigh names. `file` is the style
 * sheet's path in the repository.
 */
export const unstampedClass = (file: string, local: string): string => `${local}_${shortHash(file, local)}`;

/** Anything that may be the name of a class: the local name and its hash. */
const CLASS_LIKE = /([A-Za-z_][\w-]*_)([A-Za-z0-9]{5})(?![\w-])/g;

/** sha256 over the files as webpack wrote them and over what the manifest declares: 12 hex digits. */
function buildIdOf(files: ReadonlyMap<string, Uint8Array>, declaration: object): string {
  const hash = createHash('sha256').update(`${JSON.stringify(declaration)}\n`);
  for (const name of [...files.keys()].sort()) hash.update(`${name} ${fileIntegrity(files.get(name) ?? '')}\n`);
  return hash.digest('hex').slice(0, 12);
}

/** Puts the id where its marks are, and into the names of `classes`. */
const stampText = (text: string, id: string, classes: ReadonlySet<string>): string =>
  text.replaceAll(BUILD_MARK, id).replace(CLASS_LIKE, (name, local: string, hash: string) => (classes.has(name) ? local + shortHash(id, hash) : name));

/** Puts the id into all files of a folder. Throws when none carries a mark: nothing would tell the build from others. */
export function stampFolder(out: string, id: string, classes: ReadonlySet<string>, files = readFolder(out)): void {
  const texts = [...files].filter(([name]) => IN_TEXTS.test(name)).map(([name, bytes]) => [name, Buffer.from(bytes).toString('utf8')] as const);
  if (!texts.some(([, text]) => text.includes(BUILD_MARK))) throw new Error(`${out}: no file carries the mark of a build id`);
  for (const [name, text] of texts) {
    const stamped = stampText(text, id, classes);
    if (stamped !== text) writeFileSync(path.join(out, name), stamped);
  }
}

/** Gives the folder of a build its id and returns it. `classes` are the names that `unstampedClass` gave. */
export function stampBuild(out: string, declaration: object, classes: ReadonlySet<string>): string {
  const files = readFolder(out);
  const id = buildIdOf(files, declaration);
  stampFolder(out, id, classes, files);
  return id;
}

/** Every file below a folder: path with forward slashes → bytes. */
function readFolder(out: string): ReadonlyMap<string, Uint8Array> {
  const files = readdirSync(out, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      return [path.relative(out, file).split(path.sep).join('/'), readFileSync(file)];
    }),
  );
}
