import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useMarket } from '@amberlane/core';
import css from './tabs.module.css';

export interface Tab {
  readonly id: string;
  readonly title: ReactNode;
  readonly panel: ReactNode;
}

interface TabsProps {
  /** Names the row. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Id of the tab that is shown first; the first one unless told. */
  readonly first?: string;
}

/**
 * Views of one thing on one page, of which one is shown (ARIA APG, tabs with automatic activation: panels are here
 * already). What a reader would share or bookmark is a page of its own: `TabLinks`.
 */
export function Tabs({ label, tabs, first }: TabsProps) {
  const ids = useId();
  const { direction } = useMarket();
  const [shown, setShown] = useState(first ?? tabs[0]?.id);
  const row = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent) => {
    const target = tabs[nextTab(tabs.findIndex(({ id }) => id === shown), tabs.length, event.key, direction === 'rtl')];
    if (!target) return;
    event.preventDefault();
    setShown(target.id);
    row.current?.querySelector<HTMLElement>(`[id="${ids}${target.id}"]`)?.focus();
  };
  return (
    <div>
      <div ref={row} role="tablist" aria-label={label} className={css.row} onKeyDown={walk} tabIndex={-1}>
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${ids}${id}`}
            aria-controls={`${ids}${id}-panel`}
            aria-selected={id === shown}
            tabIndex={id === shown ? 0 : -1}
            className={css.tab}
            onClick={() => setShown(id)}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div key={id} role="tabpanel" id={`${ids}${id}-panel`} aria-labelledby={`${ids}${id}`} hidden={id !== shown} className={css.panel}>
          {panel}
        </div>
      ))}
    </div>
  );
}

/** Index of the tab that a key leads to, round the ends; -1 for a key that leads nowhere. Arrows follow the direction of the page. */
export function nextTab(current: number, count: number, key: string, rtl: boolean): number {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const forwards = rtl ? 'ArrowLeft' : 'ArrowRight';
  const backwards = rtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === forwards) return (current + 1) % count;
  return key === backwards ? (current - 1 + count) % count : -1;
}
