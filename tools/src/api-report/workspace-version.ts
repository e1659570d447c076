/** A new version of a workspace, everywhere it is written: its own package.json, those that depend on it, the lockfile. Pure. */

/** Text of a package.json or of the lockfile with the new version; only the lines that name it change. */
export function withVersion(text: string, { name, folder, from, to }: { name: string; folder: string; from: string; to: string }): string {
  const literal = (part: string): string => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const depends = new RegExp(`("${literal(name)}":\\s*")${literal(from)}(")`, 'g');
  const own = new RegExp(`("name":\\s*"${literal(name)}",\\s*"version":\\s*")${literal(from)}(")`, 'g');
  const locked = new RegExp(`("${literal(folder)}":\\s*\\{\\s*(?:"name":\\s*"[^"]*",\\s*)?"version":\\s*")${literal(from)}(")`, 'g');
  return [depends, own, locked].reduce((result, pattern) => result.replace(pattern, `$1${to}$2`), text);
}
