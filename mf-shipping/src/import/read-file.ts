/** Reads the file that was chosen: in a worker, so that the page stays quick whatever the file is. */
import type { Locale } from '@amberlane/contract/site';
import { FILE_LIMITS, type ReadTable } from './table.ts';

/** A phone reads 2,000 rows in a second; what takes this long is not meant to be read. */
const PATIENCE_MS = 30_000;

/** XLSX files are ZIP archives. */
const isArchive = ([a, b]: Uint8Array): boolean => a === 0x50 && b === 0x4b;

export async function readFile(file: Blob, locale: Locale): Promise<ReadTable> {
  if (file.size > FILE_LIMITS.bytes) return { problem: 'tooLarge' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.length === 0) return { problem: 'empty' };
  const archive = isArchive(bytes);
  try {
    return await inWorker(archive, bytes, locale);
  } catch {
    // Where workers are not to be had, a file within the limits is read here.
    return archive ? (await import('./read-xlsx.ts')).readXlsx(bytes) : (await import('./read-csv.ts')).readCsv(bytes, locale);
  }
}

/** Rejects when there is no worker. */
function inWorker(archive: boolean, bytes: Uint8Array, locale: Locale): Promise<ReadTable> {
  return new Promise((resolve, reject) => {
    // Names without a hash, as the federation runtime needs them; the folder is content-addressed.
    const worker = archive
      ? new Worker(/* webpackEntryOptions: { filename: 'xlsx.worker.js' } */ new URL('./xlsx.worker.ts', import.meta.url))
      : new Worker(/* webpackEntryOptions: { filename: 'csv.worker.js' } */ new URL('./csv.worker.ts', import.meta.url));
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      worker.terminate();
      settle();
    };
    const timer = setTimeout(() => end(() => resolve({ problem: 'unread' })), PATIENCE_MS);
    worker.addEventListener('message', ({ data }: MessageEvent<ReadTable>) => end(() => resolve(data)));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      end(() => reject(new Error('no worker')));
    });
    worker.postMessage({ bytes, locale });
  });
}
