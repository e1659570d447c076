import { useEffect, useRef } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { ButtonLink, Ltr, Money, Notice } from '@amberlane/ui';
import { AfterActions } from './after-actions.tsx';
import { NextSteps } from './next-steps.tsx';
import type { AnnouncedOrder, Hub } from './presend-calls.ts';
import { WarehouseCard } from './warehouse-card.tsx';
import css from './presend.module.css';

interface AnnouncedPanelProps {
  readonly order: AnnouncedOrder;
  readonly hubs: readonly Hub[];
  readonly onAnother: () => void;
}

/** Replaces the form once the package is announced: its number, which goes on the package, and where to send it. */
export function AnnouncedPanel({ order, hubs, onAnother }: AnnouncedPanelProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { id, orderNo, waybillNo, referencePrice, form } = order;
  return (
    <>
      <div className={css.done}>
        <section className={css.part} aria-labelledby="presend-done">
          <h2 id="presend-done" ref={title} tabIndex={-1} className={css.subtitle}>
            <FormattedMessage id="presend.done.title" />
          </h2>
          <Notice tone="done">
            <FormattedMessage id="presend.done.text" values={{ number: <Ltr figures>{orderNo}</Ltr> }} />
          </Notice>
          <dl className={css.facts}>
            <dt>
              <FormattedMessage id="presend.list.number" />
            </dt>
            <dd>
              <Ltr figures>{orderNo}</Ltr>
            </dd>
            {form.domesticTransOrder === '' ? null : (
              <>
                <dt>
                  <FormattedMessage id="presend.package.domestic" />
                </dt>
                <dd>
                  <Ltr figures>{form.domesticTransOrder}</Ltr>
                </dd>
              </>
            )}
            {waybillNo === null ? null : (
              <>
                <dt>
                  <FormattedMessage id="presend.done.tracking" />
                </dt>
                <dd>
                  <Ltr figures>{waybillNo}</Ltr>
                </dd>
              </>
            )}
            <dt>
              <FormattedMessage id="presend.done.price" />
            </dt>
            <dd>{referencePrice ? <Money of={referencePrice} /> : <FormattedMessage id="presend.done.priceLater" />}</dd>
          </dl>
          <AfterActions
            first={
              <ButtonLink kind="primary" to={`express/intlorder-detail?id=${encodeURIComponent(id)}`}>
                <FormattedMessage id="presend.done.details" />
              </ButtonLink>
            }
            onAnother={onAnother}
          />
        </section>
      </div>
      <div className={css.aside}>
        <WarehouseCard hub={hubs.find(({ siteCode }) => siteCode === form.siteCode)} orderNo={orderNo} />
        <NextSteps now="send" />
      </div>
    </>
  );
}
