import type { ReactNode } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { Button, Dialog, Ltr, Notice } from '@amberlane/ui';
import { platformCalls, type WebhookEndpoint } from './platform-calls.ts';

interface AskedProps {
  readonly of: WebhookEndpoint;
  readonly onClose: () => void;
}

const Failed = ({ shown, children }: { shown: boolean; children?: ReactNode }) => (
  <>
    {children}
    {shown ? (
      <Notice tone="attention" role="alert">
        <FormattedMessage id="platform.actionFailed" />
      </Notice>
    ) : null}
  </>
);

/** Asks before a new secret is made: with time to change over, or at once. */
export function RotateDialog({ of: { id, url }, onClose, onSecret }: AskedProps & { onSecret: (secret: string) => void }) {
  const [rotate, { isLoading, isError }] = platformCalls.useRotateSecretMutation();
  const make = (endFormer: boolean): void =>
    void rotate({ id, endFormer }).unwrap().then(
      ({ secret }) => {
        onClose();
        onSecret(secret);
      },
      () => undefined,
    );
  return (
    <Dialog
      open
      kind="confirm"
      title={<FormattedMessage id="platform.rotate.title" />}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="platform.cancel" />
          </Button>
          <Button kind="danger" busy={isLoading} onClick={() => make(true)}>
            <FormattedMessage id="platform.rotate.now" />
          </Button>
          <Button kind="primary" busy={isLoading} onClick={() => make(false)}>
            <FormattedMessage id="platform.rotate.later" />
          </Button>
        </>
      }
    >
      <Failed shown={isError}>
        <p>
          <FormattedMessage id="platform.rotate.text" values={{ url: <Ltr key="url">{url}</Ltr> }} />
        </p>
      </Failed>
    </Dialog>
  );
}

/** Asks before an endpoint goes with its log. */
export function DeleteDialog({ of: { id, url }, onClose }: AskedProps) {
  const [remove, { isLoading, isError }] = platformCalls.useRemoveWebhookMutation();
  return (
    <Dialog
      open
      kind="confirm"
      title={<FormattedMessage id="platform.delete.title" />}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="platform.cancel" />
          </Button>
          <Button kind="danger" busy={isLoading} onClick={() => void remove({ id }).unwrap().then(onClose, () => undefined)}>
            <FormattedMessage id="platform.delete" />
          </Button>
        </>
      }
    >
      <Failed shown={isError}>
        <p>
          <FormattedMessage id="platform.delete.text" values={{ url: <Ltr key="url">{url}</Ltr> }} />
        </p>
      </Failed>
    </Dialog>
  );
}
