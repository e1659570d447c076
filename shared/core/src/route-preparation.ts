/** Prepares the page of a link before it is pressed: the shell fetches its code and messages, never its data. */
import { createContext, use, useEffect, useRef, type FocusEvent, type PointerEvent, type TouchEvent } from 'react';

export type PrepareRoute = (href: string) => void;

/** Given by the shell in the browser; elsewhere nothing is prepared. */
export const RoutePreparationContext = createContext<PrepareRoute>(() => undefined);

/** A pointer that only passes over a link means nothing, ms. */
const INTENT_MS = 65;

interface LinkHandlers {
  readonly onPointerEnter?: ((event: PointerEvent<HTMLAnchorElement>) => void) | undefined;
  readonly onPointerLeave?: ((event: PointerEvent<HTMLAnchorElement>) => void) | undefined;
  readonly onFocus?: ((event: FocusEvent<HTMLAnchorElement>) => void) | undefined;
  readonly onTouchStart?: ((event: TouchEvent<HTMLAnchorElement>) => void) | undefined;
}

/** Handlers of a link that notice that a reader is about to follow it; those of the link itself are called too. */
export function usePreparation(href: string, own: LinkHandlers): Required<LinkHandlers> {
  const prepare = use(RoutePreparationContext);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerEnter(event) {
      own.onPointerEnter?.(event);
      timer.current = setTimeout(() => prepare(href), INTENT_MS);
    },
    onPointerLeave(event) {
      own.onPointerLeave?.(event);
      clearTimeout(timer.current);
    },
    onFocus(event) {
      own.onFocus?.(event);
      prepare(href);
    },
    onTouchStart(event) {
      own.onTouchStart?.(event);
      prepare(href);
    },
  };
}
