/** The Playwright projects, the specs that each runs, and the servers that these specs need. */
import { parseArgs } from 'node:util';

export interface E2eProject {
  readonly name: 'languages' | 'site' | 'isolation' | 'probes' | 'faults';
  /** Of the paths inside the repository, with forward slashes. */
  readonly specs: RegExp;
  readonly grep?: RegExp;
  readonly grepInvert?: RegExp;
  readonly dependencies?: readonly string[];
}

/**
 * How much is tested. `chosen`: what `npm test` was given arguments for. `whole`: all projects; of the remotes' own tests
 * those in English on the site, and alone what is tagged, from right to left. `full`: everything in every language, as in
 * the nightly run (`.ci/night`).
 */
export type Extent = 'chosen' | 'whole' | 'full';

/** `E2E_RUNS_ALL` is set by `npm test` where all projects run. */
const extent = (): Extent => (process.env['E2E_TESTS'] === 'full' ? 'full' : process.env['E2E_RUNS_ALL'] === '1' ? 'whole' : 'chosen');

/** Titles in a language beside English and Arabic. Playwright judges the path, the titles and the tags together. */
const FURTHER_LANGUAGES = /\bin (?:zh-CN|fr|ur|tr)\b/;
/**
 * What a whole run leaves to the night: of the remotes' own tests those in another language than English, since those of the
 * site ask every language what depends on it; of the site's, those tagged, which ask the same of further languages.
 */
const AT_NIGHT = new RegExp(`\\bmf-[^/]+/e2e/.*(?:${FURTHER_LANGUAGES.source}|\\bin ar\\b)|@night\\b`);
/** Tests of a remote alone that run beside those of the whole site: what only it can show, and one of each kind of page. The gallery is never on the site. */
const ALONE_BESIDE_THE_SITE = /@alone\b|\bmf-gallery\b/;
/** Of those, what the site has shown in English is shown from right to left alone; the gallery by day in English, since every page shows its components in Arabic. */
const SHOWN_ALREADY = new RegExp(`^(?!.*\\bmf-gallery\\b)(?!.*\\balone in en\\b).*\\bin en\\b|\\bmf-gallery\\b.*\\bin ar\\b|${FURTHER_LANGUAGES.source}`);

/** Which tests a project runs and leaves out. */
export function titlesOf(project: 'site' | 'isolation', tested: Extent = extent()): Pick<E2eProject, 'grep' | 'grepInvert'> {
  if (project === 'site') return tested === 'whole' ? { grepInvert: AT_NIGHT } : {};
  return tested === 'whole' ? { grep: ALONE_BESIDE_THE_SITE, grepInvert: SHOWN_ALREADY } : { grepInvert: FURTHER_LANGUAGES };
}

export const PROJECTS: readonly E2eProject[] = [
  // A server of their own, and the longest test: the one who waits for nothing goes first.
  { name: 'languages', specs: /\/e2e\/languages\/.*\.spec\.ts$/ },
  // The gallery is for builders: the whole site has no such page.
  { name: 'site', specs: /\/(?:e2e\/site|mf-(?!gallery\/)[^/]+\/e2e)\/.*\.spec\.ts$/, ...titlesOf('site') },
  // Alone in one language of each direction; the others are read on the whole site.
  { name: 'isolation', specs: /\/mf-[^/]+\/e2e\/.*\.spec\.ts$/, ...titlesOf('isolation') },
  { name: 'probes', specs: /\/e2e\/faults\/probe-builds\.setup\.ts$/ },
  // Servers of their own start in these tests.
  { name: 'faults', specs: /\/e2e\/(?:faults|release)\/.*\.spec\.ts$/, dependencies: ['probes'] },
];

/** What has to be built and to run before the first test. */
export interface NeededServers {
  /** The whole site with its API. */
  readonly site: boolean;
  /** The whole site on a mock API that can be broken. */
  readonly unsteady: boolean;
  /** Remotes that stand alone. */
  readonly isolated: readonly string[];
  /** Builds of all parts for readers, also where no server of this run serves them. */
  readonly readerBuilds: boolean;
  /** The Java that the HTML checker runs in. */
  readonly java: boolean;
}

/** What a run chooses: nothing chosen means everything. */
export interface Chosen {
  readonly projects: readonly string[];
  /** Regular expressions of paths, as on Playwright's command line. */
  readonly patterns: readonly string[];
}

/** Options of Playwright that are followed by a value: the others are flags. */
const OF_A_VALUE = { config: 'c', grep: 'g', workers: 'j', reporter: '', 'grep-invert': '', 'repeat-each': '', retries: '', timeout: '', 'global-timeout': '', 'max-failures': '', output: '', shard: '', trace: '' };

/** Reads Playwright's command line, `test -c <config> <pattern> … --project=<name>`. */
export function readChosen(argv: readonly string[]): Chosen {
  const valued = Object.fromEntries(Object.entries(OF_A_VALUE).map(([name, short]) => [name, { type: 'string' as const, ...(short && { short }) }]));
  const { values, positionals } = parseArgs({ args: [...argv], strict: false, allowPositionals: true, options: { ...valued, project: { type: 'string', multiple: true } } });
  const [, ...patterns] = positionals;
  return { projects: [values['project'] ?? []].flat().map(String), patterns };
}

/** The servers that the chosen specs need. `specs`: absolute paths of all spec files, with forward slashes. */
export function neededServers(specs: readonly string[], { projects, patterns }: Chosen): NeededServers {
  // A line number may follow the path.
  const wanted = patterns.map((pattern) => new RegExp(pattern.replace(/(?::\d+){1,2}$/, ''), 'i'));
  const named = specs.filter((file) => wanted.length === 0 || wanted.some((pattern) => pattern.test(file)));
  const of = (project: E2eProject['name']): readonly string[] =>
    projects.length > 0 && !projects.includes(project) ? [] : named.filter((file) => PROJECTS.some(({ name, specs: own }) => name === project && own.test(file)));
  const onSite = of('site');
  return {
    site: onSite.length > 0,
    unsteady: onSite.some((file) => file.includes('/e2e/site/')),
    isolated: [...new Set(of('isolation').flatMap((file) => /\/(mf-[^/]+)\/e2e\//.exec(file)?.[1] ?? []))].sort(),
    readerBuilds: onSite.length > 0 || of('languages').length > 0 || of('faults').some((file) => file.includes('/e2e/release/two-shells')),
    java: onSite.some((file) => file.endsWith('/e2e/site/html-validity.spec.ts')),
  };
}
