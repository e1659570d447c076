/** Files in the mock API: judged by their first bytes, kept without content. */
import { randomBytes } from 'node:crypto';
import { RULES } from '@amberlane/contract/domain';
import { ERROR } from '@amberlane/contract/calls';
import { dropUpload, finishUpload, sendUploadPart, startUpload, UPLOAD_PART_BYTES, type UploadedFile, type UploadMediaType } from '@amberlane/contract/calls/uploads';
import type { MockApiContext } from '@amberlane/testing/mock-api/mock-api-part';
import { Refusal, serve, type MockRoutes } from '@amberlane/testing/mock-api/serve';

const HOUR_MS = 3_600_000;
const ID_BYTES = 32;

interface KeptFile {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  /** By number of the part. */
  readonly parts: Map<number, Buffer>;
  finished: UploadedFile | null;
}

export interface MockFiles {
  /** Files that a form names; they belong to it from then on. @throws Refusal for one that is unknown or not finished. */
  readonly take: (ids: readonly string[]) => UploadedFile[];
}

const withoutFolders = (name: string): string => name.split(/[\\/]/).at(-1) ?? name;

/** By the signature of each kind; null for anything else. */
function mediaTypeOf(content: Buffer): UploadMediaType | null {
  const begin = content.toString('latin1', 0, 12);
  if (begin.startsWith('%PDF-')) return 'application/pdf';
  if (begin.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (begin.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  return begin.startsWith('RIFF') && begin.endsWith('WEBP') ? 'image/webp' : null;
}

export function serveUploads(routes: MockRoutes, { now }: MockApiContext): MockFiles {
  const kept = new Map<string, KeptFile>();
  const found = (id: string): KeptFile => {
    const file = kept.get(id);
    if (!file) throw new Refusal(ERROR.UPLOAD_GONE, { status: 404 });
    return file;
  };
  serve(routes, startUpload, ({ name, bytes }) => {
    const id = randomBytes(ID_BYTES).toString('base64url');
    kept.set(id, { id, name: withoutFolders(name), bytes, parts: new Map(), finished: null });
    return { id, partBytes: UPLOAD_PART_BYTES, expiresAt: new Date(now().getTime() + RULES.uploads.keepHours * HOUR_MS).toISOString() };
  });
  serve(routes, sendUploadPart, ({ id, part, content }) => {
    const { parts } = found(id);
    parts.set(part, Buffer.from(content, 'base64'));
    return { received: [...parts.values()].reduce((sum, { length }) => sum + length, 0) };
  });
  serve(routes, finishUpload, ({ id }) => {
    const file = found(id);
    if (file.finished) return file.finished;
    const content = Buffer.concat([...file.parts].sort(([a], [b]) => a - b).map(([, part]) => part));
    const mediaType = mediaTypeOf(content);
    if (content.length !== file.bytes || mediaType === null) {
      kept.delete(id);
      throw new Refusal(ERROR.VALIDATION, { fields: [{ field: 'id', code: mediaType === null ? 'fileType' : 'fileBroken', params: {} }] });
    }
    file.finished = { id, name: file.name, bytes: file.bytes, mediaType };
    return file.finished;
  });
  serve(routes, dropUpload, ({ id }) => ({ dropped: kept.delete(id) }));
  return {
    take: (ids) => {
      const files = ids.map((id) => kept.get(id)?.finished ?? null);
      const gone = files.flatMap((file, index) => (file ? [] : [{ field: `attachments.${index}`, code: 'fileGone' as const, params: {} }]));
      if (gone.length > 0) throw new Refusal(ERROR.VALIDATION, { fields: gone });
      for (const id of ids) kept.delete(id);
      return files.filter((file) => file !== null);
    },
  };
}
