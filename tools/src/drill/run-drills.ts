/** Drills one after the other, those of one database on one site. */
import type { ArtifactManifest } from '@amberlane/contract/federation/remote-manifest';
import { runCommand } from '../run-command.ts';
import type { Drill } from './drills.ts';
import { startLoad, type Load } from './load.ts';
import { failureKinds, figuresOf, missesOf, type Figures } from './outcome.ts';
import { pause } from './processes.ts';
import { withDrillSite, type DatabaseKind, type DrillSite } from './site.ts';

export type DrillResult =
  | { readonly kind: 'ran'; readonly name: string; readonly figures: Figures; readonly misses: readonly string[] }
  | { readonly kind: 'skipped'; readonly name: string; readonly reason: string };

type Say = (line: string) => void;

const WARM_UP_MS = 3_000;
const CALM_MS = 6_000;
const COUNT_MS = 20_000;
/** nginx leaves a process out for ten seconds: the next drill begins with all in rotation. */
const BETWEEN_DRILLS_MS = 11_000;
/** Room for the embedded database with its demo data, and some more. */
const FILE_SYSTEM_SIZE = '256m';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Shells ask again some seconds after an outage: a count that fails is tried anew until the deadline. */
async function countWithin(load: Load, deadlineMs: number): ReturnType<Load['countOrders']> {
  const deadline = performance.now() + deadlineMs;
  for (;;) {
    try {
      return await load.countOrders();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await pause(1_000);
    }
  }
}

interface Counted extends Awaited<ReturnType<Load['countOrders']>> {
  /** Whether the site could say so without help. */
  readonly recovered: boolean;
}

/** Where the site does not say which orders it has, the APIs are started anew: this drill has failed, the next ones go on. */
async function countOrders(load: Load, { apis }: DrillSite, say: Say): Promise<Counted> {
  try {
    return { ...(await countWithin(load, COUNT_MS)), recovered: true };
  } catch (error) {
    say(`  The site has not recovered (${messageOf(error)}). The APIs are started anew.`);
    for (const api of apis) {
      await api.end('SIGKILL');
      await api.start();
    }
    return { ...(await countWithin(load, COUNT_MS)), recovered: false };
  }
}

async function runDrill({ name, target, run }: Drill, site: DrillSite, say: Say): Promise<DrillResult> {
  await site.forgetLimits();
  const load = await startLoad(site.origin);
  await pause(WARM_UP_MS);
  let since = performance.now();
  await run(site, () => {
    since = performance.now();
  });
  // Failures are seen for longer than they may last.
  await pause(CALM_MS + (target.recoveryMs ?? 0));
  await load.stop();
  const { lost, doubled, recovered } = await countOrders(load, site, say);
  const figures = figuresOf({ answered: load.answered, since, lost, doubled });
  const misses = [...missesOf(figures, target), ...(recovered ? [] : ['the site did not recover by itself'])];
  say(`  ${misses.length === 0 ? 'holds' : `FAILS: ${misses.join('; ')}`}`);
  for (const failure of failureKinds(load.answered)) say(`    ${failure}`);
  return { kind: 'ran', name, figures, misses };
}

/** A file system of its own for the embedded database; null where this user can't mount one. */
async function ownFileSystem(folder: string): Promise<(() => Promise<void>) | null> {
  const { code } = await runCommand('mount', ['-t', 'tmpfs', '-o', `size=${FILE_SYSTEM_SIZE}`, 'tmpfs', folder]).catch(() => ({ code: 1 }));
  if (code !== 0) return null;
  return async () => {
    await runCommand('umount', ['-l', folder]);
  };
}

/** Drills of one site: the database's, up to one that ends the site. */
async function runOnSite(database: DatabaseKind, drills: readonly Drill[], builds: readonly ArtifactManifest[], say: Say): Promise<DrillResult[]> {
  let hasOwnFileSystem = false;
  const prepareData = async (folder: string): Promise<() => Promise<void>> => {
    const undo = database === 'PGlite' ? await ownFileSystem(folder) : null;
    hasOwnFileSystem = undo !== null;
    return undo ?? (async () => {});
  };
  say(`Starting the site on ${database}`);
  return withDrillSite({ database, builds, prepareData }, async (site) => {
    const results: DrillResult[] = [];
    for (const [index, drill] of drills.entries()) {
      if (index > 0) await pause(BETWEEN_DRILLS_MS);
      say(`\n${drill.name}: ${drill.about}`);
      if (drill.needsOwnFileSystem && !hasOwnFileSystem) results.push({ kind: 'skipped', name: drill.name, reason: 'only root can mount a file system' });
      else results.push(await runDrill(drill, site, say));
    }
    if (results.some((result) => result.kind === 'ran' && result.misses.length > 0)) {
      site.keepFolder();
      say(`\nLogs: ${site.folder}`);
    }
    return results;
  });
}

/** Runs the drills in the order given, a database at a time. */
export async function runDrills(drills: readonly Drill[], builds: readonly ArtifactManifest[], say: Say): Promise<DrillResult[]> {
  const results: DrillResult[] = [];
  for (const database of ['PostgreSQL', 'PGlite'] as const) {
    const own = drills.filter((drill) => drill.database === database);
    // One that ends its site is the last one there.
    const ordered = [...own.filter(({ endsSite }) => !endsSite), ...own.filter(({ endsSite }) => endsSite)];
    if (ordered.length > 0) results.push(...(await runOnSite(database, ordered, builds, say)));
  }
  return results;
}
