/** Code that is fetched when it is asked for: its state, and how to ask (again). */
import { useState } from 'react';

export type LatePart<Part> = { readonly state: 'unasked' | 'loading' | 'missing' } | { readonly state: 'ready'; readonly part: Part };

/** `load` imports it; a failed import can be asked for again. */
export function useLatePart<Part>(load: () => Promise<Part>): readonly [LatePart<Part>, () => void] {
  const [late, setLate] = useState<LatePart<Part>>({ state: 'unasked' });
  const ask = (): void => {
    if (late.state === 'ready' || late.state === 'loading') return;
    setLate({ state: 'loading' });
    load().then(
      (part) => setLate({ state: 'ready', part }),
      () => setLate({ state: 'missing' }),
    );
  };
  return [late, ask];
}
