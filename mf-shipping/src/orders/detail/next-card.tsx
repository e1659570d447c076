import type { ReactNode } from 'react';
import { FormattedMessage } from '@amberlane/core';
import type { TrackedWaybill } from '@amberlane/contract/calls/tracking';
import { Button, ButtonLink, Card, Icon, icons, Time } from '@amberlane/ui';
import { orderCalls, type OrderDetail } from '../order-calls.ts';
import { againPath, deliveryChoicePath } from '../order-paths.ts';
import { isInspected, taskOf, type StatusFacts } from '../order-status.tsx';
import type { DraftParts } from './draft-parts.tsx';
import { useDocument } from './use-document.ts';
import css from './order-progress.module.css';

/** Message that says what happens to an order next. */
const NEXT = {
  draft: 'order.next.draft',
  presend: 'order.next.presend',
  dropOff: 'order.next.dropOff',
  pickup: 'order.next.pickup',
  accepted: 'order.next.accepted',
  pickedUp: 'order.next.pickedUp',
  inTransit: 'order.next.inTransit',
  inspection: 'order.next.inspection',
  attempt: 'order.next.attempt',
  customs: 'order.next.customs',
  delivered: 'order.next.delivered',
  decide: 'order.next.decide',
  returned: 'order.next.returned',
  cancelled: 'order.next.cancelled',
} as const;

export type NextStep = keyof typeof NEXT;

/** What comes next, by status, newest event and the way in which the parcel reaches us. */
export function nextStepOf(order: StatusFacts & Pick<OrderDetail, 'form'>): NextStep {
  const task = taskOf(order);
  if (task === 'customs') return 'customs';
  if (isInspected(order)) return 'inspection';
  if (task === 'choose') return order.status === 'RETURNED' ? 'decide' : 'attempt';
  switch (order.status) {
    case 'DRAFT':
      return 'draft';
    case 'SUBMITTED':
    case 'ACCEPTED':
      // Only who chose a pickup waits for a courier, whatever the network has planned.
      if (order.form.presend) return 'presend';
      if (order.form.localShipWay === 'SELF_DELIVERY') return 'dropOff';
      return order.status === 'SUBMITTED' ? 'pickup' : 'accepted';
    case 'PICKED_UP':
      return 'pickedUp';
    case 'IN_TRANSIT':
      return 'inTransit';
    case 'DELIVERED':
      return 'delivered';
    case 'RETURNED':
      return 'returned';
    case 'CANCELLED':
      return 'cancelled';
  }
}

interface NextCardProps {
  readonly order: OrderDetail;
  /** What a draft lacks; null while that is not known. */
  readonly draft: DraftParts | null;
  readonly nextScan: TrackedWaybill['nextScan'];
}

export function NextCard({ order, draft, nextScan }: NextCardProps) {
  const step = nextStepOf(order);
  return (
    <Card tone="next" level={2} title={<NextTitle step={step} draft={draft} />} actions={callFor(order, step)}>
      {draft?.list ?? (
        <p>
          <FormattedMessage id={NEXT[step]} />
        </p>
      )}
      <Deadline of={order} />
      {nextScan && (step !== 'dropOff' || isToCome(nextScan.by)) ? (
        <p className={css.next}>
          <FormattedMessage id={step === 'dropOff' ? 'order.next.dropOffBy' : 'order.next.scan'} values={{ place: nextScan.place.name, time: <Time at={nextScan.by} zone={nextScan.place.timeZone} show="full" /> }} />
        </p>
      ) : null}
    </Card>
  );
}

function NextTitle({ step, draft }: Pick<NextCardProps, 'draft'> & { step: NextStep }) {
  if (step !== 'draft') return <FormattedMessage id="order.next" />;
  return draft && draft.count > 0 ? <FormattedMessage id="order.gaps.title" values={{ count: draft.count }} /> : <FormattedMessage id="order.next.before" />;
}

/** Who still has the parcel is not told of a time that has passed. */
const isToCome = (at: string): boolean => Date.parse(at) > Date.now();

/** The last day to choose what happens; the list alone knows it. Nothing where there is nothing to choose. */
function Deadline({ of: order }: { of: OrderDetail }) {
  const { waybillNo } = order;
  const asked = waybillNo !== null && taskOf(order) === 'choose';
  const { data } = orderCalls.useOrderListQuery({ waiting: true, keyword: waybillNo ?? '', sort: 'newest', cursor: '', pageSize: 10 }, { skip: !asked });
  const decideBy = data?.list.find(({ id }) => id === order.id)?.decideBy;
  if (!asked || !decideBy) return null;
  return (
    <p className={css.deadline}>
      <FormattedMessage id="order.next.deadline" values={{ day: <Time key="day" at={decideBy.at} zone={decideBy.timeZone} show="day" /> }} />
    </p>
  );
}

/** Steps before which the label has to be on the parcel. */
const LABELLED: readonly NextStep[] = ['pickup', 'dropOff', 'accepted'];

/** Whether the card itself calls for something: then nothing in the head of the page does. */
export const callsForMore = (order: OrderDetail): boolean => taskOf(order) !== null || (order.waybillNo !== null && LABELLED.includes(nextStepOf(order)));

/** What helps with the step; null where nothing is to be done. */
function callFor(order: OrderDetail, step: NextStep): ReactNode {
  const { waybillNo } = order;
  if (LABELLED.includes(step)) {
    return (
      <>
        {waybillNo === null ? null : <PrintLabel id={order.id} />}
        {step === 'dropOff' ? (
          <ButtonLink to="location-map">
            <FormattedMessage id="order.points" />
          </ButtonLink>
        ) : null}
      </>
    );
  }
  if ((step === 'attempt' || step === 'decide') && waybillNo !== null) {
    return (
      <ButtonLink kind="primary" to={deliveryChoicePath(waybillNo)}>
        <FormattedMessage id="order.choose" />
      </ButtonLink>
    );
  }
  if (step === 'customs') {
    return (
      <ButtonLink to="contact-us">
        <FormattedMessage id="order.contact" />
      </ButtonLink>
    );
  }
  if (step === 'presend') {
    return (
      <ButtonLink to="express/presend-package">
        <FormattedMessage id="order.presend" />
      </ButtonLink>
    );
  }
  if (step === 'delivered' || step === 'cancelled') {
    return (
      <ButtonLink to={againPath(order)}>
        <FormattedMessage id="order.again" />
      </ButtonLink>
    );
  }
  return null;
}

/** The label as a PDF; where the browser opens no tab, a link to it takes the place of the button. */
function PrintLabel({ id }: { id: string }) {
  const { open, isLoading, isError, url, forget } = useDocument(id, 'label');
  if (url !== null) {
    return (
      <a className={css.ready} href={url} target="_blank" rel="noopener" onClick={forget}>
        <FormattedMessage id="order.document.ready" />
      </a>
    );
  }
  return (
    <>
      <Button kind="primary" busy={isLoading} onClick={() => void open()}>
        <Icon of={icons.doc} />
        <FormattedMessage id="order.label.print" />
      </Button>
      {isError ? (
        <p role="alert" className={css.deadline}>
          <FormattedMessage id="order.document.failed" />
        </p>
      ) : null}
    </>
  );
}
