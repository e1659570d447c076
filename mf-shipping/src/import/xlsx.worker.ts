/** Reads an XLSX file away from the page. */
import { readXlsx } from './read-xlsx.ts';

addEventListener('message', ({ data }: MessageEvent<{ bytes: Uint8Array<ArrayBuffer> }>) => void readXlsx(data.bytes).then((read) => postMessage(read)));
