/**
 * What of package-lock.json has to be in node_modules. `dev` marks test and development tools there, `peer` what only
 * such tools, or features that nobody uses, ask for.
 */

/**
 * Whether the packages of a lockfile are those that npm recorded in `node_modules/.package-lock.json`; either is null
 * when it can't be read. Packages of other systems are never there.
 */
export function arePackagesInstalled(lockfile, recorded, withTestTools) {
  if (!lockfile || !recorded) return false;
  return Object.entries(lockfile.packages).every(([place, entry]) => {
    if (!place.includes('node_modules/')) return true;
    if (!withTestTools && (entry.dev || entry.devOptional || entry.peer)) return true;
    const found = recorded.packages[place];
    if (!found) return Boolean(entry.optional || entry.devOptional);
    return found.version === entry.version && found.resolved === entry.resolved;
  });
}

/** Whether an installation brought test tools along: then the next one keeps them. */
export const hasTestTools = (recorded) => Boolean(recorded) && Object.values(recorded.packages).some(({ dev }) => dev);

/** Arguments of npm for `ci`, which starts from nothing, or `install`, which adds what is missing; neither writes the lockfile. */
export function npmArguments(verb, withTestTools) {
  const kinds = withTestTools ? ['--include=dev', '--include=peer'] : ['--omit=dev', '--omit=peer'];
  return [verb].concat(verb === 'install' ? ['--no-save'] : [], kinds, ['--include=optional', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']);
}
