import { FormattedMessage, useIntl, useMarket, useToast } from '@amberlane/core';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import { Button, DisclosureRow, Ltr, StatusMark, Time } from '@amberlane/ui';
import { CodeBlock } from './code-block.tsx';
import { EventName } from './event-name.tsx';
import { FaultText } from './fault-text.tsx';
import { platformCalls, type WebhookDelivery } from './platform-calls.ts';
import css from './platform.module.css';

export const DELIVERY_STATUS = { pending: 'transit', held: 'neutral', delivered: 'delivered', dead: 'attention' } as const;

const httpStatus = (status: number): string => `HTTP ${status}`;

/** One delivery: what became of it, and inside what was sent and answered. */
export function DeliveryRow({ of: delivery }: { of: WebhookDelivery }) {
  const zone = COUNTRY_TIME_ZONE[useMarket().country];
  const { type, state, createdAt, last } = delivery;
  return (
    <DisclosureRow
      summary={
        <span className={css.summary}>
          <span className={css.strong}>
            <EventName of={type} />
          </span>
          <StatusMark status={DELIVERY_STATUS[state]}>
            <FormattedMessage id="platform.deliveryState" values={{ state }} />
          </StatusMark>
          {last?.status ? <Ltr>{httpStatus(last.status)}</Ltr> : null}
          <span className={css.soft}>
            <Time at={createdAt} zone={zone} show="full" />
          </span>
        </span>
      }
    >
      <Inside of={delivery} zone={zone} />
    </DisclosureRow>
  );
}

function Inside({ of: { id, eventId, type, state, attempts, nextAttemptAt, last, body }, zone }: { of: WebhookDelivery; zone: string }) {
  const intl = useIntl();
  const toast = useToast();
  const [replay, { isLoading }] = platformCalls.useReplayDeliveryMutation();
  const again = (): void => void replay({ id }).unwrap().then(() => toast('success', { id: 'platform.replayed' }), () => toast('error', { id: 'platform.actionFailed' }));
  const resend = (
    <Button small busy={isLoading} onClick={again}>
      <FormattedMessage id="platform.replay" />
    </Button>
  );
  return (
    <div className={css.stack}>
      <p className={css.facts}>
        <Ltr code>{type}</Ltr>
        <Ltr code>{eventId}</Ltr>
        <span>
          <FormattedMessage id="platform.delivery.attempts" values={{ count: attempts }} />
        </span>
        {last ? <Time at={last.at} zone={zone} show="full" /> : null}
        {last ? (
          <span>
            <FormattedMessage id="platform.delivery.took" values={{ ms: last.milliseconds }} />
          </span>
        ) : null}
        {nextAttemptAt === null ? null : (
          <span>
            <FormattedMessage id="platform.delivery.next" values={{ time: <Time key="time" at={nextAttemptAt} zone={zone} show="full" /> }} />
          </span>
        )}
      </p>
      {last?.fault ? (
        <p className={css.fault}>
          <FaultText of={last} />
        </p>
      ) : null}
      {state === 'delivered' ? null : (
        <div className={css.next}>
          <p>
            <FormattedMessage id="platform.states.text" values={{ state }} />
          </p>
          {resend}
        </div>
      )}
      <h3 className={css.small}>
        <FormattedMessage id="platform.delivery.body" />
      </h3>
      <CodeBlock text={indented(body)} label={intl.formatMessage({ id: 'platform.delivery.body' })} />
      {last && last.answer !== '' ? (
        <>
          <h3 className={css.small}>
            <FormattedMessage id="platform.delivery.answer" />
          </h3>
          <CodeBlock text={last.answer} label={intl.formatMessage({ id: 'platform.delivery.answer' })} />
        </>
      ) : null}
      {state === 'delivered' ? <div>{resend}</div> : null}
    </div>
  );
}

/** JSON with its lines; what is none stays as it is. */
function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
