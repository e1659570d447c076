/** What may be attached to a form: kinds, sizes, numbers. Shared by page and API. */

export const UPLOAD_MEDIA_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;
export type UploadMediaType = (typeof UPLOAD_MEDIA_TYPES)[number];

/** Largest file, bytes. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;
/** Bytes of every part but the last. A call has ten seconds: a part gets through with 150 kbit a second. */
export const UPLOAD_PART_BYTES = 128 * 1024;
export const MAX_ATTACHMENTS = 5;
