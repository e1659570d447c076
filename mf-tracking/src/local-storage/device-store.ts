/**
 * A small thing kept on the reader's device, one for all parts of a page. Where storage is blocked or full it lives as
 * long as the page; what can't be read counts as nothing.
 */
export interface DeviceStore {
  /** The text as it is kept; null for none. */
  readonly read: () => string | null;
  /** null forgets it. */
  readonly write: (text: string | null) => void;
  /** Calls back when it changes, in another tab too; gives the function that ends that. */
  readonly subscribe: (onChange: () => void) => () => void;
}

export function deviceStore(key: string): DeviceStore {
  const listeners = new Set<() => void>();
  let unstored: string | null = null;
  const tell = ({ key: changed }: { readonly key: string | null }): void => {
    if (changed === key || changed === null) for (const listener of listeners) listener();
  };
  return {
    read: () => {
      try {
        return localStorage.getItem(key) ?? unstored;
      } catch {
        return unstored;
      }
    },
    write: (text) => {
      unstored = null;
      try {
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
      } catch {
        unstored = text;
      }
      tell({ key });
    },
    subscribe: (onChange) => {
      if (listeners.size === 0) addEventListener('storage', tell);
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0) removeEventListener('storage', tell);
      };
    },
  };
}
