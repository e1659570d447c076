/**
 * Leaves the server's HTML of a remote where it is when the remote's code can't be had: reading goes on, and links
 * and forms are native. React keeps the children of a node whose inner HTML it is told not to compare. A note with a
 * way to try again appears under it once React runs.
 */
import { useSyncExternalStore, type ReactNode } from 'react';

const NOTHING_TO_COMPARE = { __html: '' };
const never = (): (() => void) => () => undefined;

export function KeptHtml({ children = null }: { children?: ReactNode }) {
  const running = useSyncExternalStore(never, () => true, () => false);
  return (
    <>
      {/* eslint-disable-next-line no-restricted-syntax -- nothing is ever written: hydration leaves the node as it is */}
      <div suppressHydrationWarning dangerouslySetInnerHTML={NOTHING_TO_COMPARE} />
      {running ? children : null}
    </>
  );
}
