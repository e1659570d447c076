import { useId, useState, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { down } from '../icon/icons.ts';
import { Ltr } from '../ltr/ltr.tsx';
import css from './column-sample.module.css';

export interface SampleColumn {
  readonly key: string;
  /** Its head in the file. */
  readonly name: ReactNode;
  /** Beside the name, in quiet text: the word for "optional". */
  readonly note?: ReactNode;
  /** A value as it stands in a file, in Latin letters or digits. */
  readonly example: string;
}

interface ColumnSampleProps {
  /** Name of the table, and the title above it where it is not folded. */
  readonly label: string;
  /** The row that opens it on phones. */
  readonly fold: ReactNode;
  /** Heads of the two columns: names, examples. */
  readonly heads: readonly [ReactNode, ReactNode];
  readonly columns: readonly SampleColumn[];
  /** Below the table, and folded with it. */
  readonly children?: ReactNode;
}

/** What a file to be imported looks like: a row for each of its columns, with an example. Folded on phones. */
export function ColumnSample({ label, fold, heads, columns, children }: ColumnSampleProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <p className={css.title} aria-hidden="true">
        {label}
      </p>
      <Button wide className={css.fold} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {fold}
        <Icon of={down} className={css.chevron} />
      </Button>
      <div id={id} className={isOpen ? css.open : css.folded}>
        <table className={css.table} aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{heads[0]}</th>
              <th scope="col">{heads[1]}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ key, name, note, example }) => (
              <tr key={key}>
                <th scope="row">
                  {name} {note ? <span className={css.note}>{note}</span> : null}
                </th>
                <td>
                  <Ltr>{example}</Ltr>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {children}
      </div>
    </div>
  );
}
