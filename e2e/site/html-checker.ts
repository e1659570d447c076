/** The Nu HTML checker (`vnu-jar`): judges documents as the standard of HTML and the rules of ARIA in it do, all of them in one process. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { findJava, NO_JAVA } from '../../tools/src/java.ts';
import { runCommand } from '../../tools/src/run-command.ts';

/** A document as the server sends it, under the name that faults are told with. */
export interface NamedDocument {
  readonly name: string;
  readonly html: string;
}

const checkerMessage = z.object({
  type: z.enum(['error', 'info', 'non-document-error']),
  subType: z.string().optional(),
  /** `file:…` of the document; absent where the checker itself failed. */
  url: z.string().optional(),
  message: z.string(),
  extract: z.string().optional(),
});
export type CheckerMessage = z.infer<typeof checkerMessage>;
const report = z.object({ messages: z.array(checkerMessage) });

const JAR = path.join(path.dirname(createRequire(import.meta.url).resolve('vnu-jar/package.json')), 'build/dist/vnu.jar');
/** A run is too short for the compiler that optimizes; deep documents need more stack than Java gives. */
const JAVA_OPTIONS = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss4m'];

/**
 * What the checker says and we do on purpose. Safari takes the role of a list away with its marks; the role gives it back
 * (https://developer.mozilla.org/docs/Web/CSS/list-style#accessibility).
 */
const ON_PURPOSE = /^The “list” role is unnecessary for element “[uo]l”\.$/;

/** What the checker says of its own failure, of errors and of warnings; other information is no fault. */
const isFault = ({ type, subType, message }: CheckerMessage): boolean => (type !== 'info' || subType === 'warning') && !ON_PURPOSE.test(message);

/** Style sheets stand inside the documents. The checker knows no CSS of later years (`@container`, anchors); stylelint judges them at their source. */
const withoutStyles = (html: string): string => html.replace(/(<style\b[^>]*>)[\s\S]*?(?=<\/style>)/g, '$1');

/** One line for each fault. `files`: names of the documents by the names of their files. */
export function checkerFaults(messages: readonly CheckerMessage[], files: ReadonlyMap<string, string>): string[] {
  return messages.filter(isFault).map(({ url = '', message, extract = '' }) => {
    const name = files.get(path.basename(url)) ?? url;
    return `${name}  ${message}  ${extract.replace(/\s+/g, ' ').trim()}`.trim();
  });
}

/** Faults of all documents. Throws when there is no Java, or the checker does not answer. */
export async function htmlFaults(documents: readonly NamedDocument[]): Promise<string[]> {
  const java = await findJava();
  if (java === null) throw new Error(NO_JAVA);
  const folder = await mkdtemp(path.join(tmpdir(), 'amberlane-html-'));
  try {
    const files = new Map(documents.map(({ name }, index) => [`${index}.html`, name]));
    await Promise.all(documents.map(({ html }, index) => writeFile(path.join(folder, `${index}.html`), withoutStyles(html))));
    const { output } = await runCommand(java, [...JAVA_OPTIONS, '-jar', JAR, '--format', 'json', '--stdout', '--exit-zero-always', '--no-langdetect', '--skip-info-messages', folder]);
    return checkerFaults(report.parse(JSON.parse(output)).messages, files);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
