import { FormattedMessage, useIntl } from '@amberlane/core';
import { Button, Icon, icons } from '@amberlane/ui';
import { orderCalls } from '../../orders/order-calls.ts';
import { ExportOutcome } from './export-menu.tsx';
import { saveExport } from './save-export.ts';
import { MOST_CHOSEN, type Selection } from './use-selection.ts';
import css from './selection-bar.module.css';

interface SelectionBarProps {
  readonly selection: Selection;
  readonly onPrint: () => void;
  readonly onCancel: () => void;
}

/** What can be done with the chosen orders; it stays in view while the list scrolls. The count is read out. */
export function SelectionBar({ selection: { orders, isFull, clear }, onPrint, onCancel }: SelectionBarProps) {
  const intl = useIntl();
  const [ask, { isLoading, isError, data }] = orderCalls.useOrderExportMutation();
  const save = async (format: 'csv' | 'xlsx'): Promise<void> => {
    const answer = await ask({ ids: orders.map(({ id }) => id), format });
    if (answer.data) saveExport(answer.data);
  };
  const count = orders.length;
  return (
    <>
      <p role="status" className={css.announced}>
        {count > 0 ? <FormattedMessage id={isFull ? 'my-order.selected.full' : 'my-order.selected'} values={{ count, max: MOST_CHOSEN }} /> : null}
      </p>
      {count > 0 ? (
        <div role="group" aria-label={intl.formatMessage({ id: 'my-order.selected' }, { count })} className={css.bar}>
          <b className={css.count}>
            <FormattedMessage id={isFull ? 'my-order.selected.full' : 'my-order.selected'} values={{ count, max: MOST_CHOSEN }} />
          </b>
          <Button small className={css.button} onClick={onPrint}>
            <FormattedMessage id="my-order.print" />
          </Button>
          <Button small className={css.button} busy={isLoading} onClick={() => void save('csv')}>
            <FormattedMessage id="my-order.export.csv" />
          </Button>
          <Button small className={css.button} busy={isLoading} onClick={() => void save('xlsx')}>
            <FormattedMessage id="my-order.export.xlsx" />
          </Button>
          <Button small className={css.button} onClick={onCancel}>
            <FormattedMessage id="my-order.cancel" />
          </Button>
          <Button small className={css.clear} onClick={clear} aria-label={intl.formatMessage({ id: 'my-order.selected.clear' })}>
            <Icon of={icons.close} />
          </Button>
        </div>
      ) : null}
      <ExportOutcome file={data} failed={isError} total={count} />
    </>
  );
}
