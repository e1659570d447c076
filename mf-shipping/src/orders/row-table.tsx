import type { ReactNode } from 'react';
import css from './row-table.module.css';

export interface RowColumn<Row> {
  readonly id: string;
  readonly header: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Figures and calls stand at the end side of their column. */
  readonly atEnd?: boolean;
  /** Where the table has no columns: at the end of the line that the cell before begins, on a line of its own, or left out since another cell says it. */
  readonly narrow?: 'end' | 'line' | 'out';
  /** The line of the cell where the table has no columns, if it is not the next free one. */
  readonly line?: 1 | 2 | 3;
  /** Where the table has no columns, the name that the cell bears, since its value alone says nothing. */
  readonly named?: ReactNode;
  /** Below all rows: what the column comes to. A table has this line where one of its columns has an entry for it. */
  readonly foot?: ReactNode;
}

export interface RowTableProps<Row> {
  /** Read out, not shown: a heading above says the same. */
  readonly caption: ReactNode;
  /** The first one heads the rows. */
  readonly columns: readonly RowColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

const isThere = (node: ReactNode): boolean => node !== undefined && node !== null;

/** A table whose rows become a few lines where there is no room for columns. */
export function RowTable<Row>({ caption, columns: [heading, ...others], rows, rowKey }: RowTableProps<Row>) {
  if (!heading) return null;
  return (
    <div className={css.place}>
      <table className={css.table}>
        <caption className={css.heard}>{caption}</caption>
        <thead>
          <tr>
            {[heading, ...others].map(({ id, header, atEnd }) => (
              <th key={id} scope="col" className={atEnd ? css.atEnd : undefined}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              <th scope="row">{heading.cell(row)}</th>
              {others.map((column) => (
                <Cell key={column.id} of={column}>
                  {column.cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
        {isThere(heading.foot) || others.some(({ foot }) => isThere(foot)) ? (
          <tfoot>
            <tr>
              <th scope="row">{heading.foot}</th>
              {others.map((column) => (isThere(column.foot) ? <Cell key={column.id} of={column}>{column.foot}</Cell> : <td key={column.id} className={css.out} />))}
            </tr>
          </tfoot>
        ) : null}
      </table>
    </div>
  );
}

function Cell<Row>({ of: { atEnd, narrow, line, named }, children }: { of: RowColumn<Row>; children: ReactNode }) {
  return (
    <td className={[atEnd ? css.atEnd : '', narrow ? css[narrow] : '', line ? css[`line${line}`] : ''].join(' ')}>
      {isThere(named) ? (
        <span className={css.named} aria-hidden="true">
          {named}
        </span>
      ) : null}
      {children}
    </td>
  );
}
