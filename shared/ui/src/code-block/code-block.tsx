import type { ReactNode } from 'react';
import { CodeLines } from '../code-lines/code-lines.tsx';
import { CopyButton } from '../copy-button/copy-button.tsx';
import css from './code-block.module.css';

interface CodeBlockProps {
  readonly text: string;
  /** Names the block for screen readers. */
  readonly label: string;
  /** Label of the button that copies it. */
  readonly copy: ReactNode;
  /** The same once it is copied. */
  readonly copied: ReactNode;
  /** The same once the browser did not allow it. */
  readonly refused?: ReactNode;
}

/** Code, a key or an answer, with a button that copies it. */
export const CodeBlock = ({ text, label, copy, copied, refused }: CodeBlockProps) => (
  <div dir="ltr" className={css.block}>
    <CopyButton small text={text} copied={copied} refused={refused}>
      {copy}
    </CopyButton>
    <pre role="region" aria-label={label} className={css.code}>
      <CodeLines text={text} />
    </pre>
  </div>
);
