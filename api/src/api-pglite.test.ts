import { describe } from '@jest/globals';
import { apiSuite } from './testing/api-suite/api-suite.ts';
import { openMemory } from './testing/test-databases.ts';

describe('API on the embedded database', () => {
  apiSuite(openMemory);
});
