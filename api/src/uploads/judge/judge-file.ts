/** What a whole file is, by its content; its name and what a browser says of it count for nothing. */
import type { UploadMediaType } from '@amberlane/contract/calls/uploads';
import { foreignFault } from './foreign-content.ts';
import { judgeJpeg } from './jpeg.ts';
import { judgePdf } from './pdf.ts';
import { judgePng, PNG_SIGNATURE } from './png.ts';
import type { FileFault } from './verdict.ts';
import { isWebp, judgeWebp } from './webp.ts';

type Judged = { readonly mediaType: UploadMediaType } | { readonly fault: FileFault };

interface Kind {
  readonly mediaType: UploadMediaType;
  readonly isOne: (content: Buffer) => boolean;
  readonly judge: (content: Buffer) => FileFault | null | Promise<FileFault | null>;
}

const KINDS: readonly Kind[] = [
  { mediaType: 'application/pdf', isOne: (content) => content.toString('latin1', 0, 5) === '%PDF-', judge: judgePdf },
  { mediaType: 'image/jpeg', isOne: (content) => content[0] === 0xff && content[1] === 0xd8 && content[2] === 0xff, judge: judgeJpeg },
  { mediaType: 'image/png', isOne: (content) => content.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE), judge: judgePng },
  { mediaType: 'image/webp', isOne: isWebp, judge: judgeWebp },
];

/** Reads without holding the process up for long. */
export async function judgeFile(content: Buffer): Promise<Judged> {
  const kind = KINDS.find(({ isOne }) => isOne(content));
  const foreign = await foreignFault(content, kind !== undefined && kind.mediaType !== 'application/pdf');
  if (foreign === 'fileHarmful') return { fault: foreign };
  if (!kind) return { fault: 'fileType' };
  const fault = foreign ?? (await kind.judge(content));
  return fault ? { fault } : { mediaType: kind.mediaType };
}
