/** The full page reload after a failed chunk (spec §4), once per build and tab, never in a loop. */
const KEY = 'amberlane.reloaded';

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}

/** Without storage a reload could not be remembered, so there is none. */
export function mayReload(): boolean {
  try {
    sessionStorage.setItem(`${KEY}.probe`, '1');
    sessionStorage.removeItem(`${KEY}.probe`);
    return true;
  } catch {
    return false;
  }
}

export const wasReloaded = (contentId: string): boolean => read().includes(contentId);

export function reloadOnce(contentId: string): void {
  sessionStorage.setItem(KEY, JSON.stringify([...read(), contentId].slice(-20)));
  location.reload();
}
