import type { ReactNode } from 'react';
import css from './invoice-slip.module.css';

/** A sheet of paper around the lines of an invoice and what is read from each. */
export function InvoiceSlip({ children }: { children: ReactNode }) {
  return <div className={css.sheet}>{children}</div>;
}
