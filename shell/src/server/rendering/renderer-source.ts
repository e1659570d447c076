/** Follows the pins of a channel: each verified change makes a new renderer; until it is ready the old one serves. */
import type { ReleaseState, ReleaseStore } from '@amberlane/release';
import type { PageRenderer } from '../page-renderer.ts';
import type { RendererSource } from '../pages.ts';

export interface RendererSourceParts {
  readonly store: ReleaseStore;
  readonly createRenderer: (state: ReleaseState) => Promise<PageRenderer>;
  /** Told of pins that can't be served; the last good renderer goes on. */
  readonly onFault: (error: unknown) => void;
}

export interface FollowingSource extends RendererSource {
  /** Makes a renderer of the same pins again: what a development server gives has changed. */
  again(): Promise<void>;
  close(): void;
}

/** Resolves when the present pins are loaded, or when it is known that they can't be. */
export async function followPins({ store, createRenderer, onFault }: RendererSourceParts): Promise<FollowingSource> {
  let current: PageRenderer | null = null;
  const callbacks = new Set<() => void>();
  let queue = Promise.resolve();
  let shown: ReleaseState | null = null;

  /** One at a time and in order, so that a slow load never replaces a newer one. */
  const show = (state: ReleaseState): Promise<void> => {
    queue = queue.then(async () => {
      shown = state;
      try {
        const renderer = await createRenderer(state);
        if (renderer.pinSet === current?.pinSet) return;
        current = renderer;
        for (const callback of callbacks) callback();
      } catch (error) {
        onFault(error);
      }
    });
    return queue;
  };

  try {
    await show(await store.readState());
  } catch (error) {
    onFault(error);
  }
  const following = store.follow((state) => void show(state), onFault);
  return {
    current: () => current,
    onChange(callback) {
      callbacks.add(callback);
      return () => callbacks.delete(callback);
    },
    again: () => (shown ? show(shown) : Promise.resolve()),
    close: () => following.close(),
  };
}
