import type { ReactNode } from 'react';
import css from './wrap.module.css';

/** The content box: 1200 px at most, with the page's gutters (spec §9 layout). */
export function Wrap({ className = '', children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={`${css.wrap} ${className}`}>{children}</div>;
}
