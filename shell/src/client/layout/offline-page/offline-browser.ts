/** The script of the offline page, and by its import the styles that its copy carries: the application has neither. */
import './offline-page.module.css';
import { CHECKING, draftsOn, listDrafts } from './device-list.ts';

const checking = document.querySelector<HTMLElement>(`[${CHECKING}]`);

/** The worker shows this page for any address: that address is loaded once the network answers. */
async function lookForNetwork(): Promise<void> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    location.reload();
  } catch {
    // Still none.
  }
}

/** Local storage may be blocked. */
function storageOf(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

const storage = storageOf();
if (storage) listDrafts(document, draftsOn(storage));
if (checking) {
  checking.hidden = false;
  setInterval(() => void lookForNetwork(), Number(checking.getAttribute(CHECKING)) * 1000);
  addEventListener('online', () => void lookForNetwork());
}
