/** Which browser tests belong to a workspace, and which a change wants run: arguments for Playwright, one run after the other. */

/** Patterns go before projects: an option of Playwright that takes several values would swallow what follows. */
export type BrowserRun = readonly string[];

const isRemote = (folder: string): boolean => folder.startsWith('mf-');
const aloneRun = (remotes: readonly string[]): readonly BrowserRun[] => (remotes.length === 0 ? [] : [[...remotes.map((name) => `/${name}/e2e/`), '--project=isolation']]);

/** What all pages stand on: after a change there every browser test runs. The gallery's page is one of them. */
const UNDER_EVERY_PAGE = ['shell', 'release', 'e2e', 'shared/contract', 'shared/core', 'shared/ui', 'shared/build', 'shared/testing'];

/** A workspace's own tests: a remote alone; the whole site without the specs of the remotes for the shell and `e2e`. */
export function ownBrowserTests(folders: readonly string[]): readonly BrowserRun[] {
  const ofTheSite: BrowserRun = ['/e2e/(?:site|faults|release|languages)/', '--project=languages', '--project=site', '--project=faults'];
  return [...aloneRun(folders.filter(isRemote)), ...(folders.some((folder) => folder === 'shell' || folder === 'e2e') ? [ofTheSite] : [])];
}

/**
 * What the workspaces that a change reaches want run. A remote that changed is tested alone: its pages on the whole site
 * are those of the shell that did not change. A change of the API is met by the specs of all remotes on the real API.
 */
export function browserTestsForChange(reached: readonly string[]): readonly BrowserRun[] {
  if (reached.some((folder) => UNDER_EVERY_PAGE.includes(folder))) return [[]];
  return [...aloneRun(reached.filter(isRemote)), ...(reached.includes('api') ? [['/mf-[^/]+/e2e/', '/e2e/site/session', '--project=site']] : [])];
}
