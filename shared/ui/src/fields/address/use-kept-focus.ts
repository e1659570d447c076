import { useLayoutEffect, useRef, type RefObject } from 'react';

interface KeptFocus<Place extends HTMLElement> {
  readonly ref: RefObject<Place | null>;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/** For a place whose control is exchanged for another one: the focus goes on to the new control instead of being lost. */
export function useKeptFocus<Place extends HTMLElement>(): KeptFocus<Place> {
  const ref = useRef<Place>(null);
  // React reports no blur for a control that it takes away itself.
  const isInside = useRef(false);
  useLayoutEffect(() => {
    if (isInside.current && !ref.current?.contains(document.activeElement)) ref.current?.querySelector<HTMLElement>('input, select')?.focus();
  });
  return {
    ref,
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: () => {
      isInside.current = false;
    },
  };
}
