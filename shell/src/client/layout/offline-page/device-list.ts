/**
 * What the offline page says of this device: drafts that forms keep in local storage, which no service worker reads,
 * and whether the network is back. The texts stand in the page; this fills in times and takes away what does not apply.
 */
import { DRAFT_KEY_PREFIX, READER_KEY_PREFIX } from '@amberlane/contract/site';
import { withOwnDay } from '@amberlane/contract/site/date-text';

/** Attributes and ids of the page's parts. */
export const DRAFT_LIST = 'data-drafts';
export const DRAFT_ROW_ID = 'draft-row';
export const DRAFT_KIND = 'data-kind';
export const DRAFT_TIME = 'data-time';
/** Holds the seconds between two questions for the network. */
export const CHECKING = 'data-checking';

/** What a draft is of, as far as its key tells; `form` for all others. */
export const DRAFT_KINDS = ['ship', 'presend', 'address', 'form'] as const;
export type DraftKind = (typeof DRAFT_KINDS)[number];

export interface DeviceDraft {
  readonly kind: DraftKind;
  /** When it was saved, ms since 1970. */
  readonly at: number;
}

const kindOf = (key: string): DraftKind => {
  const name = key.slice(DRAFT_KEY_PREFIX.length).replace(READER_KEY_PREFIX, '').split('.')[0];
  return DRAFT_KINDS.find((kind) => kind === name) ?? 'form';
};

/** Drafts of this device, the newest first; none where storage is blocked. */
export function draftsOn(storage: Pick<Storage, 'getItem' | 'key' | 'length'>): readonly DeviceDraft[] {
  try {
    const keys = Array.from({ length: storage.length }, (_none, index) => storage.key(index) ?? '').filter((key) => key.startsWith(DRAFT_KEY_PREFIX));
    const drafts = keys.flatMap((key) => {
      const at = timeOf(storage.getItem(key));
      return at === null ? [] : [{ kind: kindOf(key), at }];
    });
    return drafts.sort((one, other) => other.at - one.at);
  } catch {
    return [];
  }
}

function timeOf(text: string | null): number | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return typeof kept === 'object' && kept !== null && 'at' in kept && typeof kept.at === 'number' ? kept.at : null;
  } catch {
    return null;
  }
}

/** One row for each draft, in the words of the page's own template. */
export function listDrafts(page: Document, drafts: readonly DeviceDraft[]): void {
  const list = page.querySelector(`[${DRAFT_LIST}]`);
  const row = page.querySelector<HTMLTemplateElement>(`#${DRAFT_ROW_ID}`);
  const time = new Intl.DateTimeFormat(`${page.documentElement.lang}-u-ca-gregory-nu-latn`, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });
  if (!list || !row) return;
  for (const { kind, at } of drafts) {
    const shown = page.importNode(row.content, true);
    for (const name of shown.querySelectorAll(`[${DRAFT_KIND}]`)) if (name.getAttribute(DRAFT_KIND) !== kind) name.remove();
    for (const when of shown.querySelectorAll(`[${DRAFT_TIME}]`)) when.textContent = withOwnDay(time.format(at), page.documentElement.lang);
    list.append(shown);
  }
}
