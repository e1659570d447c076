import { FormattedMessage } from '@amberlane/core';
import { Button, Icon, icons, VisuallyHidden } from '@amberlane/ui';
import type { OrderDetail, OrderDocument } from '../order-calls.ts';
import { SideSection } from './side-section.tsx';
import { useDocument } from './use-document.ts';
import css from './order-documents.module.css';

const NAME = {
  label: 'order.document.label',
  invoice: 'order.document.invoice',
  cn23: 'order.document.cn23',
  receipt: 'order.document.receipt',
} as const satisfies Record<OrderDocument, string>;

const NOTE = {
  label: 'order.document.label.note',
  invoice: 'order.document.invoice.note',
  cn23: 'order.document.cn23.note',
  receipt: 'order.document.receipt.note',
} as const satisfies Record<OrderDocument, string>;

/** Documents that an order has: none before it is sent and after it was cancelled, those of customs only across a border. */
export function documentsOf({ kind, waybillNo }: Pick<OrderDetail, 'kind' | 'waybillNo'>): readonly OrderDocument[] {
  if (waybillNo === null) return [];
  return kind === 'local' ? ['label', 'receipt'] : ['label', 'invoice', 'cn23', 'receipt'];
}

export function OrderDocuments({ order }: { order: OrderDetail }) {
  const documents = documentsOf(order);
  return (
    <SideSection title={<FormattedMessage id="order.documents" />}>
      {documents.length === 0 ? (
        <p className={css.none}>
          <FormattedMessage id="order.documents.none" />
        </p>
      ) : (
        <ul role="list" className={css.list}>
          {documents.map((document) => (
            <Row key={document} id={order.id} document={document} />
          ))}
        </ul>
      )}
    </SideSection>
  );
}

/** Opens a document in a tab of its own; where the browser does not allow it, a link stands in the place of the button. */
function Row({ id, document }: { id: string; document: OrderDocument }) {
  const { open, isLoading, isError, url, forget } = useDocument(id, document);
  return (
    <li className={css.row}>
      <Icon of={icons.doc} />
      <span className={css.name}>
        <FormattedMessage id={NAME[document]} />
        <small>
          <FormattedMessage id={NOTE[document]} />
        </small>
        {isError ? (
          <small role="alert" className={css.error}>
            <FormattedMessage id="order.document.failed" />
          </small>
        ) : null}
      </span>
      {url === null ? (
        <Button small className={css.button} busy={isLoading} onClick={() => void open()}>
          <FormattedMessage id={isLoading ? 'order.document.busy' : 'order.document.open'} />
          <VisuallyHidden>
            <FormattedMessage id={NAME[document]} />
          </VisuallyHidden>
        </Button>
      ) : (
        <a className={css.link} href={url} target="_blank" rel="noopener" onClick={forget}>
          <FormattedMessage id="order.document.ready" />
        </a>
      )}
    </li>
  );
}
