/** How a page is seen in isolation, as an address says it: `?scenario=slow&session=in&page=/gh-en/track`. */
import { isScenario, type Scenario } from './scenario.ts';

export interface Switches {
  readonly scenario: Scenario;
  readonly signedIn: boolean;
  /** Path and query of a page of the site; null for none in particular. */
  readonly page: string | null;
}

/** A page of the site that is under test and of no other: `//elsewhere.example` is none. */
const isOwnPage = (page: string): boolean => /^\/(?![/\\])/.test(page);

/** What the query names, and what stands now for all else. */
export function readSwitches(query: URLSearchParams, now: Switches): Switches {
  const scenario = query.get('scenario');
  const session = query.get('session');
  const page = query.get('page');
  return {
    scenario: isScenario(scenario) ? scenario : now.scenario,
    signedIn: session === 'in' || (session !== 'out' && now.signedIn),
    page: page !== null && isOwnPage(page) ? page : now.page,
  };
}

/** The query of an address that sets the switches so. */
export const switchesQuery = ({ scenario, signedIn, page }: Switches): string =>
  new URLSearchParams({ scenario, session: signedIn ? 'in' : 'out', ...(page !== null && { page }) }).toString();
