/**
 * Does the shell have what a remote was built to use? Version ranges say what was promised; the names say what is there.
 * Builds that do not name what they use, or a shell that does not name what it has, are judged by the ranges alone.
 */
import type { RemoteManifest, ShellManifest } from '@amberlane/contract/federation/remote-manifest';

/** One sentence for each shared module that lacks something, in the order of the remote's manifest. */
export function missingExports(remote: RemoteManifest, shell: ShellManifest): string[] {
  return Object.entries(remote.uses ?? {}).flatMap(([request, names]) => {
    const exported = shell.exports?.[request];
    if (!exported) return [];
    const missing = names.filter((name) => !exported.includes(name));
    return missing.length === 0 ? [] : [`${remote.name} uses ${missing.join(', ')} of ${request}, the shell's has no such export`];
  });
}
