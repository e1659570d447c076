import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import webpack from 'webpack';
import { LAZY_FILES_REPORT, LazyFilesPlugin } from './lazy-files.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'lazy-files-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const SOURCES = {
  'page.js': "export const open = () => import(/* webpackChunkName: 'panel' */ './panel.js');",
  'panel.js': "export const more = () => import(/* webpackChunkName: 'list' */ './list.js');",
  'list.js': 'export const rows = [];',
  'other.js': "export const chart = () => import(/* webpackChunkName: 'chart' */ './chart.js');",
  'chart.js': 'export const points = [];',
};

test('names what each part loads later, at any depth, and nothing of other parts', async () => {
  for (const [name, text] of Object.entries(SOURCES)) writeFileSync(path.join(dir, name), text);
  await new Promise<void>((resolve, reject) => {
    webpack(
      { mode: 'production', context: dir, entry: { page: './page.js', other: './other.js' }, output: { path: path.join(dir, 'out'), chunkFilename: '[name].js' }, plugins: [new LazyFilesPlugin()] },
      (error, stats) => (error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve()),
    );
  });
  const report: unknown = JSON.parse(readFileSync(path.join(dir, 'out', LAZY_FILES_REPORT), 'utf8'));
  expect(report).toMatchObject({ page: ['list.js', 'panel.js'], other: ['chart.js'], list: [] });
});
