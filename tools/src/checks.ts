/** The parts of `npm test`, each giving the counts of what it checked. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { textParts } from '@amberlane/build/text-parts';
import { sitesInEnvironment, type SitesUnderTest } from '@amberlane/testing/sites';
import { ensureBrowser } from './browser.ts';
import { LERNA_ENV } from './changed-workspaces.ts';
import { checkGlossary } from './gates/glossary.ts';
import { checkBundles, checkMessages } from './gates/messages.ts';
import { checkTypography } from './gates/typography.ts';
import { buildableNames, CACHE, manifests, REPOSITORY } from './repository.ts';
import { runCommand, runTool, type CommandResult } from './run-command.ts';
import { afterSecondTry, failedCheck, failedFiles, fromJest, fromPlaywright, PASSED, total, withExitCode, type JestReport, type PlaywrightReport, type Tally } from './tally.ts';
import { byFile } from './test-groups/by-file.ts';
import { writeTestGroups } from './test-groups/group-files.ts';
import { twoAtATime } from './two-at-a-time.ts';

/** One line for a check, with all that it said when it failed. */
function tell(name: string, started: number, failure: string | null): Tally {
  const seconds = (performance.now() - started) / 1000;
  console.log(`${failure === null ? '  passed' : '  FAILED'}  ${name}  ${seconds.toFixed(1)} s`);
  if (failure !== null) console.log(failure.trimEnd());
  return failure === null ? PASSED : failedCheck(name, seconds);
}

async function check(name: string, run: () => Promise<CommandResult>): Promise<Tally> {
  const started = performance.now();
  const { code, output } = await run();
  return tell(name, started, code === 0 ? null : output);
}

/** Folders of workspaces; null: the whole repository. */
export type Scope = readonly string[] | null;

interface Linter {
  readonly name: string;
  readonly program: string;
  readonly args: (scope: Scope) => readonly string[];
  /** It judges the repository as a whole: what a folder does not use, another one may. */
  readonly wholeOnly?: boolean;
}

const LINTERS: readonly Linter[] = [
  { name: 'eslint', program: 'eslint/bin/eslint.js', args: (scope) => [...(scope ?? ['.']), '--max-warnings=0'] },
  {
    name: 'stylelint',
    program: 'stylelint/bin/stylelint.mjs',
    args: (scope) => [...(scope ? scope.map((folder) => `${folder}/**/*.css`) : ['**/*.css']), '--max-warnings=0', ...(scope ? ['--allow-empty-input'] : [])],
  },
  { name: 'import rules', program: 'dependency-cruiser/bin/dependency-cruiser.mjs', args: (scope) => [...(scope ?? ['.']), '--config', '.dependency-cruiser.cjs'] },
  { name: 'unused code and dependencies', program: 'knip/bin/knip.js', args: () => ['--no-progress', '--no-config-hints'], wholeOnly: true },
];

export const lint = async (scope: Scope = null): Promise<Tally> =>
  total(
    await twoAtATime(
      LINTERS.filter(({ wholeOnly = false }) => scope === null || !wholeOnly),
      ({ name, program, args }) => check(name, () => runTool(program, args(scope))),
    ),
  );

/** Packages whose public types have a report (`npm run api-report`). */
const REPORTED = /^shared\/(?:core|ui|contract)$/;

const publicTypes = (): Promise<Tally> => check('public types', () => runCommand(process.execPath, ['tools/src/api-report.ts', '--check']));

/** Types, and the public ones of what is shared against their reports and versions. */
export const types = async (scope: Scope = null): Promise<Tally> =>
  total([await compiled(scope), ...(scope === null || scope.some((folder) => REPORTED.test(folder)) ? [await publicTypes()] : [])]);

/** Neither a program of the repository nor sound: read by tests, and filled in by `npm run new-remote`. */
const NO_PROGRAMS = ['tools/fixtures/**', 'tools/templates/**'];

/** The compiler's errors and the rules that need types, in one pass (`.oxlintrc.json`). */
const compiled = (scope: Scope): Promise<Tally> =>
  check('types', () => runTool('oxlint/bin/oxlint', [...(scope ?? ['.']), '--tsconfig=tsconfig.json', ...NO_PROGRAMS.map((pattern) => `--ignore-pattern=${pattern}`)]));

/** One check for each part of the site that has messages, and one for what they share. */
export async function messages(scope: Scope = null): Promise<Tally> {
  const tallies: Tally[] = [];
  const judge = async (name: string, faults: () => string[] | Promise<string[]>): Promise<void> => {
    // Between two parts the processes of what runs beside it are heard, and the next ones begin.
    await setImmediate();
    const started = performance.now();
    const found = await faults();
    tallies.push(tell(name, started, found.length === 0 ? null : found.join('\n')));
  };
  for (const name of textParts().filter((part) => scope === null || scope.some((folder) => part === folder || part.startsWith(`${folder}/`)))) {
    await judge(`messages of ${name}`, () => checkMessages(path.join(REPOSITORY, name)));
  }
  await judge('message bundles', checkBundles);
  await judge('words of the glossary', checkGlossary);
  await judge('typography of all texts', checkTypography);
  return total(tallies);
}

/** A fresh place for the report of a test runner. */
function reportFile(name: string): string {
  const file = path.join(CACHE, 'test', name);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

const readReport = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** Lets Jest load the packages that come as ES modules only, or import parts of themselves at run time (PGlite); and collect young garbage less often. */
const FOR_JEST = { NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning --max-semi-space-size=64' };

interface JestRun {
  readonly code: number;
  readonly read: JestReport | null;
}

async function jest(report: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<JestRun> {
  const { code } = await runTool('jest/bin/jest.js', ['--json', `--outputFile=${report}`, ...args], { visible: true, env: { ...FOR_JEST, ...env } });
  return { code, read: readReport(report) as JestReport | null };
}

/** So many failed files may have failed by chance; where there are more, something is broken. */
const WORTH_A_SECOND_TRY = 12;

/**
 * Three workers share the machine with whatever else runs on it, and files of a group their modules: the files of failed
 * tests are run once more, each by itself. What passes then is named in the report; what fails again has failed.
 */
async function withSecondTry(first: JestRun): Promise<Tally> {
  const fileName = (file: string): string => path.relative(REPOSITORY, file);
  if (!first.read) return failedCheck('unit: no report');
  const failed = failedFiles(first.read);
  if (failed.length === 0 || failed.length > WORTH_A_SECOND_TRY) return withExitCode(fromJest(first.read, fileName), first.code);
  console.log(`\nOnce more, one at a time: ${failed.map(fileName).join(', ')}`);
  const second = await jest(reportFile('jest-again.json'), ['--runInBand', '--runTestsByPath', ...failed]);
  return second.read ? withExitCode(afterSecondTry(first.read, second.read, fileName), second.code) : withExitCode(fromJest(first.read, fileName), first.code);
}

/** Of two cores one idles while a test waits for a lock, a timer or a process that starts: a third worker uses it. */
const WORKERS = '--maxWorkers=3';

/** Unit and contract tests that `args` name as Jest's arguments, each file by itself. */
export const unit = async (args: readonly string[]): Promise<Tally> => withSecondTry(await jest(reportFile('jest.json'), [WORKERS, ...args]));

/** All unit and contract tests of some workspaces, or of all, in groups of files. */
export async function unitOf(scope: Scope = null): Promise<Tally> {
  const folders = scope ?? [...manifests().keys()].filter((folder) => folder !== '');
  const groups = path.join(CACHE, 'test/groups');
  writeTestGroups(REPOSITORY, groups, folders);
  // Jest calls a project by the last part of its folder.
  const run = await jest(reportFile('jest.json'), [WORKERS, '--passWithNoTests', '--selectProjects', ...folders.map((folder) => path.basename(folder))], { TEST_GROUPS: groups });
  return withSecondTry({ ...run, read: run.read && byFile(run.read, REPOSITORY, groups) });
}

/** The planted case of every gate. */
export const gates = (): Promise<Tally> => unit(['--selectProjects', 'tools', '--testPathPatterns', 'src/gates/']);

/** Builds in processes of their own, by lerna: webpack computes on one core only. A build whose line is missing has failed. */
export async function build(names: readonly string[] = buildableNames()): Promise<Tally> {
  if (names.length === 0) return total([]);
  const started = performance.now();
  const scopes = names.flatMap((name) => ['--scope', packageName(name)]);
  const { output } = await runTool('lerna/dist/cli.js', ['run', 'build', '--concurrency=2', '--no-bail', '--loglevel=error', ...scopes], { env: LERNA_ENV });
  const lines = output.split('\n');
  return total(
    names.map((name) => {
      const line = lines.find((text) => new RegExp(`^${name}  [0-9a-f]{12}  `).test(text));
      if (line !== undefined) console.log(`  passed  build of ${line}`);
      return line === undefined ? tell(`build of ${name}`, started, output) : PASSED;
    }),
  );
}

const packageName = (folder: string): string => manifests().get(folder)?.name ?? folder;

const E2E_CONFIG = 'e2e/playwright.config.ts';

/** Tests in a real browser; `args` go to Playwright. `sites` names servers that run already, else those that the tests need are started. */
export async function e2e(args: readonly string[] = [], sites: SitesUnderTest | null = null): Promise<Tally> {
  if (!existsSync(path.join(REPOSITORY, E2E_CONFIG))) return tell('e2e', performance.now(), `${E2E_CONFIG} is missing.`);
  const report = reportFile('e2e.json');
  const browser = await ensureBrowser();
  const { code } = await runTool('@playwright/test/cli.js', ['test', '-c', E2E_CONFIG, '--reporter=list,json', ...args], {
    visible: true,
    env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...(args.length === 0 && { E2E_RUNS_ALL: '1' }), ...(sites && sitesInEnvironment(sites)) },
  });
  const read = readReport(report) as PlaywrightReport | null;
  return read ? withExitCode(fromPlaywright(read), code) : failedCheck('e2e: no report');
}
