/**
 * Files that readers attach to a form, on the wire. Beyond spec §7. A file goes up in parts, so that a broken connection
 * costs one part, and is judged by its content when it is whole. Until a form names it, only who has its id can name it;
 * a file that no form named within a day is deleted.
 */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { fault } from '../domain/field-faults.ts';
import { line, optionalLine } from '../domain/text.ts';
import { MAX_ATTACHMENTS, MAX_UPLOAD_BYTES, UPLOAD_MEDIA_TYPES, UPLOAD_PART_BYTES } from '../domain/upload-limits.ts';

export { MAX_ATTACHMENTS, MAX_UPLOAD_BYTES, UPLOAD_MEDIA_TYPES, UPLOAD_PART_BYTES, type UploadMediaType } from '../domain/upload-limits.ts';

/** Id of a file: 32 random bytes as base64url. Who has it may name the file in one form. */
export const uploadId = z.string().regex(/^[\w-]{43}$/);

/** Finished files that a form names; each belongs to that form from then on. */
export const attachments = z
  .array(uploadId)
  .max(MAX_ATTACHMENTS)
  .refine((ids) => new Set(ids).size === ids.length, fault('choice'))
  .default([]);

export const startUpload = defineCall({
  method: 'POST',
  path: '/v1/api/upload/start',
  summary: 'Announces a file; its parts follow.',
  request: () => z.object({
    /** As the device calls it; folders in it are cut off. */
    name: line(400),
    bytes: z.number().int().min(0).refine((bytes) => bytes > 0, fault('fileEmpty')).refine((bytes) => bytes <= MAX_UPLOAD_BYTES, fault('fileTooLarge', { max: MAX_UPLOAD_BYTES / 1024 / 1024 })),
    /** A field that people do not see: whoever fills it in is a program. */
    homepage: optionalLine(200),
  }),
  reply: () => z.object({ id: uploadId, partBytes: z.number().int(), /** Until a form has to name it. */ expiresAt: z.iso.datetime() }),
});

/** Base64 of a part. */
const MAX_PART_TEXT = Math.ceil(UPLOAD_PART_BYTES / 3) * 4;

/** RFC 4648 §4. Written out: the schema library that browsers share has no member for it. */
const BASE64 = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/;

export const sendUploadPart = defineCall({
  method: 'POST',
  path: '/v1/api/upload/part',
  summary: 'One part of a file, in base64. A part may be sent again.',
  request: () => z.object({ id: uploadId, /** From 0. */ part: z.number().int().min(0).max(MAX_UPLOAD_BYTES / UPLOAD_PART_BYTES - 1), content: z.string().max(MAX_PART_TEXT).regex(BASE64) }),
  reply: () => z.object({ /** Bytes of all parts so far. */ received: z.number().int() }),
});

const uploadedFile = z.object({
  id: uploadId,
  /** Without folders and control characters. */
  name: z.string(),
  bytes: z.number().int(),
  /** By its content, whatever its name says. */
  mediaType: z.enum(UPLOAD_MEDIA_TYPES),
});
export type UploadedFile = z.infer<typeof uploadedFile>;

export const finishUpload = defineCall({
  method: 'POST',
  path: '/v1/api/upload/finish',
  summary: 'Judges a whole file: refused when it is no PDF or picture, broken, or harmful.',
  request: () => z.object({ id: uploadId }),
  reply: () => uploadedFile,
});

export const dropUpload = defineCall({
  method: 'POST',
  path: '/v1/api/upload/drop',
  summary: 'Deletes a file that no form has named.',
  request: () => z.object({ id: uploadId }),
  reply: () => z.object({ dropped: z.boolean() }),
});
