import { useEffect, useRef, useState, type ReactNode } from 'react';
import { DisclosureRow } from '@amberlane/ui';
import { FieldPair, type TextBinding } from '@amberlane/ui/fields';
import css from './lead-form.module.css';

interface MoreFieldsProps {
  readonly title: ReactNode;
  /** What is true while nobody opens them: that they are optional. */
  readonly note: ReactNode;
  readonly fields: readonly TextBinding[];
  readonly children: ReactNode;
}

/** What few senders fill in, folded until one of them holds something or is refused. */
export function MoreFields({ title, note, fields, children }: MoreFieldsProps) {
  const place = useRef<HTMLDivElement>(null);
  const isRefused = fields.some(({ error }) => error !== undefined);
  const [used, setUsed] = useState(false);
  // Once open it stays so: emptying a field must not close it around the reader.
  if (!used && (isRefused || fields.some(({ value }) => value !== ''))) setUsed(true);
  useEffect(() => {
    // The reader may have closed it since.
    if (isRefused) place.current?.querySelector('details')?.setAttribute('open', '');
  }, [isRefused]);
  return (
    <div ref={place} className={css.more}>
      <DisclosureRow
        open={used}
        summary={
          <>
            <span className={css.moreTitle}>{title}</span> <span className={css.moreNote}>{note}</span>
          </>
        }
      >
        <FieldPair>{children}</FieldPair>
      </DisclosureRow>
    </div>
  );
}
