import { useState } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { RULES } from '@amberlane/contract/domain';
import { Button, ButtonLink, CallFailed, EmptyState, ListState, listStateOf, Notice, TextLink } from '@amberlane/ui';
import { EndpointForm } from './endpoint-form.tsx';
import { EndpointRow } from './endpoint-row.tsx';
import { EventGuide } from './event-guide.tsx';
import { FirstSteps } from './first-steps.tsx';
import { platformCalls } from './platform-calls.ts';
import { SecretShown } from './secret-shown.tsx';
import css from './platform.module.css';

/** In place of an id: the form adds one. */
const NEW = 'new';

/** Endpoints of the customer; one form at a time, and a new secret this once. */
export function Endpoints() {
  const { data, error, isLoading, refetch } = platformCalls.useWebhooksQuery(null);
  const [editing, setEditing] = useState<string | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  if (secret !== null) return <SecretShown secret={secret} onStored={() => setSecret(null)} />;
  if (data && !data.platform) return <NotInPlan />;
  const edited = data?.endpoints.find(({ id }) => id === editing) ?? null;
  if (data && (editing === NEW || edited)) {
    const done = (made: string | null): void => {
      setEditing(null);
      setSecret(made);
    };
    return <EndpointForm key={editing} of={edited} onDone={done} onCancel={() => setEditing(null)} />;
  }
  const isFull = (data?.endpoints.length ?? 0) >= RULES.webhooks.most;
  const add = (): void => setEditing(NEW);
  return (
    <ListState
      state={listStateOf({ loading: isLoading, failed: error !== undefined, count: data?.endpoints.length })}
      error={<CallFailed error={error} title={<FormattedMessage id="platform.failed" />} onRetry={() => void refetch()} />}
      empty={
        <div className={css.stack}>
          <FirstSteps onAdd={add} />
          <EventGuide />
        </div>
      }
    >
      <ul role="list" className={css.list}>
        {data?.endpoints.map((endpoint) => (
          <EndpointRow key={endpoint.id} of={endpoint} asOf={data.asOf} onEdit={() => setEditing(endpoint.id)} onSecret={setSecret} />
        ))}
      </ul>
      <div className={css.after}>
        {isFull ? (
          <Notice>
            <FormattedMessage id="platform.endpoints.full" values={{ max: RULES.webhooks.most }} />
          </Notice>
        ) : (
          <Button kind="primary" onClick={add}>
            <FormattedMessage id="platform.add" />
          </Button>
        )}
      </div>
    </ListState>
  );
}

const NotInPlan = () => (
  <EmptyState
    level={2}
    title={<FormattedMessage id="platform.plan.title" />}
    action={
      <div className={css.toFirst}>
        <ButtonLink to="service/contact-us" kind="primary">
          <FormattedMessage id="platform.plan.contact" />
        </ButtonLink>
      </div>
    }
  >
    <p>
      <FormattedMessage id="platform.plan.text" />
    </p>
    <TextLink to="service/access" kind="more">
      <FormattedMessage id="platform.plan.access" />
    </TextLink>
  </EmptyState>
);
