/** Reads a CSV file away from the page. */
import type { Locale } from '@amberlane/contract/site';
import { readCsv } from './read-csv.ts';

addEventListener('message', ({ data }: MessageEvent<{ bytes: Uint8Array; locale: Locale }>) => postMessage(readCsv(data.bytes, data.locale)));
