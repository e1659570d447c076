import { FormattedMessage } from '@amberlane/core';
import { Notice, PopoverMenu, Spinner, type MenuItem } from '@amberlane/ui';
import type { ExportFile } from '../../orders/order-calls.ts';
import type { ListExport } from './use-export.ts';
import css from './export-menu.module.css';

/** The formats of an export as entries of a menu. */
export const exportItems = ({ save }: ListExport): readonly MenuItem[] => [
  { label: <FormattedMessage id="my-order.export.csv" />, note: <FormattedMessage id="my-order.export.csv.note" />, onChoose: () => void save('csv') },
  { label: <FormattedMessage id="my-order.export.xlsx" />, note: <FormattedMessage id="my-order.export.xlsx.note" />, onChoose: () => void save('xlsx') },
];

export function ExportMenu({ of }: { of: ListExport }) {
  const { isLoading } = of;
  return (
    <PopoverMenu
      small
      align="end"
      trigger={
        <>
          {isLoading ? <Spinner /> : null}
          <FormattedMessage id={isLoading ? 'my-order.export.busy' : 'my-order.export'} />
        </>
      }
      items={exportItems(of)}
    />
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
