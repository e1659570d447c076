/** The reports that are committed: of which packages, over which modules, in which files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { REPOSITORY } from '../repository.ts';
import { declarationsOf, emitDeclarations, type Declaration, type Entries } from './declarations.ts';
import { baselineOf, type Baseline } from './version-step.ts';

export const PACKAGES = ['core', 'ui', 'contract'] as const;
export type PackageName = (typeof PACKAGES)[number];

export interface PackageReport {
  readonly name: PackageName;
  readonly version: string;
  readonly declarations: readonly Declaration[];
  /** File name → text of the report as it should be. */
  readonly files: ReadonlyMap<string, string>;
}

/** The gallery shows components; nobody builds on it. */
const NOT_PUBLIC = /^\.\/gallery/;
const IS_MODULE = /(?<!\.d)(?<!\.(?:test|spec|stories))\.tsx?$/;

export const folderOf = (name: PackageName, root = REPOSITORY): string => path.join(root, 'shared', name);
export const BASELINE_FILE = 'api-report.released.json';

/** Entries of `exports` in package.json; `./*` stands for every module. */
export function entriesOf(folder: string): Entries {
  const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { exports: Record<string, string> };
  const named = Object.entries(exports).filter(([entry, file]) => IS_MODULE.test(file) && !entry.includes('*') && !NOT_PUBLIC.test(entry));
  const all = exports['./*'] ? readdirSync(path.join(folder, 'src'), { recursive: true, encoding: 'utf8' }).map(slashed).filter((file) => IS_MODULE.test(file)).sort() : [];
  // what every module offers under its own name needs no second line under the name of an index
  const entries = all.length > 0 ? all.filter((file) => !file.endsWith('/index.ts')).map((file) => [file.replace(/\.tsx?$/, ''), `src/${file}`] as const) : named;
  return new Map(entries.map(([entry, file]) => [entry.replace(/^\.\//, ''), path.posix.join(slashed(folder), file)]));
}

/** Adds to the types of core (`declare module`): the compiler would name core's own types by their package in core's report. */
const ADDS_TO_OTHERS: readonly PackageName[] = ['ui'];

/**
 * Public types of the packages as their sources have them. One program for as many as possible: most of the time goes into
 * reading types of libraries.
 */
export const readReports = (names: readonly PackageName[] = PACKAGES, root = REPOSITORY): readonly PackageReport[] =>
  [names.filter((name) => !ADDS_TO_OTHERS.includes(name)), ...names.filter((name) => ADDS_TO_OTHERS.includes(name)).map((name) => [name])]
    .filter((together) => together.length > 0)
    .flatMap((together) => readTogether(together, root));

function readTogether(names: readonly PackageName[], root: string): readonly PackageReport[] {
  const entries = new Map(names.map((name) => [name, entriesOf(folderOf(name, root))] as const));
  const texts = emitDeclarations(slashed(path.join(root, 'shared')), [...[...entries.values()].flatMap((all) => [...all.values()]), ...ambient()], compilerOptions());
  return [...entries].map(([name, all]) => {
    const folder = folderOf(name, root);
    const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
    const own = new Map([...texts].filter(([file]) => file.startsWith(`${slashed(folder)}/`)));
    const declarations = declarationsOf(own, all);
    return { name, version, declarations, files: filesOf(name, declarations) };
  });
}

const slashed = (file: string): string => file.split(path.sep).join('/');

/** Types of style sheets and pictures that modules import. */
const ambient = (): string[] => [path.join(REPOSITORY, 'shared/build/types/files.d.ts')];

function compilerOptions(): ts.CompilerOptions {
  const file = path.join(REPOSITORY, 'tsconfig.base.json');
  const { config } = ts.readConfigFile(file, (name) => ts.sys.readFile(name)) as { config: unknown };
  return ts.parseJsonConfigFileContent(config, ts.sys, REPOSITORY, { noEmit: false }, file).options;
}

const INNER = 'Not exported, but part of the types above';

/** One file for a package; one for each subject of a package that has subjects (`calls/tracking`). */
function filesOf(name: PackageName, declarations: readonly Declaration[]): ReadonlyMap<string, string> {
  const bySubject = Map.groupBy(declarations, ({ key }) => /^([a-z-]+)\//.exec(key)?.[1] ?? '');
  return new Map([...bySubject].map(([subject, part]) => [subject ? `api-report.${subject}.md` : 'api-report.md', textOf(name, subject, part)] as const));
}

function textOf(name: PackageName, subject: string, declarations: readonly Declaration[]): string {
  const byEntry = Map.groupBy(declarations, ({ key }) => key.slice(0, key.indexOf(' ')));
  const title = `@amberlane/${name}${subject ? `/${subject}` : ''}`;
  const sections = [...byEntry].map(([entry, all]) => `## ${entry === '-' ? INNER : entry}\n\n\`\`\`ts\n${all.map(({ text }) => text).join('\n\n')}\n\`\`\`\n`);
  const ordered = sections.sort((a, b) => Number(a.startsWith(`## ${INNER}`)) - Number(b.startsWith(`## ${INNER}`)));
  return `# Public types of ${title}\n\nWritten by \`npm run api-report\`; do not edit.\n\n${ordered.join('\n')}`;
}

/** What was released last; null before the first release. */
export function readBaseline(name: PackageName, root = REPOSITORY): Baseline | null {
  const file = path.join(folderOf(name, root), BASELINE_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Baseline) : null;
}

/** One line for each declaration, so that a diff shows which were accepted. */
export function baselineText({ version, declarations }: PackageReport): string {
  const { declarations: released } = baselineOf(version, declarations);
  const lines = Object.entries(released).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  return `{\n"version": ${JSON.stringify(version)},\n"declarations": {\n${lines.join(',\n')}\n}\n}\n`;
}
