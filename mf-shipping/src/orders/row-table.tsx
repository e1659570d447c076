import type { ReactNode } from 'react';
import css from './row-table.module.css';

export interface RowColumn<Row> {
  readonly id: string;
  readonly header: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand at the end side, in digits of one width. */
  readonly figures?: boolean;
  /** Where the table has no columns: at the end of the line that the cell before begins, or on a line of its own. */
  readonly narrow?: 'end' | 'line';
  /** Where the table has no columns, the cell bears its header, since its value alone says nothing. */
  readonly named?: boolean;
}

interface RowTableProps<Row> {
  /** Read out, not shown: a heading above says the same. */
  readonly caption: ReactNode;
  /** The first one heads the rows. */
  readonly columns: readonly RowColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

/** A table whose rows become a few lines where there is no room for columns. */
export function RowTable<Row>({ caption, columns: [heading, ...others], rows, rowKey }: RowTableProps<Row>) {
  if (!heading) return null;
  return (
    <div className={css.place}>
      <table className={css.table}>
        <caption className={css.heard}>{caption}</caption>
        <thead>
          <tr>
            {[heading, ...others].map(({ id, header, figures }) => (
              <th key={id} scope="col" className={figures ? css.figures : undefined}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              <th scope="row">{heading.cell(row)}</th>
              {others.map(({ id, header, cell, figures, narrow, named }) => (
                <td key={id} className={[figures ? css.figures : '', narrow ? css[narrow] : ''].join(' ')}>
                  {named ? (
                    <span className={css.named} aria-hidden="true">
                      {header}
                    </span>
                  ) : null}
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
