interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly optional?: boolean;
  readonly peer?: boolean;
}

export function arePackagesInstalled(lockfile: Lockfile | null, recorded: Lockfile | null, withTestTools: boolean): boolean;
export function hasTestTools(recorded: Lockfile | null): boolean;
export function npmArguments(verb: 'ci' | 'install', withTestTools: boolean): string[];
