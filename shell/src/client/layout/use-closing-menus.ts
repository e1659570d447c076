import { useEffect, useRef, type RefObject } from 'react';
import { usePageAddress, useMarket } from '@amberlane/core';

/**
 * What native menus lack once React runs: a press outside and Escape close them, and so does arriving at a page. After
 * Escape the focus is on the title of the menu it was in.
 */
export function useClosingMenus(box: RefObject<HTMLElement | null>): void {
  const { path, search } = usePageAddress();
  const { segment } = useMarket();

  const address = `${segment}/${path}${search}`;
  const shown = useRef(address);

  useEffect(() => {
    // A menu that was opened before React ran stays open when React takes the page over.
    if (shown.current !== address) closeMenus(box.current);
    shown.current = address;
  }, [box, address]);

  useEffect(() => {
    const onPress = (event: PointerEvent): void => {
      if (event.target instanceof Element && !box.current?.contains(event.target) && !event.target.closest('dialog')) closeMenus(box.current);
    };
    const onKey = (event: KeyboardEvent): void => {
      // Escape in a dialog that a menu opened is the dialog's; it gives the focus back into the menu.
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
      const inside = document.activeElement?.closest('details[open]');
      closeMenus(box.current);
      if (inside && box.current?.contains(inside)) inside.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [box]);
}

function closeMenus(box: HTMLElement | null): void {
  for (const menu of box?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) menu.open = false;
}
