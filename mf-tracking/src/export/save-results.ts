/** Saves results of tracking as a file for spreadsheets. A chunk of its own. */
import type { IntlShape } from '@amberlane/core';
import type { TrackResult } from '@amberlane/contract/calls/tracking';
import { csvFile } from '@amberlane/contract/domain/csv-file';
import { saveFile } from '@amberlane/ui/save-file';
import { resultRows } from './result-rows.ts';

/** `asOf`: ISO instant of the answer, whose day names the file. */
export const saveResults = (results: readonly TrackResult[], asOf: string, intl: IntlShape): void =>
  saveFile(`tracking-${asOf.slice(0, 10)}.csv`, new Blob([csvFile(resultRows(results, intl))], { type: 'text/csv' }));
