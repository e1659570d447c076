import { useState } from 'react';
import { FormattedMessage, useMarket, useToast } from '@amberlane/core';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import { Button, Ltr, Notice, RelativeTime, StatusMark, TextLink, Time } from '@amberlane/ui';
import { DeleteDialog, RotateDialog } from './endpoint-dialogs.tsx';
import { EventName } from './event-name.tsx';
import { FaultText } from './fault-text.tsx';
import { platformCalls, type WebhookEndpoint } from './platform-calls.ts';
import { platformHref } from './platform-view.ts';
import css from './platform.module.css';

const STATUS = { active: 'delivered', paused: 'neutral', failing: 'attention' } as const;

interface EndpointRowProps {
  readonly of: WebhookEndpoint;
  readonly asOf: string;
  readonly onEdit: () => void;
  readonly onSecret: (secret: string) => void;
}

/** One endpoint: how it does, and what can be done with it. */
export function EndpointRow({ of: endpoint, asOf, onEdit, onSecret }: EndpointRowProps) {
  const [asked, setAsked] = useState<'rotate' | 'delete' | null>(null);
  const close = (): void => setAsked(null);
  return (
    <li className={css.row}>
      <div className={css.head}>
        <h2 className={css.name}>
          <Ltr>{endpoint.url}</Ltr>
        </h2>
        <StatusMark status={STATUS[endpoint.state]}>
          <FormattedMessage id="platform.state" values={{ state: endpoint.state }} />
        </StatusMark>
      </div>
      {endpoint.description === '' ? null : (
        <p className={css.words}>
          <bdi>{endpoint.description}</bdi>
        </p>
      )}
      <ul role="list" className={css.facts}>
        {endpoint.events.map((event) => (
          <li key={event}>
            <EventName of={event} />
          </li>
        ))}
      </ul>
      <Health of={endpoint} asOf={asOf} />
      {endpoint.state === 'failing' || endpoint.dead > 0 ? (
        <Notice tone="attention">
          <FormattedMessage id="platform.help" values={{ state: endpoint.state, sent: (words) => <TextLink key="sent" to={platformHref({ view: 'deliveries', endpoint: endpoint.id, state: 'dead' })}>{words}</TextLink> }} />
        </Notice>
      ) : null}
      <Actions of={endpoint} onEdit={onEdit} onRotate={() => setAsked('rotate')} onDelete={() => setAsked('delete')} />
      {asked === 'rotate' ? <RotateDialog of={endpoint} onClose={close} onSecret={onSecret} /> : null}
      {asked === 'delete' ? <DeleteDialog of={endpoint} onClose={close} /> : null}
    </li>
  );
}

function Health({ of: { lastDeliveredAt, failingSince, formerSecretUntil, waiting, dead }, asOf }: { of: WebhookEndpoint; asOf: string }) {
  const zone = COUNTRY_TIME_ZONE[useMarket().country];
  return (
    <p className={css.facts}>
      <span>{lastDeliveredAt === null ? <FormattedMessage id="platform.facts.never" /> : <FormattedMessage id="platform.facts.last" values={{ time: <RelativeTime key="time" at={lastDeliveredAt} now={asOf} /> }} />}</span>
      {failingSince === null ? null : (
        <span>
          <FormattedMessage id="platform.facts.failing" values={{ time: <Time key="time" at={failingSince} zone={zone} show="full" /> }} />
        </span>
      )}
      {waiting === 0 ? null : (
        <span>
          <FormattedMessage id="platform.facts.waiting" values={{ count: waiting }} />
        </span>
      )}
      {dead === 0 ? null : (
        <span>
          <FormattedMessage id="platform.facts.dead" values={{ count: dead }} />
        </span>
      )}
      {formerSecretUntil === null ? null : (
        <span>
          <FormattedMessage id="platform.facts.former" values={{ time: <Time key="time" at={formerSecretUntil} zone={zone} show="full" /> }} />
        </span>
      )}
    </p>
  );
}

function Actions({ of: { id, state, dead }, onEdit, onRotate, onDelete }: { of: WebhookEndpoint; onEdit: () => void; onRotate: () => void; onDelete: () => void }) {
  const toast = useToast();
  const [test, testing] = platformCalls.useTestWebhookMutation();
  const [pause, pausing] = platformCalls.usePauseWebhookMutation();
  const [replay, replaying] = platformCalls.useReplayDeadMutation();
  const failed = (): void => toast('error', { id: 'platform.actionFailed' });
  const replayAll = (): void => void replay({ endpointId: id }).unwrap().then(({ count }) => toast('success', { id: 'platform.replayDead.done', values: { count } }), failed);
  const last = testing.data?.last;
  return (
    <>
      <div className={css.actions}>
        <Button small busy={testing.isLoading} onClick={() => void test({ id }).unwrap().catch(failed)}>
          <FormattedMessage id="platform.test" />
        </Button>
        <Button small onClick={onEdit}>
          <FormattedMessage id="platform.edit" />
        </Button>
        <Button small busy={pausing.isLoading} onClick={() => void pause({ id, paused: state === 'active' }).unwrap().catch(failed)}>
          {state === 'active' ? <FormattedMessage id="platform.pause" /> : <FormattedMessage id="platform.resume" />}
        </Button>
        {dead > 0 && state === 'active' ? (
          <Button small busy={replaying.isLoading} onClick={replayAll}>
            <FormattedMessage id="platform.replayDead" />
          </Button>
        ) : null}
        <Button small onClick={onRotate}>
          <FormattedMessage id="platform.rotate" />
        </Button>
        <Button small onClick={onDelete}>
          <FormattedMessage id="platform.delete" />
        </Button>
        <TextLink to={platformHref({ view: 'deliveries', endpoint: id })} kind="more">
          <FormattedMessage id="platform.log" />
        </TextLink>
      </div>
      {last ? (
        <Notice tone={last.fault === null ? 'done' : 'attention'} role="status">
          {last.fault === null ? <FormattedMessage id="platform.test.delivered" values={{ status: String(last.status ?? ''), ms: last.milliseconds }} /> : <FaultText of={last} />}
        </Notice>
      ) : null}
    </>
  );
}
