/** The servers that an end-to-end run talks to: started once, before the first test, and named in the environment. */
import { z } from 'zod';

const origin = z.url();

const sites = z.object({
  /** The whole site with its own API. */
  site: origin,
  turkish: origin,
  /** By remote: a shell that holds this one alone, with the mock API. */
  isolated: z.record(z.string(), origin),
  /** The whole site on a mock API that a test may break (`POST {mockApi}/-/scenario`). */
  unsteady: z.object({ site: origin, mockApi: origin }),
});
export type SitesUnderTest = z.infer<typeof sites>;

const VARIABLE = 'E2E_SITES';

/** The environment in which tests find these servers. */
export const sitesInEnvironment = (running: SitesUnderTest): Readonly<Record<string, string>> => ({ [VARIABLE]: JSON.stringify(running) });

export const publishSites = (started: SitesUnderTest): void => {
  Object.assign(process.env, sitesInEnvironment(started));
};

/** Nobody answers there: the address of a server that no chosen test needs. */
export const NOT_STARTED = 'http://not-started.invalid';
export const NO_SITES: SitesUnderTest = { site: NOT_STARTED, turkish: NOT_STARTED, isolated: {}, unsteady: { site: NOT_STARTED, mockApi: NOT_STARTED } };

/** A run may be pointed at servers that somebody else has started. */
export const sitesAreThere = (): boolean => Boolean(process.env[VARIABLE]);

/** Throws where no run has started the servers. */
export const sitesUnderTest = (): SitesUnderTest => sites.parse(JSON.parse(process.env[VARIABLE] ?? 'null'));

/** `host:port` of every server of the run; one that holds a single remote is Turkish under `tr.` as well. */
export const hostsUnderTest = ({ site, turkish, isolated, unsteady }: SitesUnderTest): string[] => {
  const alone = Object.values(isolated).map((address) => new URL(address).host);
  return [...[site, turkish, unsteady.site].map((address) => new URL(address).host), ...alone, ...alone.map((host) => `tr.${host}`)];
};

/** `/…/mf-tracking/e2e/track.spec.ts` → `mf-tracking`; null for a test of the site. */
export const remoteOfSpec = (file: string): string | null => /[\\/](mf-[a-z0-9-]+)[\\/]e2e[\\/]/.exec(file)?.[1] ?? null;
