/** The document as it stands on screen, for the device: without what runs, and without who is signed in. */
import { NICK_NAME_ATTRIBUTE } from '../element-ids.ts';
import { SIGNED_IN_ATTRIBUTE } from '../../site/reader-choices.ts';

export function snapshotOf(root: HTMLElement): string {
  const copy = root.cloneNode(true) as HTMLElement;
  for (const left of copy.querySelectorAll('script, link[rel=preload], link[rel=prefetch]')) left.remove();
  for (const dialog of copy.querySelectorAll('dialog[open]')) dialog.removeAttribute('open');
  for (const name of copy.querySelectorAll(`[${NICK_NAME_ATTRIBUTE}]`)) name.textContent = '';
  copy.removeAttribute(SIGNED_IN_ATTRIBUTE);
  return `<!doctype html>${copy.outerHTML}`;
}
