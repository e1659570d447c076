/** Takes attached files in parts and judges them when they are whole. Until a form claims a file, who holds its id owns it. */
import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ERROR } from '@amberlane/contract/calls';
import { RULES } from '@amberlane/contract/domain';
import { MAX_UPLOAD_BYTES, UPLOAD_PART_BYTES, type finishUpload, type sendUploadPart, type startUpload, type UploadedFile } from '@amberlane/contract/calls/uploads';
import { ApiError, fieldFault } from '../api-error.ts';
import type { ApiContext } from '../context.ts';
import type { Limit } from '../limits/limits.ts';
import type { UploadSpace } from '../metrics/upload-space.ts';
import { uploadKey } from './claim-uploads.ts';
import type { Scanner } from './clamd.ts';
import { fewAtOnce } from './few-at-once.ts';
import { cleanFileName, fileNameOf } from './file-name.ts';
import { judgeFile } from './judge/judge-file.ts';
import { deleteUpload, findUpload, finishStored, insertUpload, readParts, storedBytes, writePart, type StoredUpload } from './repository.ts';

const HOUR_MS = 3_600_000;
const FILES_PER_NETWORK: Limit = { name: 'upload.files', capacity: 40, periodMs: HOUR_MS };
const BYTES_PER_NETWORK: Limit = { name: 'upload.bytes', capacity: 10 * MAX_UPLOAD_BYTES, periodMs: HOUR_MS };
/** Judging is work for the whole process; a file of many parts is judged once, and once more when an answer was lost. */
const JUDGED_PER_NETWORK: Limit = { name: 'upload.judged', capacity: 80, periodMs: HOUR_MS };
/** Files in memory at a time, up to 10 MB each. */
const JUDGED_AT_ONCE = 3;
/** Share of the space at which it is time to look. */
const LOW = 0.8;
const SPACE_LINE = 'space for attached files';
const SCANNER_RETRY_SECONDS = 60;

type Started = z.output<typeof startUpload.request>;
type Part = z.output<typeof sendUploadPart.request>;
type Named = z.output<typeof finishUpload.request>;

/** `scan`: null for the checks of this process alone. */
export function uploads({ db, now, metrics, settings }: Pick<ApiContext, 'db' | 'now' | 'metrics' | 'settings'>, scan: Scanner | null, log: Pick<FastifyBaseLogger, 'warn' | 'error'>) {
  const inTurn = fewAtOnce(JUDGED_AT_ONCE);

  async function readSpace(): Promise<UploadSpace> {
    const { waiting, kept } = await storedBytes(db);
    return { usedBytes: waiting + kept, keptBytes: kept, mostBytes: settings.uploadSpaceBytes };
  }
  metrics.watchUploadSpace(readSpace);

  /** Throws UPLOAD_SPACE_FULL when files that wait for a form and those of cases have filled the space. */
  async function takeSpace(bytes: number): Promise<void> {
    const space = await readSpace();
    const share = (space.usedBytes + bytes) / space.mostBytes;
    if (share > 1) {
      log.error(space, SPACE_LINE);
      metrics.limitHit('upload.space');
      throw new ApiError(ERROR.UPLOAD_SPACE_FULL, { retryAfter: HOUR_MS / 1000 });
    }
    if (share > LOW) log.warn(space, SPACE_LINE);
  }

  async function start({ name, bytes, homepage }: Started, request: FastifyRequest) {
    await request.spendOf(FILES_PER_NETWORK);
    await request.spendOf(BYTES_PER_NETWORK, bytes);
    const id = randomBytes(32).toString('base64url');
    // A program that fell into the trap is told what everybody is told, and its file is kept nowhere.
    if (homepage !== '') return { id, partBytes: UPLOAD_PART_BYTES, expiresAt: new Date(now().getTime() + RULES.uploads.keepHours * HOUR_MS).toISOString() };
    await takeSpace(bytes);
    const expiresAt = await insertUpload(db, { key: uploadKey(id), name: cleanFileName(name), bytes }, now());
    return { id, partBytes: UPLOAD_PART_BYTES, expiresAt: expiresAt.toISOString() };
  }

  async function addPart({ id, part, content }: Part): Promise<{ received: number }> {
    const key = uploadKey(id);
    const upload = await findUpload(db, key, now());
    if (!upload) throw new ApiError(ERROR.UPLOAD_GONE);
    const bytes = Buffer.from(content, 'base64');
    const expected = Math.min(UPLOAD_PART_BYTES, upload.bytes - part * UPLOAD_PART_BYTES);
    if (expected <= 0) throw fieldFault('part', 'tooLarge', { max: Math.ceil(upload.bytes / UPLOAD_PART_BYTES) - 1 });
    if (bytes.length !== expected) throw fieldFault('content', 'format');
    const received = await writePart(db, { key, part, content: bytes }, now());
    if (received === null) throw new ApiError(ERROR.UPLOAD_GONE);
    return { received };
  }

  async function finish({ id }: Named, request: FastifyRequest): Promise<UploadedFile> {
    const key = uploadKey(id);
    const upload = await findUpload(db, key, now());
    if (!upload) throw new ApiError(ERROR.UPLOAD_GONE);
    const { name, bytes, mediaType } = upload;
    // The answer to the first request was lost.
    if (mediaType !== null) return { id, name, bytes, mediaType };
    await request.spendOf(JUDGED_PER_NETWORK);
    return inTurn(async () => ({ id, bytes, ...(await judge(key, upload)) }));
  }

  async function judge(key: string, { name: announced, bytes, revision }: StoredUpload) {
    const content = await readParts(db, key);
    // A part is missing: it can still be sent.
    if (content.length !== bytes) throw fieldFault('file', 'fileBroken');
    const judged = await judgeFile(content);
    const fault = 'fault' in judged ? judged.fault : (await isInfected(content)) ? 'fileHarmful' : null;
    if (fault !== null || !('mediaType' in judged)) {
      await deleteUpload(db, key);
      throw fieldFault('file', fault ?? 'fileType');
    }
    const { mediaType } = judged;
    const name = fileNameOf(announced, mediaType);
    if (!(await finishStored(db, key, { revision, name, mediaType }))) throw new ApiError(ERROR.CONFLICT);
    return { name, mediaType };
  }

  /** Throws UPLOAD_NOT_CHECKED when the scanner gives no verdict; the file stays as it is, and can be finished later. */
  async function isInfected(content: Buffer): Promise<boolean> {
    if (!scan) return false;
    try {
      return (await scan(content)) === 'infected';
    } catch (error) {
      log.error({ err: error }, 'attached file not checked for viruses');
      throw new ApiError(ERROR.UPLOAD_NOT_CHECKED, { retryAfter: SCANNER_RETRY_SECONDS });
    }
  }

  return { start, addPart, finish, drop: async ({ id }: Named) => ({ dropped: await deleteUpload(db, uploadKey(id)) }) };
}
