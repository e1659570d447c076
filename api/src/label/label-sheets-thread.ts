/** The thread that draws a file of many labels: it gets them as its data and answers with the bytes. */
import { parentPort, workerData } from 'node:worker_threads';
import type { LabelData } from './label-data.ts';
import { renderLabelSheets, type LabelLayout } from './label-sheets.ts';

export interface LabelSheetsTask {
  readonly labels: readonly LabelData[];
  readonly layout: LabelLayout;
}

/** Nobody but `draw-label-sheets.ts` starts this thread. */
const isTask = (data: unknown): data is LabelSheetsTask => typeof data === 'object' && data !== null && 'labels' in data && 'layout' in data;

if (!isTask(workerData)) throw new TypeError('the thread of the labels got no labels');
parentPort?.postMessage(await renderLabelSheets(workerData.labels, workerData.layout));
