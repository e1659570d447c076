/**
 * `npm run api-report`: writes the public types of core, ui and contract beside them, and says what changed since their
 * last released versions. `-- --check` writes nothing and fails on a stale report or a missing version step, as
 * `npm test -- types` does; `-- --step [name]` sets the version that the changes ask for; `-- --accept [name]`
 * makes the interface of today the released one.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BASELINE_FILE, baselineText, folderOf, PACKAGES, readBaseline, readReports, type PackageName, type PackageReport } from './api-report/report-files.ts';
import { reportFaults } from './api-report/report-faults.ts';
import { changesSince, isBefore, lowestVersion } from './api-report/version-step.ts';
import { withVersion } from './api-report/workspace-version.ts';
import { mainCommand } from './main-command.ts';
import { manifests, REPOSITORY } from './repository.ts';

const USAGE = `Usage: npm run api-report [-- --check | --step | --accept [${PACKAGES.join(' | ')}]]`;

const VERBS = ['--check', '--step', '--accept'] as const;

function readArguments([word, name, ...rest]: readonly string[]): { verb: (typeof VERBS)[number] | null; names: readonly PackageName[] } {
  const verb = VERBS.find((known) => known === word) ?? null;
  const names = PACKAGES.filter((known) => name === undefined || known === name);
  if ((word !== undefined && verb === null) || names.length === 0 || rest.length > 0) throw new Error(USAGE);
  return { verb, names };
}

/** Text of a committed report; null when there is none. */
const committed = (name: PackageName) => (file: string): string | null => {
  const found = path.join(folderOf(name), file);
  return existsSync(found) ? readFileSync(found, 'utf8') : null;
};

function write({ name, files }: PackageReport): void {
  for (const [file, text] of files) if (committed(name)(file) !== text) writeFileSync(path.join(folderOf(name), file), text);
}

function tell(report: PackageReport): void {
  const released = readBaseline(report.name);
  if (!released) {
    console.log(`@amberlane/${report.name} ${report.version}: nothing was released yet`);
    return;
  }
  const changes = changesSince(released, report.declarations);
  const lowest = lowestVersion(released.version, changes);
  console.log(`@amberlane/${report.name} ${report.version}: ${changes.length === 0 ? 'as released' : `${changes.length === 1 ? '1 change' : `${changes.length} changes`} since ${released.version}, which needs ${lowest}`}`);
  for (const { kind, what } of changes) console.log(`  ${kind === 'incompatible' ? 'incompatible' : 'addition    '}  ${what}`);
}

/** Sets the lowest version that the changes allow, unless a later one is set already. */
function step({ name, version, declarations }: PackageReport): void {
  const released = readBaseline(name);
  if (!released) throw new Error(`@amberlane/${name} has no released interface. Run: npm run api-report -- --accept ${name}`);
  const to = lowestVersion(released.version, changesSince(released, declarations));
  if (!isBefore(version, to)) {
    console.log(`@amberlane/${name} stays ${version}`);
    return;
  }
  const change = { name: `@amberlane/${name}`, folder: `shared/${name}`, from: version, to };
  const files = [...manifests().keys()].map((folder) => path.join(REPOSITORY, folder, 'package.json'));
  for (const file of [...files, path.join(REPOSITORY, 'package-lock.json'), path.join(REPOSITORY, 'tools/templates/remote/package.json')]) {
    const text = readFileSync(file, 'utf8');
    const changed = withVersion(text, change);
    if (changed !== text) writeFileSync(file, changed);
  }
  console.log(`@amberlane/${name} is ${to} now`);
}

await mainCommand(async () => {
  const { verb, names } = readArguments(process.argv.slice(2));
  const reports = readReports();
  if (verb === '--check') {
    const faults = reports.filter(({ name }) => names.includes(name)).flatMap((report) => reportFaults(report, readBaseline(report.name), committed(report.name)));
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return;
  }
  for (const report of reports) {
    write(report);
    if (verb === '--accept' && names.includes(report.name)) writeFileSync(path.join(folderOf(report.name), BASELINE_FILE), baselineText(report));
    tell(report);
    if (verb === '--step' && names.includes(report.name)) step(report);
  }
}, USAGE);
