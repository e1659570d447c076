import { describe } from '@jest/globals';
import { apiSuite } from './testing/api-suite/api-suite.ts';
import { openThrowaway, postgresServer } from './testing/test-databases.ts';

const server = postgresServer();

(server === null ? describe.skip : describe)('API on PostgreSQL', () => {
  apiSuite((content) => openThrowaway(server ?? '', content));
});
