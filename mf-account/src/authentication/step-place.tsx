import { useEffect, useRef, type ReactNode } from 'react';
import css from './step-place.module.css';

interface StepPlaceProps {
  /** Changes with the step. */
  readonly step: string;
  readonly children: ReactNode;
}

/**
 * Where one step takes the place of another. The button that led on is gone with its step: the focus goes to the first
 * field of the new one (WCAG 2.4.3). A page that opens at a later step leaves the focus where it is.
 */
export function StepPlace({ step, children }: StepPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  const wasUsed = useRef(false);
  useEffect(() => {
    const use = (): void => void (wasUsed.current = true);
    const element = place.current;
    element?.addEventListener('focusin', use, { once: true });
    return () => element?.removeEventListener('focusin', use);
  }, []);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (wasUsed.current) place.current?.querySelector<HTMLElement>('input:not([type=hidden], [hidden])')?.focus();
  }, [step]);
  return (
    <div ref={place} className={css.place}>
      {children}
    </div>
  );
}
