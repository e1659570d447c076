/** Whether the content of an element is wider than it: what scrolls must be reached by key, what does not is no stop of the Tab key. */
import { useEffect, useState, type RefObject } from 'react';

/** true until it is measured: without a script the element stays within reach. */
export function useScrollsSideways(element: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(true);
  useEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const measure = (): void => setScrolls(box.scrollWidth > box.clientWidth);
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(box);
    return () => watcher.disconnect();
  }, [element]);
  return scrolls;
}
