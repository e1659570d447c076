import { useEffect, useState, type MouseEvent } from 'react';
import { RULES } from '@amberlane/contract/domain';
import { useIntl } from '@amberlane/core';
import { Icon, icons } from '@amberlane/ui';
import { TOP_ID } from '../../../site/hydration-data.ts';
import { MAIN_ID } from '../../element-ids.ts';
import { scrollToTop } from './scroll-to-top.ts';
import css from './back-to-top.module.css';

/** Appears after 400 px (spec §2 layout): by CSS where scroll-driven animation is known, else by an observer once React runs. */
export function BackToTop() {
  const isNear = useNearTop();
  return (
    <a className={css.top} data-by-scroll="" data-near={isNear || undefined} href={`#${TOP_ID}`} onClick={goUp} aria-label={useIntl().formatMessage({ id: 'shell.top' })}>
      <Icon of={icons.up} />
    </a>
  );
}

/** Scroll-driven animation: test environments know no styles at all. */
const knowsScroll = (): boolean => typeof CSS === 'object' && typeof CSS.supports === 'function' && CSS.supports('animation-timeline: scroll()');

/** Whether the first 400 px of the page are in view, where the styles can't know. */
function useNearTop(): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (knowsScroll()) return undefined;
    const beginning = document.createElement('div');
    beginning.className = css.beginning ?? '';
    beginning.style.blockSize = `${RULES.backToTop.afterPx}px`;
    document.body.prepend(beginning);
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false));
    observer.observe(beginning);
    return () => {
      observer.disconnect();
      beginning.remove();
    };
  }, []);
  return isNear;
}

function goUp(event: MouseEvent): void {
  event.preventDefault();
  scrollToTop();
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}
