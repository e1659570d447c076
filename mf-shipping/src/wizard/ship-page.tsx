/** The page of a shipment, within one country or abroad: one form for both (spec §2 "ship now wizard"). */
import { Suspense, useState } from 'react';
import { FormattedMessage, useGoTo, usePageAddress, useToast } from '@amberlane/core';
import { ButtonLink, CallFailed, EmptyState, ListState, Skeleton, Wrap } from '@amberlane/ui';
import { DonePage } from './late-steps.ts';
import { useStart } from './use-start.ts';
import { Wizard } from './wizard.tsx';
import { DONE } from './steps.ts';
import { placePath, type ShipKind } from './wizard-address.ts';
import type { OrderDetail } from './wizard-calls.ts';
import css from './ship-page.module.css';

/** Name of the form in the address: its order, or its name on the device; '' for a new one. */
const identityOf = (search: string): string => {
  const query = new URLSearchParams(search);
  return query.get('order') ?? query.get('draft') ?? '';
};

export function ShipPage({ kind }: { kind: ShipKind }) {
  const { search } = usePageAddress();
  const identity = identityOf(search);
  const [visit, setVisit] = useState({ number: 0, identity, own: [] as readonly string[] });
  if (identity !== visit.identity) {
    // The form gave itself another name, or the reader went to another form.
    const isSame = visit.own.includes(identity);
    setVisit({ number: isSame ? visit.number : visit.number + 1, identity, own: isSame ? visit.own : [] });
  }
  return <Visit key={visit.number} kind={kind} onOwn={(own) => setVisit((before) => ({ ...before, own }))} />;
}

function Visit({ kind, onOwn }: { kind: ShipKind; onOwn: (ids: readonly string[]) => void }) {
  const { start: state, retry } = useStart(kind);
  const [sentNow, setSentNow] = useState<OrderDetail | null>(null);
  const goTo = useGoTo();
  const toast = useToast();
  const start = state.state === 'ready' ? state.start : null;
  const sent = sentNow ?? (start?.kind === 'sent' ? start.order : null);
  if (sent) {
    return (
      <Suspense fallback={<Skeleton />}>
        <DonePage order={sent} />
      </Suspense>
    );
  }
  const onSent = (order: OrderDetail): void => {
    const isChange = start?.kind === 'form' && start.beginning.record.stage === 'SUBMITTED';
    toast('success', isChange ? 'updated' : 'sent');
    onOwn([order.id]);
    if (isChange) {
      goTo(detailPath(order), { replace: true });
      return;
    }
    setSentNow(order);
    goTo(placePath({ kind: order.kind, orderId: order.id, id: order.id, step: DONE }), { replace: true });
  };
  return (
    <Wrap className={css.page}>
      {start?.kind === 'form' ? (
        <Wizard beginning={start.beginning} pageKind={kind} onSent={onSent} onOwn={onOwn} />
      ) : (
        <>
          <h1 className={css.title}>
            <FormattedMessage id={kind === 'local' ? 'ship.title' : 'ship.international.title'} />
          </h1>
          <ListState
            state={state.state === 'failed' ? 'error' : start ? 'empty' : 'loading'}
            error={state.state === 'failed' ? <CallFailed error={state.error} title={<FormattedMessage id="ship.start.failed" />} onRetry={retry} /> : null}
            empty={start?.kind === 'closed' ? <Closed order={start.order} /> : <Missing />}
          >
            {null}
          </ListState>
        </>
      )}
    </Wrap>
  );
}

const detailPath = ({ kind, id }: Pick<OrderDetail, 'kind' | 'id'>): string => `express/${kind === 'local' ? 'order-detail' : 'intlorder-detail'}?${new URLSearchParams({ id }).toString()}`;

function Missing() {
  return (
    <EmptyState
      level={2}
      title={<FormattedMessage id="ship.missing.title" />}
      action={
        <ButtonLink kind="primary" to="express/my-order">
          <FormattedMessage id="ship.orders" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="ship.missing.text" />
    </EmptyState>
  );
}

function Closed({ order }: { order: OrderDetail }) {
  return (
    <EmptyState
      level={2}
      title={<FormattedMessage id="ship.closed.title" />}
      action={
        <ButtonLink kind="primary" to={detailPath(order)}>
          <FormattedMessage id="ship.closed.open" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="ship.closed.text" />
    </EmptyState>
  );
}
