import type { ReactNode } from 'react';
import css from './ltr.module.css';

/**
 * What reads left to right in every language: waybills, phones, mail addresses, sizes. Isolated, so that its digits and
 * signs stay in order inside Arabic and Urdu. `code` sets the code face, for waybills and short addresses.
 */
export function Ltr({ code = false, children }: { code?: boolean; children: ReactNode }) {
  return (
    <bdi dir="ltr" className={code ? css.code : undefined}>
      {children}
    </bdi>
  );
}
