/** Files of many labels: every one scans, in the order asked, alone on its page or four on a sheet. */
import { describe, expect, it } from '@jest/globals';
import { drawLabelSheets } from './draw-label-sheets.ts';
import { MOST_PAGES, renderLabelSheets } from './label-sheets.ts';
import { LABELS } from './testing/label-samples.ts';
import { picturePage, scan } from './testing/pictured-label.ts';

const POINTS_PER_MM = 72 / 25.4;
const LIST = [LABELS.ar, LABELS.ur, LABELS.tr, { ...LABELS.zh, pieces: 2 }];
/** 288 dpi, as a laser printer at least. */
const LASER_SCALE = 4;

describe('a file of labels', () => {
  it('has them one to a page in the order given', async () => {
    const pdf = await renderLabelSheets(LIST, '100x150');
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => picturePage(pdf, page, 1)));
    expect(pages.map(({ size }) => size.map((points) => Math.round(points / POINTS_PER_MM)))).toEqual(pages.map(() => [100, 150]));
    const numbers = pages.map(({ text }) => /[A-Z]{2} ?\d{4} ?\d{4} ?\d{4}/.exec(text)?.[0].replaceAll(' ', ''));
    expect(numbers).toEqual([LABELS.ar, LABELS.ur, LABELS.tr, LABELS.zh, LABELS.zh].map(({ waybillNo }) => waybillNo));
  });

  it('has four to a sheet of A4, all of which scan', async () => {
    const pdf = await renderLabelSheets(LIST, 'a4');
    const [first, second] = await Promise.all([picturePage(pdf, 1, LASER_SCALE), picturePage(pdf, 2, 1)]);
    expect([first.pages, ...first.size.map((points) => Math.round(points / POINTS_PER_MM))]).toEqual([2, 210, 297]);
    const codes = (await scan(first)).filter(([kind]) => kind === 'Code128').map(([, text]) => text);
    expect(codes.toSorted()).toEqual([LABELS.ar, LABELS.ur, LABELS.tr, LABELS.zh].map(({ waybillNo }) => waybillNo).toSorted());
    expect((await scan(first)).filter(([kind]) => kind === 'QRCode')).toHaveLength(4);
    expect(second.text).toContain('2/2');
  });

  it('refuses none and too many', async () => {
    await expect(renderLabelSheets([], 'a4')).rejects.toThrow(RangeError);
    await expect(renderLabelSheets([{ ...LABELS.tr, pieces: MOST_PAGES + 1 }], 'a4')).rejects.toThrow(RangeError);
  });

  it('is drawn in a thread of its own while others are answered', async () => {
    const state = { isDone: false };
    const labels = Array.from({ length: 12 }, () => LABELS.ar);
    const drawing = drawLabelSheets({ labels, layout: '100x150' }).finally(() => (state.isDone = true));
    let turns = 0;
    while (!state.isDone) {
      await new Promise((resolve) => setTimeout(resolve, 2));
      turns += 1;
    }
    expect((await picturePage(await drawing, 12, 1)).pages).toBe(12);
    // Drawn here, twelve labels leave the loop 1 to 5 turns; beside it, some hundred, and fewer on a busy machine.
    expect(turns).toBeGreaterThan(25);
  });

  it('passes on what went wrong in the thread, and draws the next file', async () => {
    await expect(drawLabelSheets({ labels: [{ ...LABELS.tr, waybillNo: 'X'.repeat(40) }], layout: 'a4' })).rejects.toThrow('too long');
    expect((await drawLabelSheets({ labels: [LABELS.tr], layout: 'a4' })).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('waits its turn, and is refused when too many wait', async () => {
    const all = await Promise.allSettled(Array.from({ length: 8 }, () => drawLabelSheets({ labels: [LABELS.tr], layout: 'a4' })));
    expect(all.map(({ status }) => status)).toEqual([...Array.from({ length: 6 }, () => 'fulfilled'), 'rejected', 'rejected']);
  });
});
