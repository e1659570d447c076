import type { ReactNode } from 'react';
import css from './data-table.module.css';

export interface Column<Row> {
  readonly id: string;
  readonly header: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand at the end side, in digits of one width. */
  readonly figures?: boolean;
}

interface DataTableProps<Row> {
  /** What the table tells; its finding rather than its name (VISUAL §9). */
  readonly caption: ReactNode;
  /** The caption is read out and not shown, where a heading above says the same. */
  readonly captionHidden?: boolean;
  /** The first one heads the rows. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** A sum or a remark as last row, under all columns. */
  readonly footer?: ReactNode;
  /**
   * How wide its place has to be for columns: `wide` for tables of five and more. Narrower, a row is a name and pairs.
   * `never` for a name and an amount, which stand side by side on every screen.
   */
  readonly reflow?: 'narrow' | 'wide' | 'never';
}

/** A table on rules: rows are headed by their first cell and become name and pairs where there is no room for columns. */
export function DataTable<Row>({ caption, captionHidden = false, columns, rows, rowKey, footer, reflow = 'narrow' }: DataTableProps<Row>) {
  const [heading, ...others] = columns;
  if (!heading) return null;
  return (
    <div className={css.place}>
      <table className={`${css.table} ${css[reflow]}`}>
        {caption ? <caption className={captionHidden ? css.heard : css.caption}>{caption}</caption> : null}
        <thead className={css.head}>
          <tr>
            {columns.map(({ id, header, figures }) => (
              <th key={id} scope="col" className={figures ? css.figures : undefined}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={css.row}>
              <th scope="row" className={css.name}>
                {heading.cell(row)}
              </th>
              {others.map((column) => (
                <Cell key={column.id} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
        {footer ? (
          <tfoot>
            <tr>
              <td colSpan={columns.length} className={css.footer}>
                {footer}
              </td>
            </tr>
          </tfoot>
        ) : null}
      </table>
    </div>
  );
}

function Cell<Row>({ column: { header, cell, figures }, row }: { column: Column<Row>; row: Row }) {
  return (
    <td className={figures ? css.figures : undefined}>
      {/* Seen where the head is not; heard from the head in either case. */}
      <span className={css.pairName} aria-hidden="true">
        {header}
      </span>
      <div className={css.value}>{cell(row)}</div>
    </td>
  );
}
