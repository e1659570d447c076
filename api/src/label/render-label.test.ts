/** Labels looked at as a scanner and a courier do: as pictures. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { PAGE, renderLabel, renderLabels } from './render-label.ts';
import { LABELS } from './testing/label-samples.ts';
import { difference, picturePage, readPng, scan, THERMAL_SCALE, touchesMargin } from './testing/pictured-label.ts';

const NAMES = ['ar', 'ur', 'zh', 'tr', 'long'] as const;
const POINTS_PER_MM = 72 / 25.4;
/** Pixels per point of the committed pictures. */
const GOLDEN_SCALE = 1.5;
/**
 * Share of pixels that may differ: antialiasing differs a little between machines, while a line of small text that
 * is missing, turned around or set in another face changes at least 0.3 % of the page.
 */
const TOLERANCE = 0.002;
const goldenFile = (name: string): string => path.join(import.meta.dirname, 'testing/golden', `${name}.png`);

describe('a label', () => {
  it.each(NAMES)('%s can be scanned, stays within its margins and is 100 × 150 mm', async (name) => {
    const label = LABELS[name];
    const pictured = await picturePage(await renderLabel(label), 1, THERMAL_SCALE);
    expect(pictured.size.map((points) => Math.round(points / POINTS_PER_MM))).toEqual([100, 150]);
    expect(await scan(pictured)).toEqual([['Code128', label.waybillNo], ['QRCode', label.trackingUrl]]);
    // The frame is drawn on the margin, half of its line outside.
    expect(touchesMargin(pictured.picture, Math.floor((PAGE.margin - 0.3) * POINTS_PER_MM * THERMAL_SCALE))).toBe(false);
  });

  it.each(NAMES)('%s looks as it was approved', async (name) => {
    const { picture, png } = await picturePage(await renderLabel(LABELS[name]), 1, GOLDEN_SCALE);
    if (process.env['APPROVE_LABELS'] === '1') await writeFile(goldenFile(name), png);
    expect(difference(picture, await readPng(await readFile(goldenFile(name))))).toBeLessThan(TOLERANCE);
  });

  it('whose name differs looks different: the comparison notices one line', async () => {
    const { receiver } = LABELS.ar;
    const { picture } = await picturePage(await renderLabel({ ...LABELS.ar, receiver: { ...receiver, name: Array.from(receiver.name).reverse().join('') } }), 1, GOLDEN_SCALE);
    expect(difference(picture, await readPng(await readFile(goldenFile('ar'))))).toBeGreaterThan(TOLERANCE);
  });

  it('has a page for each piece, numbered', async () => {
    const pdf = await renderLabel(LABELS.long);
    const texts = await Promise.all([1, 2, 3, 4, 5].map(async (page) => picturePage(pdf, page, 1)));
    expect(texts.map(({ pages }) => pages)).toEqual([5, 5, 5, 5, 5]);
    for (const [index, { text }] of texts.entries()) expect(text).toContain(`${index + 1}/5`);
  });

  it('comes with others in one file, twenty at most', async () => {
    const { pages } = await picturePage(await renderLabels([LABELS.ar, LABELS.zh, LABELS.tr]), 4, 1);
    expect(pages).toBe(4);
    await expect(renderLabels([])).rejects.toThrow(RangeError);
    await expect(renderLabels(Array.from({ length: 21 }, () => LABELS.tr))).rejects.toThrow(RangeError);
  });

  it('draws the same with control characters and overrides as without', async () => {
    const { receiver } = LABELS.tr;
    const hostile = { ...LABELS.tr, remark: `\u202e${LABELS.tr.remark}\u0000\u2066`, receiver: { ...receiver, name: `\u202e${receiver.name}\u202c\u0007`, phone: `\u2067${receiver.phone}` } };
    const [plain, other] = await Promise.all([LABELS.tr, hostile].map(async (label) => picturePage(await renderLabel(label), 1, 2)));
    expect(plain && other && difference(plain.picture, other.picture)).toBe(0);
  });

  it('refuses a number that its barcode has no room for', async () => {
    await expect(renderLabel({ ...LABELS.tr, waybillNo: 'X'.repeat(40) })).rejects.toThrow('too long');
  });
});
