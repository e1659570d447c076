import { useState } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { Button, ButtonLink, Dialog, Icon, icons, Ltr, Notice } from '@amberlane/ui';
import { orderCalls, type LabelLayout, type LabelsFile, type OrderRow } from '../../orders/order-calls.ts';
import css from './dialogs.module.css';

const LAYOUTS = [
  { layout: '100x150', name: 'my-order.labels.printer', note: 'my-order.labels.printer.note' },
  { layout: 'a4', name: 'my-order.labels.a4', note: 'my-order.labels.a4.note' },
] as const satisfies readonly { readonly layout: LabelLayout; readonly name: string; readonly note: string }[];

/** Labels of the chosen orders as one file. */
export function LabelsDialog({ orders, onClose }: { orders: readonly OrderRow[]; onClose: () => void }) {
  const intl = useIntl();
  const [layout, setLayout] = useState<LabelLayout>('100x150');
  const [ask, { isLoading, isError, data, reset }] = orderCalls.useOrderLabelsMutation();
  const choose = (next: LabelLayout): void => {
    setLayout(next);
    reset();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={intl.formatMessage({ id: 'my-order.close' })}
      title={<FormattedMessage id="my-order.labels.title" values={{ count: orders.length }} />}
      actions={
        data?.url ? (
          <ButtonLink kind="primary" href={data.url} target="_blank" rel="noopener">
            <Icon of={icons.external} />
            <FormattedMessage id="my-order.labels.open" />
          </ButtonLink>
        ) : (
          <Button kind="primary" busy={isLoading} onClick={() => void ask({ ids: orders.map(({ id }) => id), layout })}>
            <FormattedMessage id={isLoading ? 'my-order.labels.busy' : 'my-order.labels.make'} />
          </Button>
        )
      }
    >
      <fieldset className={css.choices}>
        <legend>
          <FormattedMessage id="my-order.labels.format" />
        </legend>
        {LAYOUTS.map(({ layout: value, name, note }) => (
          <label key={value} className={css.choice}>
            <input type="radio" name="layout" value={value} checked={layout === value} onChange={() => choose(value)} />
            <span>
              <FormattedMessage id={name} />
              <small>
                <FormattedMessage id={note} />
              </small>
            </span>
          </label>
        ))}
      </fieldset>
      {isError ? (
        <Notice tone="attention" role="alert">
          <FormattedMessage id="my-order.labels.failed" />
        </Notice>
      ) : null}
      {data ? <Outcome file={data} orders={orders} /> : null}
    </Dialog>
  );
}

function Outcome({ file: { left }, orders }: { file: LabelsFile; orders: readonly OrderRow[] }) {
  const count = orders.length - left.length;
  return (
    <>
      <Notice tone={left.length > 0 ? 'attention' : 'done'} role="status">
        <FormattedMessage id="my-order.labels.done" values={{ count, left: left.length }} />
      </Notice>
      {left.length > 0 ? (
        <ul role="list" className={css.outcomes}>
          {left.map(({ id, error }) => (
            <li key={id}>
              <b className={css.number}>
                <Ltr>{orders.find((order) => order.id === id)?.orderNo ?? id}</Ltr>
              </b>
              {error.message}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
