import { CodeLines } from '@amberlane/ui';
import { CopyThis } from '../account-layout/copy-this.tsx';
import css from './keys.module.css';

/** Code or a key, to be copied. */
export const CodeBlock = ({ text, label }: { text: string; label: string }) => (
  <div className={css.block}>
    <pre dir="ltr" role="region" aria-label={label} className={css.code}>
      <CodeLines text={text} />
    </pre>
    <CopyThis text={text} />
  </div>
);
