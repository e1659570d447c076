import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { Ltr, Money } from '@amberlane/ui';
import { wizardCalls, type OrderDetail } from '../wizard-calls.ts';
import css from './done-page.module.css';

/** From the label to the door, as the stages of a lane. */
export function NextSteps({ order: { form, kind } }: { order: OrderDetail }) {
  const stages: readonly (readonly [string, ReactNode, ReactNode])[] = [
    ['label', <FormattedMessage key="t" id="ship.done.attach" />, <FormattedMessage key="p" id={kind === 'local' ? 'ship.done.attach.text' : 'ship.done.attach.abroad'} />],
    ['hand', <FormattedMessage key="t" id="ship.done.handover" />, <Handover key="p" form={form} />],
    ...(kind === 'local' ? [] : [['customs', <FormattedMessage key="t" id="ship.done.customs" />, <FormattedMessage key="p" id="ship.done.customs.text" />] as const]),
    [
      'door',
      <FormattedMessage key="t" id="ship.done.delivery" />,
      form.cod ? <FormattedMessage key="p" id="ship.done.delivery.cod" values={{ amount: <Money key="cod" of={form.cod} /> }} /> : <FormattedMessage key="p" id="ship.done.delivery.text" />,
    ],
  ];
  return (
    <section>
      <h2 className={css.title}>
        <FormattedMessage id="ship.done.next" />
      </h2>
      <ol role="list" className={css.stages}>
        {stages.map(([id, title, text]) => (
          <li key={id} className={css.stage}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Handover({ form: { localShipWay, pickupDate, pickupTime, siteCode } }: { form: OrderDetail['form'] }) {
  const intl = useIntl();
  const { locale } = useMarket();
  const { data } = wizardCalls.useWizardWordsQuery({ locale });
  if (localShipWay === 'SELF_DELIVERY' || pickupDate === null) return <FormattedMessage id="ship.review.dropOff" values={{ code: <Ltr key="code" figures>{siteCode}</Ltr> }} />;
  const day = intl.formatDate(`${pickupDate}T12:00:00Z`, { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' });
  return <FormattedMessage id="ship.review.pickup" values={{ day, time: data?.PICKUP_TIME?.find(({ dictCode }) => dictCode === pickupTime)?.dictName ?? '' }} />;
}
