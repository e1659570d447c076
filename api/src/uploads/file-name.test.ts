import { describe, expect, it } from '@jest/globals';
import { cleanFileName, fileNameOf } from './file-name.ts';

describe('the name of a file', () => {
  it.each([
    ['../../x.pdf', 'x.pdf'],
    ['/etc/passwd', 'passwd'],
    ['C:\\Users\\Ama\\x.pdf', 'x.pdf'],
    ['a/b\\c.pdf', 'c.pdf'],
    ['cv\u0000\u0007.pdf', 'cv.pdf'],
    ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['a\r\nb.pdf', 'a b.pdf'],
    ['what?<is>:"this"|*.pdf', 'what__is___this___.pdf'],
    ['...', 'file'],
    ['folder/', 'file'],
    [' .hidden.pdf ', 'hidden.pdf'],
    ['السيرة الذاتية.pdf', 'السيرة الذاتية.pdf'],
    ['简历 2026.pdf', '简历 2026.pdf'],
  ])('%j is kept as %j', (given, kept) => {
    expect(cleanFileName(given)).toBe(kept);
  });

  it.each([
    ['cv.pdf', 'application/pdf', 'cv.pdf'],
    ['CV.PDF', 'application/pdf', 'CV.PDF'],
    ['cv.docx', 'application/pdf', 'cv.pdf'],
    ['cv.pdf.exe', 'application/pdf', 'cv.pdf'],
    ['cv', 'application/pdf', 'cv.pdf'],
    ['J.Doe', 'application/pdf', 'J.Doe.pdf'],
    ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
    ['photo.png', 'image/jpeg', 'photo.jpg'],
    ['.pdf', 'image/png', 'pdf.png'],
    ['scan.html', 'image/webp', 'scan.webp'],
  ] as const)('%s with %s is called %s', (given, mediaType, named) => {
    expect(fileNameOf(given, mediaType)).toBe(named);
  });

  it('is at most 120 characters long, and no character is cut in two', () => {
    const long = fileNameOf(`${'🚚'.repeat(300)}.docx`, 'application/pdf');
    expect(Array.from(long)).toHaveLength(120);
    expect(long).toMatch(/^(?:🚚)+\.pdf$/u);
  });
});
