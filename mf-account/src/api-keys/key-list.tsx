import { useState } from 'react';
import { FormattedMessage, useMarket, useToast } from '@amberlane/core';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import { Button, Dialog, Ltr, Notice, RelativeTime, Time } from '@amberlane/ui';
import { keyCalls, type KeyFacts } from './key-calls.ts';
import css from './keys.module.css';

type KeyState = 'works' | 'expired' | 'revoked';

/** Judged by the server's clock. */
export const keyState = ({ expiresAt, revokedAt }: Pick<KeyFacts, 'expiresAt' | 'revokedAt'>, asOf: string): KeyState =>
  revokedAt !== null ? 'revoked' : expiresAt !== null && Date.parse(expiresAt) <= Date.parse(asOf) ? 'expired' : 'works';

const shownPart = ({ prefix }: KeyFacts): string => `amk_${prefix}…`;

/** Keys of the customer, each with what ends it. */
export function KeyList({ keys, asOf }: { keys: readonly KeyFacts[]; asOf: string }) {
  const [asked, setAsked] = useState<KeyFacts | null>(null);
  return (
    <>
      <ul role="list" className={css.list}>
        {keys.map((key) => (
          <KeyRow key={key.prefix} of={key} asOf={asOf} onRevoke={() => setAsked(key)} />
        ))}
      </ul>
      {asked ? <RevokeDialog key={asked.prefix} of={asked} onClose={() => setAsked(null)} /> : null}
    </>
  );
}

function KeyRow({ of: key, asOf, onRevoke }: { of: KeyFacts; asOf: string; onRevoke: () => void }) {
  const zone = COUNTRY_TIME_ZONE[useMarket().country];
  const state = keyState(key, asOf);
  return (
    <li className={css.row}>
      <div className={css.head}>
        <h2 className={css.name} dir="auto">
          {key.name}
        </h2>
        {state === 'works' ? (
          <Button small onClick={onRevoke}>
            <FormattedMessage id="api-keys.revoke" />
          </Button>
        ) : null}
      </div>
      <p className={css.facts}>
        <span>
          <FormattedMessage id="api-keys.state" values={{ state }} />
        </span>
        <Ltr code>{shownPart(key)}</Ltr>
        <Ltr>{key.scopes.join(', ')}</Ltr>
      </p>
      <p className={css.facts}>
        <span>
          <FormattedMessage id="api-keys.createdAt" values={{ day: <Time key="day" at={key.createdAt} zone={zone} show="date" /> }} />
        </span>
        <span>{key.expiresAt === null ? <FormattedMessage id="api-keys.noEnd" /> : <FormattedMessage id="api-keys.endsAt" values={{ day: <Time key="day" at={key.expiresAt} zone={zone} show="date" /> }} />}</span>
        <span>{key.lastUsedAt === null ? <FormattedMessage id="api-keys.neverUsed" /> : <FormattedMessage id="api-keys.lastUsed" values={{ time: <RelativeTime key="time" at={key.lastUsedAt} now={asOf} /> }} />}</span>
      </p>
    </li>
  );
}

function RevokeDialog({ of: { name, prefix }, onClose }: { of: KeyFacts; onClose: () => void }) {
  const toast = useToast();
  const [revoke, { isLoading, isError }] = keyCalls.useRevokeKeyMutation();
  const confirm = (): void => {
    revoke({ prefix }).unwrap().then(
      () => {
        toast('success', { id: 'api-keys.revoked' });
        onClose();
      },
      () => undefined,
    );
  };
  return (
    <Dialog
      open
      kind="confirm"
      title={<FormattedMessage id="api-keys.revokeTitle" />}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="api-keys.keep" />
          </Button>
          <Button kind="danger" busy={isLoading} onClick={confirm}>
            <FormattedMessage id="api-keys.revoke" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id="api-keys.revokeText" values={{ name: <bdi key="name">{name}</bdi> }} />
      </p>
      {isError ? (
        <Notice tone="attention" role="alert">
          <FormattedMessage id="api-keys.revokeFailed" />
        </Notice>
      ) : null}
    </Dialog>
  );
}
