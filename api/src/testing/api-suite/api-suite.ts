/** What every database must give through HTTP. Each reply is read with the contract's own schema. */
import { afterAll, beforeAll } from '@jest/globals';
import { startTestApi, type TestApi } from '../test-api.ts';
import type { Open } from '../test-databases.ts';
import { countriesSuite } from './countries.ts';
import { documentationSuite } from './documentation.ts';
import { errorsSuite } from './errors.ts';
import { trackingSuite } from './tracking.ts';

export function apiSuite(open: Open): void {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(open, { demo: true });
  }, 60_000);
  afterAll(() => api.close());

  for (const suite of [countriesSuite, trackingSuite, errorsSuite, documentationSuite]) suite(() => api);
}
