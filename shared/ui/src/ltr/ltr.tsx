import type { ReactNode } from 'react';
import css from './ltr.module.css';

/**
 * What reads left to right in every language: waybills, phones, mail addresses, sizes. Isolated, so that its digits and
 * signs stay in order inside Arabic and Urdu. `figures` keeps the face of the text and gives each digit the same width, for
 * tracking and order numbers; `code` sets the code face, for what a machine reads.
 */
export function Ltr({ code = false, figures = false, children }: { code?: boolean; figures?: boolean; children: ReactNode }) {
  return (
    <bdi dir="ltr" className={code ? css.code : figures ? css.figures : undefined}>
      {children}
    </bdi>
  );
}
