/** Files that readers attach to forms. */
import type { UploadMediaType } from '@amberlane/contract/calls/uploads';
import type { Instant } from './column-types.ts';

export interface UploadTable {
  /** SHA-256, in hex, of the id that the reader holds: who reads the database can claim no file. */
  id: string;
  /** Without folders, control characters and marks of direction; with the extension of the content's type. */
  name: string;
  /** As announced; of a finished file also of its content. */
  bytes: number;
  /** By the content; null until the file has been judged. */
  media_type: UploadMediaType | null;
  /** Whole, judged and harmless. */
  finished: boolean;
  /** Counts what is written to its parts: what was judged is what is kept. */
  revision: number;
  /** Whose form it came with; null while no form has named it. */
  lead_id: string | null;
  /** Message of the case that it came with; null when it came with the form. */
  message_id: string | null;
  /** Place in the list of its form, from 0; null while no form has named it. */
  position: number | null;
  created_at: Instant;
  /** Until a form has to name it; afterwards it stays as long as its lead. */
  expires_at: Instant;
}

export interface UploadPartTable {
  upload_id: string;
  /** From 0. */
  part: number;
  content: Buffer;
}

export interface UploadTables {
  upload: UploadTable;
  upload_part: UploadPartTable;
}
