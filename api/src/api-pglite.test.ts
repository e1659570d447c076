import { describe } from '@jest/globals';
import { apiSuite } from './testing/api-suite.ts';
import { openMemory } from './testing/lanes.ts';

describe('API on the embedded database', () => {
  apiSuite(openMemory);
});
