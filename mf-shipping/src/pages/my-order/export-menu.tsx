import { FormattedMessage } from '@amberlane/core';
import { Notice, PopoverMenu, Spinner } from '@amberlane/ui';
import { orderCalls, type ExportFile } from '../../orders/order-calls.ts';
import { conditionsOf, type OrderFilter } from '../../orders/order-filter.ts';
import { saveExport } from './save-export.ts';
import css from './export-menu.module.css';

/** All orders that fit the filters as a file. */
export function ExportMenu({ filter, total }: { filter: OrderFilter; total: number }) {
  const [ask, { isLoading, isError, data }] = orderCalls.useOrderExportMutation();
  const save = async (format: 'csv' | 'xlsx'): Promise<void> => {
    const answer = await ask({ ...conditionsOf(filter), format });
    if (answer.data) saveExport(answer.data);
  };
  return (
    <>
      <PopoverMenu
        small
        align="end"
        trigger={
          <>
            {isLoading ? <Spinner /> : null}
            <FormattedMessage id={isLoading ? 'my-order.export.busy' : 'my-order.export'} />
          </>
        }
        items={[
          { label: <FormattedMessage id="my-order.export.csv" />, note: <FormattedMessage id="my-order.export.csv.note" />, onChoose: () => void save('csv') },
          { label: <FormattedMessage id="my-order.export.xlsx" />, note: <FormattedMessage id="my-order.export.xlsx.note" />, onChoose: () => void save('xlsx') },
        ]}
      />
      {data || isError ? (
        <div className={css.outcome}>
          <ExportOutcome file={data} failed={isError} total={total} />
        </div>
      ) : null}
    </>
  );
}

/** What became of an export: how many rows the file has, with the file again, or that it failed. */
export function ExportOutcome({ file, failed, total }: { file: ExportFile | undefined; failed: boolean; total: number }) {
  if (failed) {
    return (
      <Notice tone="attention" role="alert">
        <FormattedMessage id="my-order.export.failed" />
      </Notice>
    );
  }
  if (!file) return null;
  return (
    <Notice tone="done" role="status">
      <FormattedMessage id={file.rows < total ? 'my-order.export.cut' : 'my-order.export.done'} values={{ count: file.rows, total }} />
      <a href={file.url} download className={css.again}>
        <FormattedMessage id="my-order.export.again" />
      </a>
    </Notice>
  );
}
