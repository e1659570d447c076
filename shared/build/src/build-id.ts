/**
 * The id of a build follows from what is in it. Webpack builds with a mark where the id belongs (container name, names
 * of global variables, class names); when everything is written, its hash is the id and takes the place of the mark.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileIntegrity } from './artifact-hash.ts';

/** Stands for the id while webpack builds: as long as an id, and no id. */
export const BUILD_MARK = 'amberlanemrk';

/** Stands in names of classes before the hash of the class; the id makes one name of both. */
const CLASS_MARK = 'cssofbuild';
const CLASS_MARKED = new RegExp(`${CLASS_MARK}([A-Za-z0-9]{5})`, 'g');
const IN_TEXTS = /\.(?:js|cjs|css)$/;

/** Id of what a development server builds: its files have no other identity than the page they are in. */
export const DEVELOPMENT_BUILD = '0'.repeat(12);

/** Five letters and digits that follow from the texts. */
const shortHash = (...texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\0')).digest('base64').replace(/[^A-Za-z0-9]/g, '').slice(0, 5);

/** Name of a class while webpack builds. `file` is the style sheet's path in the repository. */
export const markedClass = (file: string, local: string): string => `${local}_${CLASS_MARK}${shortHash(file, local)}`;

/** sha256 over the files as webpack wrote them and over what the manifest declares: 12 hex digits. */
function buildIdOf(files: ReadonlyMap<string, Uint8Array>, declaration: object): string {
  const hash = createHash('sha256').update(`${JSON.stringify(declaration)}\n`);
  for (const name of [...files.keys()].sort()) hash.update(`${name} ${fileIntegrity(files.get(name) ?? '')}\n`);
  return hash.digest('hex').slice(0, 12);
}

/** Puts the id where the marks are. */
const stampText = (text: string, id: string): string =>
  text.replaceAll(BUILD_MARK, id).replace(CLASS_MARKED, (_marked, name: string) => shortHash(id, name));

/** Puts the id where the marks are in all files of a folder. Throws when there is none: nothing would tell the build from others. */
export function stampFolder(out: string, id: string, files = readFolder(out)): void {
  const stamped = [...files].flatMap(([name, bytes]): [string, string][] => {
    const text = IN_TEXTS.test(name) ? Buffer.from(bytes).toString('utf8') : '';
    const result = stampText(text, id);
    return result === text ? [] : [[name, result]];
  });
  if (stamped.length === 0) throw new Error(`${out}: no file carries the mark of a build id`);
  for (const [name, text] of stamped) writeFileSync(path.join(out, name), text);
}

/** Gives the folder of a build its id and returns it. */
export function stampBuild(out: string, declaration: object): string {
  const files = readFolder(out);
  const id = buildIdOf(files, declaration);
  stampFolder(out, id, files);
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
