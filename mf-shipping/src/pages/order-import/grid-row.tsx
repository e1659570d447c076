import { useId, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import type { ImportCells, ImportColumn } from '@amberlane/contract/domain/order-import';
import { Button, Ltr, Money, StatusShape } from '@amberlane/ui';
import { columnHead } from '../../import/column-heads.ts';
import { importCalls, type ImportRow } from '../../import/import-calls.ts';
import css from './row-grid.module.css';

interface GridRowProps {
  readonly importId: string;
  readonly row: ImportRow;
  readonly columns: readonly ImportColumn[];
  readonly onChange: (row: ImportRow) => void;
}

/** Cells of one row as fields: checked and kept when they are left. Enter goes down, Escape brings back what was there. */
export function GridRow({ importId, row, columns, onChange }: GridRowProps) {
  const intl = useIntl();
  const ids = useId();
  const [put, { isLoading, isError }] = importCalls.usePutRowsMutation();
  const { locale } = useMarket();
  /** What was typed and is not yet on the server, so that a failed call loses nothing. */
  const [typed, setTyped] = useState<ImportCells>({});
  const { line, state, cells, faults } = row;
  const closed = state === 'created' || state === 'queued';
  const save = async (changes: ImportCells, skip = false): Promise<void> => {
    const sent = { ...typed, ...changes };
    setTyped(sent);
    try {
      const { rows } = await put({ id: importId, rows: [{ line, cells: { ...cells, ...sent }, skip }] }).unwrap();
      setTyped((now) => (now === sent ? {} : now));
      // Other rows of the shipment may be right or wrong by now.
      for (const next of rows) onChange(next);
    } catch {
      // The row says so, and keeps what was typed.
    }
  };
  const leave = (column: ImportColumn, value: string): void => {
    if (value !== (typed[column] ?? cells[column] ?? '')) void save({ [column]: value });
  };
  const name = cells.acceptName ?? '';
  const whole = faults.filter(({ column }) => column === '' || !columns.some((shown) => shown === column));
  return (
    <tr className={`${css.row} ${css[state]}`} aria-busy={isLoading}>
      <th scope="row" className={css.line}>
        <Ltr>{intl.formatNumber(line, { useGrouping: false })}</Ltr>
        <bdi className={css.who}>{name}</bdi>
      </th>
      {columns.map((column) => {
        const head = columnHead(column, locale);
        const fault = faults.find((one) => one.column === column);
        const value = typed[column] ?? cells[column] ?? '';
        const label = intl.formatMessage({ id: 'order-import.cell' }, { line, column: head });
        return (
          <td key={column} className={fault ? css.bad : css.cell} data-label={head}>
            {closed ? (
              <bdi>{value}</bdi>
            ) : (
              <input
                type="text"
                // What the server made of it is shown when it differs from what was there.
                key={cells[column] ?? ''}
                className={css.input}
                defaultValue={value}
                dir="auto"
                aria-label={label}
                aria-invalid={fault ? true : undefined}
                aria-describedby={fault ? `${ids}${column}` : undefined}
                data-column={column}
                onBlur={({ target }) => leave(column, target.value)}
                onKeyDown={(event) => moveOn(event, cells[column] ?? '')}
              />
            )}
            {fault ? (
              <p id={`${ids}${column}`} className={css.error}>
                <StatusShape status="attention" className={css.mark ?? ''} />
                <span>{fault.message}</span>
              </p>
            ) : null}
          </td>
        );
      })}
      <td className={css.state}>
        <span className={css.stateName} role="status"><FormattedMessage id={`order-import.state.${state}`} /></span>
        {row.waybillNo ? <Ltr figures>{row.waybillNo}</Ltr> : null}
        {row.price && state === 'ready' ? <Money of={row.price} /> : null}
        {row.headLine === null ? null : <span><FormattedMessage id="order-import.row.item" values={{ line: <Ltr key="line">{intl.formatNumber(row.headLine, { useGrouping: false })}</Ltr> }} /></span>}
        {whole.map(({ column, message }) => (
          <p key={column + message} className={css.error}>
            <StatusShape status="attention" className={css.mark ?? ''} />
            <span>{message}</span>
          </p>
        ))}
        {isError ? <p className={css.error} role="alert"><span><FormattedMessage id="order-import.row.unsaved" /></span></p> : null}
        {isError || state === 'failed' || state === 'cancelled' || state === 'skipped' ? (
          <Button small busy={isLoading} aria-label={intl.formatMessage({ id: 'order-import.row.check.of' }, { line })} onClick={() => void save({})}>
            <FormattedMessage id={state === 'skipped' ? 'order-import.row.keep' : 'order-import.row.check'} />
          </Button>
        ) : null}
        {state === 'ready' || state === 'faulty' ? (
          <Button small kind="quiet" busy={isLoading} aria-label={intl.formatMessage({ id: 'order-import.row.skip.of' }, { line })} onClick={() => void save({}, true)}>
            <FormattedMessage id="order-import.row.skip" />
          </Button>
        ) : null}
      </td>
    </tr>
  );
}

function moveOn(event: KeyboardEvent<HTMLInputElement>, kept: string): void {
  const { currentTarget: input, key } = event;
  if (key === 'Escape') input.value = kept;
  if (key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const below = input.closest('tr')?.nextElementSibling?.querySelector<HTMLInputElement>(`input[data-column="${input.dataset['column'] ?? ''}"]`);
  if (below) below.focus();
  else input.blur();
}
