import { useState } from 'react';
import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { IMPORT_COLUMNS } from '@amberlane/contract/domain/order-import';
import { Button, Icon, icons } from '@amberlane/ui';
import { columnHead } from '../../import/column-heads.ts';
import type { OrderImport } from '../../import/import-calls.ts';
import { useAllRows } from './all-rows.ts';

/** The rows that need the reader, as a file that can be put right and imported: with what is wrong in a last column. */
export function FaultyRowsButton({ list: { id } }: { list: OrderImport }) {
  const intl = useIntl();
  const { locale } = useMarket();
  const allRows = useAllRows(id);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    setFailed(false);
    try {
      const [{ saveCsv }, rows] = await Promise.all([import('../../import/csv-text.ts'), allRows(['faulty', 'failed'])]);
      const used = IMPORT_COLUMNS.filter((column) => rows.some(({ cells, faults }) => cells[column] || faults.some((fault) => fault.column === column)));
      const heads = [...used.map((column) => columnHead(column, locale)), intl.formatMessage({ id: 'order-import.faults' })];
      const lines = rows.map(({ cells, faults }) => [...used.map((column) => cells[column] ?? ''), faults.map(({ message }) => message).join(' ')]);
      saveCsv('amberlane-rows-to-correct.csv', [heads, ...lines]);
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button small busy={busy} onClick={() => void save()}>
        <Icon of={icons.doc} />
        <FormattedMessage id="order-import.faults.save" />
      </Button>
      {failed ? <span role="alert"><FormattedMessage id="order-import.saving.failed" /></span> : null}
    </>
  );
}
