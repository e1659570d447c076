import { useState } from 'react';
import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { IMPORT_COLUMNS, type ImportColumn, type ImportRowState } from '@amberlane/contract/domain/order-import';
import { Button, CallFailed, Chip, ChipRow, EmptyState, Skeleton } from '@amberlane/ui';
import { columnHead } from '../../import/column-heads.ts';
import { importCalls, type ImportRow, type OrderImport } from '../../import/import-calls.ts';
import { FaultyRowsButton } from './faulty-rows-button.tsx';
import { GridRow } from './grid-row.tsx';
import css from './row-grid.module.css';

/** So many rows stand in the page at a time: as many fields as a phone draws without a pause. */
const SIZE = 25;

const FILTERS = {
  faulty: ['faulty', 'failed'],
  ready: ['ready'],
  created: ['created', 'queued'],
  out: ['skipped', 'cancelled'],
  all: [],
} as const satisfies Readonly<Record<string, readonly ImportRowState[]>>;
type Filter = keyof typeof FILTERS;

const USUAL: readonly ImportColumn[] = ['acceptName', 'acceptPhone', 'city', 'street', 'goodsNameEn', 'weightKg'];

/** Those that are always shown, and those in which a row of the page has a fault, in the order of the file. */
const columnsOf = (rows: readonly ImportRow[]): ImportColumn[] => IMPORT_COLUMNS.filter((column) => USUAL.includes(column) || rows.some(({ faults }) => faults.some((fault) => fault.column === column)));

/** Rows of the list, page by page; a fault stands in its cell and is put right there. */
export function RowGrid({ list }: { list: OrderImport }) {
  const intl = useIntl();
  const { locale } = useMarket();
  const { counts } = list;
  const countOf = (filter: Filter): number => (FILTERS[filter].length === 0 ? Object.values(counts) : FILTERS[filter].map((state) => counts[state])).reduce((sum, count) => sum + count, 0);
  const [filter, setFilter] = useState<Filter>(countOf('faulty') > 0 ? 'faulty' : 'all');
  const [trail, setTrail] = useState<readonly number[]>([0]);
  const after = trail.at(-1) ?? 0;
  const { currentData: data, error, refetch } = importCalls.useImportRowsQuery({ id: list.id, states: [...FILTERS[filter]], after, size: SIZE }, { refetchOnMountOrArgChange: true });
  /** Rows of this page that were put right: they stay in sight until the reader turns the page. */
  const [changed, setChanged] = useState<ReadonlyMap<number, ImportRow>>(new Map());
  const show = (next: Filter, from: readonly number[]): void => {
    setChanged(new Map());
    setFilter(next);
    setTrail(from);
    if (next === filter && from.length === trail.length) void refetch();
  };
  const rows = (data?.rows ?? []).map((row) => changed.get(row.line) ?? row);
  const columns = columnsOf(data?.rows ?? []);
  return (
    <>
      <div className={css.bar}>
        <ChipRow label={intl.formatMessage({ id: 'order-import.filter' })}>
          {(['faulty', 'ready', 'created', 'out', 'all'] as const).map((name) =>
            name === 'all' || countOf(name) > 0 || name === filter ? (
              <Chip key={name} chosen={name === filter} count={intl.formatNumber(countOf(name))} onChoose={() => show(name, [0])}>
                <FormattedMessage id={`order-import.filter.${name}`} />
              </Chip>
            ) : null,
          )}
        </ChipRow>
        {countOf('faulty') > 0 ? <FaultyRowsButton list={list} /> : null}
      </div>
      {error && !data ? <CallFailed error={error} title={<FormattedMessage id="order-import.rows.failed" />} onRetry={() => void refetch()} level={3} /> : null}
      {!data && !error ? <Skeleton /> : null}
      {data && rows.length === 0 ? <EmptyState title={<FormattedMessage id="order-import.rows.none" />} /> : null}
      {rows.length > 0 ? (
        <>
          <div className={css.place}>
            <table className={css.table}>
              <caption className={css.caption}><FormattedMessage id="order-import.rows.caption" /></caption>
              <thead className={css.head}>
                <tr>
                  <th scope="col"><FormattedMessage id="order-import.row" /></th>
                  {columns.map((column) => <th key={column} scope="col">{columnHead(column, locale)}</th>)}
                  <th scope="col"><FormattedMessage id="order-import.state" /></th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <GridRow key={row.line} importId={list.id} row={row} columns={columns} onChange={(next) => setChanged((before) => new Map(before).set(next.line, next))} />
                ))}
              </tbody>
            </table>
          </div>
          <p className={css.hint}><FormattedMessage id="order-import.rows.hint" /></p>
        </>
      ) : null}
      {trail.length > 1 || (data && data.nextAfter !== null) ? (
        <nav className={css.pages} aria-label={intl.formatMessage({ id: 'order-import.pages' })}>
          <Button small disabled={trail.length === 1} onClick={() => show(filter, trail.slice(0, -1))}><FormattedMessage id="order-import.page.back" /></Button>
          <Button small disabled={!data || data.nextAfter === null} onClick={() => show(filter, [...trail, data?.nextAfter ?? 0])}><FormattedMessage id="order-import.page.next" /></Button>
        </nav>
      ) : null}
    </>
  );
}
