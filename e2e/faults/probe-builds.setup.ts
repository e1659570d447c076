/** Runs once before the fault and release suites. */
import { test } from '@playwright/test';
import { buildChanged } from '../../tools/src/local-builds.ts';
import { buildProbes } from './probe-builds.ts';

test('the shell and all editions of the probe are built', async () => {
  test.setTimeout(300_000);
  await buildChanged(['shell']);
  await buildProbes();
});
