/** Stands for `antd/es/spin` around a table that waits: what it showed stays, paler, and is not to be pressed. */
import type { ReactNode } from 'react';

export default function Busy({ spinning = true, children }: { readonly spinning?: boolean; readonly children?: ReactNode }) {
  return (
    <div className={spinning ? 'ant-busy' : ''} aria-busy={spinning} inert={spinning}>
      {children}
    </div>
  );
}
