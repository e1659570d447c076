import { useState, type ReactNode } from 'react';
import { FormattedMessage, Link, useToast } from '@amberlane/core';
import { Icon, icons, type IconDrawing } from '@amberlane/ui';
import { orderCalls, type OrderDetail } from '../order-calls.ts';
import { againPath, deliveryChoicePath, editPath } from '../order-paths.ts';
import { taskOf } from '../order-status.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { isOvertaken } from './overtaken.ts';
import { SideSection } from './side-section.tsx';
import css from './order-actions.module.css';

interface OrderActionsProps {
  readonly order: OrderDetail;
  /** The order is not what this page shows any more. */
  readonly onChanged: () => Promise<void>;
  readonly onRemoved: (order: OrderDetail) => void;
}

/** What can be done with an order that was sent, beside the call in the head of the page; for what can't be done here, who to ask and why. */
export function OrderActions({ order, onChanged, onRemoved }: OrderActionsProps) {
  const toast = useToast();
  const [asked, setAsked] = useState<'cancel' | 'delete' | null>(null);
  const [cancel, cancelling] = orderCalls.useCancelOneOrderMutation();
  const { id, operations, status, waybillNo, form } = order;
  const may = (operation: OrderDetail['operations'][number]): boolean => operations.includes(operation);
  const underWay = status === 'ACCEPTED' || status === 'PICKED_UP' || status === 'IN_TRANSIT';
  const confirmCancel = async (): Promise<void> => {
    const { error } = await cancel({ id });
    if (error && !isOvertaken(error)) return;
    setAsked(null);
    if (error) await onChanged();
    else toast('success', { id: 'order.cancel.done' });
  };
  return (
    <SideSection title={<FormattedMessage id="order.actions" />}>
      <ul role="list" className={css.list}>
        {waybillNo !== null && taskOf(order) === 'choose' ? (
          <Entry icon={icons.calendar} to={deliveryChoicePath(waybillNo)} name={<FormattedMessage id="order.choose" />} note={<FormattedMessage id="order.choose.note" />} />
        ) : null}
        {may('edit') ? (
          <Entry icon={icons.edit} to={editPath(order)} name={<FormattedMessage id="order.edit" />} note={<FormattedMessage id="order.edit.note" values={{ way: form.localShipWay ?? 'none' }} />} />
        ) : null}
        <Entry icon={icons.copy} to={againPath(order)} name={<FormattedMessage id="order.again" />} note={<FormattedMessage id="order.again.note" />} />
        {may('cancel') ? (
          <Entry icon={icons.close} onChoose={() => setAsked('cancel')} name={<FormattedMessage id="order.cancel" />} note={<FormattedMessage id="order.cancel.note" />} />
        ) : null}
        {underWay ? (
          <Entry icon={icons.chat} to="contact-us" name={<FormattedMessage id="order.contact" />} note={<FormattedMessage id={may('cancel') ? 'order.contact.edit' : 'order.contact.change'} />} />
        ) : null}
        {may('delete') ? (
          <Entry icon={icons.bin} onChoose={() => setAsked('delete')} name={<FormattedMessage id="order.delete" />} note={<FormattedMessage id="order.delete.note" />} />
        ) : null}
      </ul>
      {asked === 'cancel' ? (
        <ConfirmDialog
          title={<FormattedMessage id="order.cancel.ask" />}
          yes={<FormattedMessage id="order.cancel.yes" />}
          no={<FormattedMessage id="order.cancel.no" />}
          busy={cancelling.isLoading}
          failed={cancelling.isError}
          onYes={() => void confirmCancel()}
          onClose={() => setAsked(null)}
        >
          <FormattedMessage id="order.cancel.text" />
        </ConfirmDialog>
      ) : null}
      {asked === 'delete' ? <DeleteDialog order={order} onChanged={onChanged} onRemoved={onRemoved} onClose={() => setAsked(null)} /> : null}
    </SideSection>
  );
}

interface EntryProps {
  readonly icon: IconDrawing;
  readonly name: ReactNode;
  readonly note: ReactNode;
  /** Path of a link; a button otherwise. */
  readonly to?: string;
  readonly onChoose?: () => void;
}

/** A link or a button. */
function Entry({ icon, name, note, to, onChoose }: EntryProps) {
  const content = (
    <>
      <Icon of={icon} />
      <span>
        <b className={css.name}>{name}</b>
        <small className={css.note}>{note}</small>
      </span>
    </>
  );
  if (to !== undefined) {
    return (
      <li>
        <Link to={to} className={css.entry}>
          {content}
        </Link>
      </li>
    );
  }
  return (
    <li>
      <button type="button" className={css.entry} onClick={onChoose}>
        {content}
      </button>
    </li>
  );
}
