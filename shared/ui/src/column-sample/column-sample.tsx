import type { ReactNode } from 'react';
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
  /** Name of the table. */
  readonly label: string;
  /** Heads of the two columns: names, examples. */
  readonly heads: readonly [ReactNode, ReactNode];
  readonly columns: readonly SampleColumn[];
}

/** What a file to be imported looks like: a row for each of its columns, with an example. */
export const ColumnSample = ({ label, heads, columns }: ColumnSampleProps) => (
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
);
