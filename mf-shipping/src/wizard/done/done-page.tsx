import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl, useToast } from '@amberlane/core';
import { groupWaybill } from './waybill-groups.ts';
import { Button, ButtonLink, CopyButton, Drawing, drawings, Icon, icons, Ltr, Money, PageHead, Wrap } from '@amberlane/ui';
import { saveFrom } from '@amberlane/ui/save-file';
import { LabelPreview } from '../aside/label-preview.tsx';
import { valuesOf } from '../from-order.ts';
import { wizardCalls, type OrderDetail } from '../wizard-calls.ts';
import { NextSteps } from './next-steps.tsx';
import css from './done-page.module.css';

/** The order is sent: its number, its label, and what happens next. */
export function DonePage({ order }: { order: OrderDetail }) {
  const intl = useIntl();
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { waybillNo, id, kind, form, referencePrice } = order;
  const number = waybillNo ?? order.orderNo;
  const [from, to] = [form.senderAddress, form.receiverAddress].map((address) => address?.city || (address ? (intl.formatDisplayName(address.countryCode, { type: 'region' }) ?? '') : ''));
  return (
    <>
      <div ref={heading} tabIndex={-1} className={css.head}>
        <PageHead title={<FormattedMessage id="ship.done" values={{ number: <span key="number" className={css.number}><Ltr figures>{groupWaybill(number)}</Ltr></span> }} />} lead={<FormattedMessage id="ship.done.lead" values={{ from, to }} />} art={<Drawing of={drawings.parcel} />}>
          <CopyButton small text={number} copied={<FormattedMessage id="ship.done.copied" />}>
            <FormattedMessage id="ship.done.copy" />
          </CopyButton>
        </PageHead>
      </div>
      <Wrap className={css.columns}>
        <div className={css.main}>
          <div className={css.actions}>
            <LabelButton id={id} number={number} />
            <ButtonLink to={`track?${new URLSearchParams({ numbers: number }).toString()}`}>
              <Icon of={icons.search} />
              <FormattedMessage id="ship.done.track" />
            </ButtonLink>
            <ButtonLink to={`express/${kind === 'local' ? 'order-detail' : 'intlorder-detail'}?${new URLSearchParams({ id }).toString()}`}>
              <Icon of={icons.doc} />
              <FormattedMessage id="ship.done.details" />
            </ButtonLink>
          </div>
          <p>
            {referencePrice ? <FormattedMessage id="ship.done.price" values={{ price: <Money key="price" of={referencePrice} /> }} /> : <FormattedMessage id="ship.price.follows" />}
          </p>
          <NextSteps order={order} />
          <div className={css.actions}>
            <ButtonLink to="express/order-entry">
              <Icon of={icons.plus} />
              <FormattedMessage id="ship.done.another" />
            </ButtonLink>
            <ButtonLink to={`express/order-entry?${new URLSearchParams({ again: id }).toString()}`}>
              <FormattedMessage id="ship.done.again" />
            </ButtonLink>
            <ButtonLink kind="quiet" to="express/my-order">
              <FormattedMessage id="ship.orders" />
            </ButtonLink>
          </div>
        </div>
        <aside aria-label={intl.formatMessage({ id: 'ship.label' })}>
          <LabelPreview values={valuesOf(form)} number={groupWaybill(number)} />
        </aside>
      </Wrap>
    </>
  );
}

/** Fetches the PDF when it is wanted, since its address holds for some minutes only; the reader stays on the page, whatever comes. */
function LabelButton({ id, number }: { id: string; number: string }) {
  const toast = useToast();
  const [ask] = wizardCalls.useWizardLabelMutation();
  const [isLoading, setLoading] = useState(false);
  const open = async (): Promise<void> => {
    setLoading(true);
    const { data } = await ask({ id, document: 'label' });
    const isSaved = data !== undefined && (await saveFrom(data.url, `${number}.pdf`));
    setLoading(false);
    if (!isSaved) toast('error', { id: 'ship.done.noLabel' });
  };
  return (
    <Button kind="primary" busy={isLoading} onClick={() => void open()}>
      <Icon of={icons.doc} />
      <FormattedMessage id="ship.done.label" />
    </Button>
  );
}
