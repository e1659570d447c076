/** The bytes of a PDF, once its document is ended. */
import type PDFDocument from 'pdfkit';

export const collectBytes = (doc: InstanceType<typeof PDFDocument>): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
