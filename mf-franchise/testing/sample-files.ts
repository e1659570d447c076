/** Files as applicants choose them, for browser tests. */

interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const OBJECTS = ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[3 0 R]/Count 1>>', '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>'];

/** The smallest whole PDF: one empty page, with its table of objects. */
function smallPdf(): Buffer {
  let text = '%PDF-1.4\n';
  const offsets = OBJECTS.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj${object}endobj\n`;
    return offset;
  });
  const table = [`0000000000 65535 f `, ...offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n `)].join('\n');
  return Buffer.from(`${text}xref\n0 ${OBJECTS.length + 1}\n${table}\ntrailer<</Size ${OBJECTS.length + 1}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`, 'latin1');
}

export const pdfFile = (name: string): ChosenFile => ({ name, mimeType: 'application/pdf', buffer: smallPdf() });
export const emptyFile = (name: string): ChosenFile => ({ name, mimeType: 'application/pdf', buffer: Buffer.alloc(0) });
/** `megabytes` of nothing, under the name of a PDF. */
export const largeFile = (name: string, megabytes: number): ChosenFile => ({ name, mimeType: 'application/pdf', buffer: Buffer.alloc(megabytes * 1024 * 1024) });
export const textFile = (name: string, mimeType = 'text/plain'): ChosenFile => ({ name, mimeType, buffer: Buffer.from('My CV: ten years as a courier.\n') });
