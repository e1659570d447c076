import { useEffect, useState, type RefObject } from 'react';

/** Whether any part of the element is in the window; false before the page runs and where browsers can't tell. */
export function useInSight(element: RefObject<Element | null>): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting === true));
    observer.observe(watched);
    return () => observer.disconnect();
  });
  return isInSight;
}
