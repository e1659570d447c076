/** The Java that the Nu HTML checker runs in. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './run-command.ts';

/** The checker's classes are made for it. */
const OLDEST = 17;
const PACKAGE = 'default-jre-headless';

/** The sentence of a machine that has none. */
export const NO_JAVA = `The HTML checker needs Java ${OLDEST} or newer: install it (Debian: apt-get install ${PACKAGE}) or name its folder in JAVA_HOME.`;

/** `java -version` in the words of OpenJDK: `openjdk version "17.0.15" 2025-04-15`. */
export const javaVersion = (words: string): number | null => {
  const [, major] = /\bversion "(\d+)/.exec(words) ?? [];
  return major === undefined ? null : Number(major);
};

async function isNewEnough(program: string): Promise<boolean> {
  try {
    const { code, output } = await runCommand(program, ['-version']);
    return code === 0 && (javaVersion(output) ?? 0) >= OLDEST;
  } catch {
    return false;
  }
}

/** A Java that is there and new enough: of `JAVA_HOME`, else of the path; null when there is none. */
export async function findJava(): Promise<string | null> {
  const home = process.env['JAVA_HOME'];
  const programs = [...(home ? [path.join(home, 'bin/java')] : []), 'java'];
  for (const program of programs) if (await isNewEnough(program)) return program;
  return null;
}

/** Installs Java where it is missing and this process may: as root on Debian. Elsewhere a person has to (`NO_JAVA`). */
export async function provideJava(): Promise<void> {
  const mayInstall = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (!mayInstall || (await findJava()) !== null) return;
  console.log('No Java found; installing one for the HTML checker …');
  await runCommand('apt-get', ['update']);
  const { code, output } = await runCommand('apt-get', ['install', '-y', '--no-install-recommends', PACKAGE], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  if (code !== 0) console.log(output.trimEnd());
}
