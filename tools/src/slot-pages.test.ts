import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remoteConfig, slotDeclaration } from '@amberlane/contract/federation/remote-config';
import { lateSlotsOf, slotPagesConfig, writeSlotPages } from './slot-pages.ts';

const slot = (name: string) => slotDeclaration.parse({ slot: name, module: name, messages: ['x'], budgetKb: 10 });
const late = new Set(['picker', 'elsewhere']);
const REMOTE = { late, name: 'mf-x', needs: { core: '^1.1.0' }, slots: [slot('box'), slot('picker')] };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'slot-pages-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const read = (file: string): string => readFileSync(path.join(folder, 'out', file), 'utf8');

describe('pages in which slots are seen alone', () => {
  it('are a remote with a page for each slot, which readers and search engines never get', () => {
    const { routes } = remoteConfig.parse(slotPagesConfig(REMOTE));
    expect(routes.map(({ path: at, slots, indexable, cacheable }) => ({ at, slots, indexable, cacheable }))).toEqual([
      { at: 'slots/box', slots: [{ slot: 'box', many: true }], indexable: false, cacheable: false },
      { at: 'slots/picker', slots: [{ slot: 'picker', many: true, late: true }], indexable: false, cacheable: false },
    ]);
  });

  it('show a slot late that some page of the site shows late', () => {
    const { routes } = remoteConfig.parse({
      name: 'mf-asking', core: '^1.1.0',
      routes: [{ path: 'y', page: 'y', messages: ['y'], budgetKb: 1, slots: ['box', { slot: 'picker', late: true }] }, { path: 'z', page: 'y', messages: ['y'], budgetKb: 1, slots: ['picker'] }],
    });
    expect([...lateSlotsOf([{ routes }])]).toEqual(['picker']);
  });

  it('show the slot with the props of its fixture, or alone where it has none', () => {
    const fixtures = path.join(folder, 'fixtures');
    mkdirSync(fixtures);
    writeFileSync(path.join(fixtures, 'picker.tsx'), 'export default () => null;\n');
    writeSlotPages(REMOTE, fixtures, path.join(folder, 'out'));
    expect(read('src/pages/box/page.tsx')).toContain('<Slot name="box" />');
    expect(read('src/pages/picker/page.tsx')).toContain("from '../../fixtures/picker.tsx'");
    expect(existsSync(path.join(folder, 'out/src/fixtures/picker.tsx'))).toBe(true);
    expect(JSON.parse(read('src/messages/ar.json'))).toEqual({ 'x-slots.box': 'box', 'x-slots.picker': 'picker' });
  });
});
