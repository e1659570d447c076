/** Names of files as people may safely save them: no folders, nothing that hides how a name ends, the extension of the content. */
import type { UploadMediaType } from '@amberlane/contract/calls/uploads';
import { cleanLine } from '@amberlane/contract/domain/text';

const EXTENSIONS: Readonly<Record<UploadMediaType, readonly [string, ...string[]]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
};
const MOST_CHARACTERS = 120;
/** For a name of which nothing is left. */
const NAMELESS = 'file';

/** Extensions that are taken off when they are not the content's; other ends of names are kept: `J.Doe`, `v1.2`. */
const lastOf = (name: string): string => /\.(pdf|jpe?g|png|webp|gif|heic|bmp|tiff?|svg|docx?|odt|rtf|txt|html?|zip|exe|bin)$/i.exec(name)?.[1] ?? '';
const cut = (name: string, most: number): string => Array.from(name).slice(0, most).join('').trim();

/** Without folders, control characters, marks of direction and signs that file systems do not take. */
export function cleanFileName(given: string): string {
  const name = cleanLine(given.replace(/^.*[/\\]/su, '').replace(/[<>:"|?*]/g, '_')).replace(/^[\s.]+|[\s.]+$/g, '');
  return name === '' ? NAMELESS : name;
}

/** The same with an extension of the content's type, at most 120 characters long. */
export function fileNameOf(given: string, mediaType: UploadMediaType): string {
  const name = cleanFileName(given);
  const fitting = EXTENSIONS[mediaType];
  const isFitting = (part: string): boolean => fitting.includes(lastOf(part).toLowerCase());
  const stem = isFitting(name) || lastOf(name) === '' ? name : name.slice(0, -lastOf(name).length - 1);
  const extension = isFitting(stem) ? lastOf(stem) : fitting[0];
  const bare = isFitting(stem) ? stem.slice(0, -extension.length - 1) : stem;
  return `${cut(bare, MOST_CHARACTERS - extension.length - 1) || NAMELESS}.${extension}`;
}
