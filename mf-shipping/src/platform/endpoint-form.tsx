import { FormattedMessage } from '@amberlane/core';
import { createWebhook, updateWebhook } from '@amberlane/contract/call-index/webhooks';
import { WEBHOOK_EVENTS } from '@amberlane/contract/domain/webhook-events';
import { Button, Card } from '@amberlane/ui';
import { ContractForm, FormActions, SubmitButton, TextField, useContractForm } from '@amberlane/ui/fields';
import { EventChoice } from './event-choice.tsx';
import { platformCalls, type WebhookEndpoint } from './platform-calls.ts';
import css from './platform.module.css';

const FIRST_CHOICE = 'order.created,order.cancelled,tracking.event,delivery.failed';

interface EndpointFormProps {
  /** The endpoint that is changed; null for a new one. */
  readonly of: WebhookEndpoint | null;
  /** With the secret of a new endpoint; null after a change. */
  readonly onDone: (secret: string | null) => void;
  readonly onCancel: () => void;
}

/** The form that adds an endpoint or changes one. */
export function EndpointForm({ of: endpoint, onDone, onCancel }: EndpointFormProps) {
  const [add] = platformCalls.useAddWebhookMutation();
  const [change] = platformCalls.useChangeWebhookMutation();
  const toRequest = ({ url, description, events }: { url: string; description: string; events: string }) => ({
    ...(endpoint && { id: endpoint.id }), url, description, events: WEBHOOK_EVENTS.filter((event) => events.split(',').includes(event)),
  });
  const form = useContractForm({
    contract: endpoint ? updateWebhook.load : createWebhook.load,
    initial: { url: endpoint?.url ?? '', description: endpoint?.description ?? '', events: endpoint?.events.join() ?? FIRST_CHOICE },
    toRequest,
    submit: async (values) => {
      if (endpoint) {
        const changed = await change({ ...toRequest(values), id: endpoint.id });
        if (changed.data) onDone(null);
        return changed;
      }
      const added = await add(toRequest(values));
      if (added.data) onDone(added.data.secret);
      return added;
    },
  });
  return (
    <Card level={2} title={endpoint ? <FormattedMessage id="platform.form.editTitle" /> : <FormattedMessage id="platform.form.addTitle" />}>
      <ContractForm form={form}>
        <div className={css.section}>
          <TextField {...form.text('url')} label={<FormattedMessage id="platform.form.url" />} hint={<FormattedMessage id="platform.form.urlHint" />} dir="ltr" inputMode="url" autoComplete="off" spellCheck={false} maxLength={500} />
          <TextField {...form.text('description')} label={<FormattedMessage id="platform.form.description" />} required={false} autoComplete="off" maxLength={80} />
          <EventChoice {...form.text('events')} />
        </div>
        <FormActions>
          <SubmitButton busy={form.submitting}>{endpoint ? <FormattedMessage id="platform.save" /> : <FormattedMessage id="platform.add" />}</SubmitButton>
          <Button onClick={onCancel}>
            <FormattedMessage id="platform.cancel" />
          </Button>
        </FormActions>
      </ContractForm>
    </Card>
  );
}
