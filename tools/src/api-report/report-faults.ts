/** Is a committed report as the sources are, and has the package the version that its changes ask for? Pure. */
import type { PackageReport } from './report-files.ts';
import { changesSince, isBefore, lowestVersion, type Baseline } from './version-step.ts';

/** How many changes a sentence names. */
const SHOWN = 8;

/** `committed` gives the text of a report file, null when there is none. Each fault names the command that repairs it. */
export function reportFaults(report: PackageReport, released: Baseline | null, committed: (file: string) => string | null): readonly string[] {
  const stale = [...report.files].filter(([file, text]) => committed(file) !== text).map(([file]) => `shared/${report.name}/${file} is not as the sources are. Run: npm run api-report`);
  return [...stale, ...versionFaults(report, released)];
}

function versionFaults({ name, version, declarations }: PackageReport, released: Baseline | null): readonly string[] {
  if (!released) return [`@amberlane/${name} has no released interface to compare with. Run: npm run api-report -- --accept ${name}`];
  const changes = changesSince(released, declarations);
  const lowest = lowestVersion(released.version, changes);
  if (!isBefore(version, lowest)) return [];
  const asked = changes.filter(({ kind }) => kind === 'incompatible' || !changes.some((other) => other.kind === 'incompatible')).map(({ what }) => `  ${what}`);
  const more = asked.length > SHOWN ? [`  and ${asked.length - SHOWN} more`] : [];
  return [[`@amberlane/${name} is ${version}, its changes since ${released.version} ask for ${lowest}. Run: npm run api-report -- --step ${name}`, ...asked.slice(0, SHOWN), ...more].join('\n')];
}
