import { FormattedMessage } from '@amberlane/core';
import { orderCalls, type OrderDetail } from '../order-calls.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { isOvertaken } from './overtaken.ts';

interface DeleteDialogProps {
  readonly order: OrderDetail;
  /** The order is not what this page shows any more. */
  readonly onChanged: () => Promise<void>;
  readonly onRemoved: (order: OrderDetail) => void;
  readonly onClose: () => void;
}

/** Asks before an order is deleted. */
export function DeleteDialog({ order, onChanged, onRemoved, onClose }: DeleteDialogProps) {
  const [remove, { isLoading, isError }] = orderCalls.useRemoveOrderMutation();
  const confirm = async (): Promise<void> => {
    const { error } = await remove({ id: order.id });
    if (error && !isOvertaken(error)) return;
    onClose();
    if (error) await onChanged();
    else onRemoved(order);
  };
  return (
    <ConfirmDialog
      title={<FormattedMessage id="order.delete.ask" />}
      yes={<FormattedMessage id="order.delete.yes" />}
      no={<FormattedMessage id="order.delete.no" />}
      busy={isLoading}
      failed={isError}
      onYes={() => void confirm()}
      onClose={onClose}
    >
      <FormattedMessage id="order.delete.text" />
    </ConfirmDialog>
  );
}
