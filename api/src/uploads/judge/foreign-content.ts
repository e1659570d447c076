/** Content that has no place in a PDF or a picture: the virus test string, and a second file that hides in the first. */
import { holds, type FileFault } from './verdict.ts';

/** The part of the EICAR test string that reads the same in a PDF. In two pieces, or scanners would shun this source file. */
export const VIRUS_TEST = ['$EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** Signatures of archives that are found wherever they begin. */
const ARCHIVES = [Buffer.from('Rar!\x1a\x07', 'latin1'), Buffer.from([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c])] as const;
const ZIP_ENTRY = Buffer.from('PK\x01\x02', 'latin1');
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
/** The end of a ZIP archive with the longest comment. */
const ZIP_END_BYTES = 22 + 0xffff;
/** Programs look so far for the beginning of a PDF. */
const PDF_START_BYTES = 1024;
const SCRIPT = /<(?:script|html|!doctype\s+html|\?php)/i;

/** null when there is nothing. `isPicture`: a picture has neither scripts nor pages. */
export async function foreignFault(content: Buffer, isPicture: boolean): Promise<FileFault | null> {
  if (content.includes(VIRUS_TEST, 0, 'latin1')) return 'fileHarmful';
  if (ARCHIVES.some((signature) => content.includes(signature)) || isArchive(content)) return 'fileType';
  if (!isPicture) return null;
  if (content.subarray(0, PDF_START_BYTES).includes('%PDF-', 0, 'latin1')) return 'fileType';
  return (await holds(content, SCRIPT)) ? 'fileType' : null;
}

/** ZIP archives, and with them office documents and programs, are read from their end: one can be appended to anything. */
const isArchive = (content: Buffer): boolean => content.subarray(-ZIP_END_BYTES).includes(ZIP_END) && content.includes(ZIP_ENTRY);
