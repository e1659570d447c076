import { expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import { collectProcess } from './process-metrics.ts';
import { statusClass } from './status-class.ts';

it('tells of the disk of the data folder, and of none where there is no folder', async () => {
  const registry = new Registry();
  collectProcess(registry, __dirname);
  const text = await registry.metrics();
  expect(text).toMatch(/^data_folder_bytes\{kind="size"\} [1-9]\d+/m);
  expect(text).toMatch(/^data_folder_bytes\{kind="free"\} \d+/m);
  expect(text).toMatch(/^process_start_time_seconds \d/m);
  const other = new Registry();
  collectProcess(other, '/no/such/folder');
  expect(await other.metrics()).not.toMatch(/^data_folder_bytes\{/m);
});

it('has five classes of status', () => {
  expect([100, 204, 304, 404, 503, 799, 0].map(statusClass)).toEqual(['1xx', '2xx', '3xx', '4xx', '5xx', '5xx', '5xx']);
});
