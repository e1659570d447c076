import { useEffect, useRef, type RefObject } from 'react';
import { usePageAddress, usePlace } from '@amberlane/core';

/**
 * What native menus lack once React runs: a press outside and Escape close them, and so does arriving at a page. After
 * Escape the focus is on the title of the menu it was in.
 */
export function useClosingMenus(header: RefObject<HTMLElement | null>): void {
  const { path, search } = usePageAddress();
  const { segment } = usePlace();

  const address = `${segment}/${path}${search}`;
  const shown = useRef(address);

  useEffect(() => {
    // A menu that was opened before React ran stays open when React takes the page over.
    if (shown.current !== address) closeMenus(header.current);
    shown.current = address;
  }, [header, address]);

  useEffect(() => {
    const onPress = (event: PointerEvent): void => {
      if (event.target instanceof Element && !header.current?.contains(event.target) && !event.target.closest('dialog')) closeMenus(header.current);
    };
    const onKey = (event: KeyboardEvent): void => {
      // Escape in a dialog that a menu opened is the dialog's; it gives the focus back into the menu.
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
      const inside = document.activeElement?.closest('details[open]');
      closeMenus(header.current);
      if (inside && header.current?.contains(inside)) inside.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [header]);
}

function closeMenus(header: HTMLElement | null): void {
  for (const menu of header?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) menu.open = false;
}
