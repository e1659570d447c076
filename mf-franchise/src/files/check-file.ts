/** What the device can see of a file before it is sent. The API judges the content. */
import type { FieldFault } from '@amberlane/contract/domain/field-faults';
import { MAX_UPLOAD_BYTES, UPLOAD_MEDIA_TYPES } from '@amberlane/contract/domain/upload-limits';

export const MAX_MEGABYTES = MAX_UPLOAD_BYTES / 2 ** 20;
const EXTENSIONS = ['.pdf', '.jpg', '.jpeg', '.png', '.webp'];

/** For the dialog of the browser. */
export const ACCEPTED = [...EXTENSIONS, ...UPLOAD_MEDIA_TYPES].join(',');

const isAccepted = ({ name, type }: File): boolean =>
  UPLOAD_MEDIA_TYPES.some((accepted) => accepted === type) || EXTENSIONS.some((extension) => name.toLowerCase().endsWith(extension));

/** null when it can be sent. */
export function fileFault(file: File): Pick<FieldFault, 'code' | 'params'> | null {
  if (file.size === 0) return { code: 'fileEmpty', params: {} };
  if (file.size > MAX_UPLOAD_BYTES) return { code: 'fileTooLarge', params: { max: MAX_MEGABYTES } };
  return isAccepted(file) ? null : { code: 'fileType', params: {} };
}
