import { expect, it } from '@jest/globals';
import { readTileSource } from './tile-source.ts';

const TILES = 'https://{s}.tiles.example/{z}/{x}/{y}.png?k=1';

it.each([
  [TILES, ''],
  [`${TILES}#`, ''],
  [`${TILES}#%C2%A9%20OpenStreetMap%20contributors`, '© OpenStreetMap contributors'],
  [`${TILES}#50%`, '50%'],
  [`${TILES}#${'x'.repeat(400)}`, 'x'.repeat(160)],
])('%s names %p', (setting, credit) => {
  expect(readTileSource(setting)).toEqual({ address: TILES, credit });
});
