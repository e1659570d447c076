import { useEffect, useEffectEvent, useRef } from 'react';
import { RULES } from '@amberlane/contract/domain';
import type { SiteToast } from '@amberlane/core';

/** Calls `onEnd` for each toast after 3 s (spec §8); a pause stops all of them, and none loses what it had left. */
export function useToastTimes(toasts: readonly SiteToast[], paused: boolean, onEnd: (id: string) => void): void {
  const left = useRef(new Map<string, number>());
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const times = left.current;
    for (const id of times.keys()) if (!toasts.some((toast) => toast.id === id)) times.delete(id);
    for (const { id } of toasts) if (!times.has(id)) times.set(id, RULES.toastMs);
    if (paused) return undefined;
    const started = performance.now();
    const timers = [...times].map(([id, ms]) => setTimeout(() => end(id), ms));
    return () => {
      const passed = performance.now() - started;
      for (const timer of timers) clearTimeout(timer);
      for (const [id, ms] of times) times.set(id, Math.max(0, ms - passed));
    };
  }, [toasts, paused]);
}
