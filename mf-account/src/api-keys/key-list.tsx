import { useState } from 'react';
import { FormattedMessage, useIntl, useMarket, useToast } from '@amberlane/core';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import { Button, Dialog, Ltr, Notice, RelativeTime, RuledSection, StatusMark, Time } from '@amberlane/ui';
import { keyCalls, type KeyFacts } from './key-calls.ts';
import { messageOf } from './scope-choice.tsx';
import css from './keys.module.css';

type KeyState = 'works' | 'expired' | 'revoked';

/** Judged by the server's clock. */
export const keyState = ({ expiresAt, revokedAt }: Pick<KeyFacts, 'expiresAt' | 'revokedAt'>, asOf: string): KeyState =>
  revokedAt !== null ? 'revoked' : expiresAt !== null && Date.parse(expiresAt) <= Date.parse(asOf) ? 'expired' : 'works';

const shownPart = ({ prefix }: KeyFacts): string => `amk_${prefix}…`;

const STATUS = { works: 'delivered', expired: 'attention', revoked: 'neutral' } as const satisfies Record<KeyState, string>;

interface KeyListProps {
  readonly keys: readonly KeyFacts[];
  readonly asOf: string;
  /** Opens the form of a new key; not there while it is open. */
  readonly onAdd: (() => void) | undefined;
}

/** Keys of the customer, each with what ends it. */
export function KeyList({ keys, asOf, onAdd }: KeyListProps) {
  const [asked, setAsked] = useState<KeyFacts | null>(null);
  return (
    <RuledSection
      title={<FormattedMessage id="api-keys.list" />}
      aside={
        onAdd ? (
          <Button kind="primary" onClick={onAdd}>
            <FormattedMessage id="api-keys.form.submit" />
          </Button>
        ) : null
      }
    >
      {keys.length === 0 ? (
        <p className={css.once}>
          <FormattedMessage id="api-keys.none" />
        </p>
      ) : (
        <ul role="list" className={css.list}>
          {keys.map((key) => (
            <KeyRow key={key.prefix} of={key} asOf={asOf} onRevoke={() => setAsked(key)} />
          ))}
        </ul>
      )}
      {asked ? <RevokeDialog key={asked.prefix} of={asked} onClose={() => setAsked(null)} /> : null}
    </RuledSection>
  );
}

function KeyRow({ of: key, asOf, onRevoke }: { of: KeyFacts; asOf: string; onRevoke: () => void }) {
  const intl = useIntl();
  const zone = COUNTRY_TIME_ZONE[useMarket().country];
  const state = keyState(key, asOf);
  return (
    <li className={css.row}>
      <div className={css.head}>
        <div className={css.facts}>
          <h3 className={css.name} dir="auto">
            {key.name}
          </h3>
          <StatusMark status={STATUS[state]}>
            <FormattedMessage id="api-keys.state" values={{ state }} />
          </StatusMark>
        </div>
        {state === 'works' ? (
          <Button small onClick={onRevoke}>
            <FormattedMessage id="api-keys.revoke" />
          </Button>
        ) : null}
      </div>
      <p className={css.facts}>
        <Ltr code>{shownPart(key)}</Ltr>
        <span>{intl.formatList(key.scopes.map((scope) => intl.formatMessage({ id: messageOf(scope) })), { type: 'conjunction', style: 'narrow' })}</span>
      </p>
      <p className={css.facts}>
        <span>{key.lastUsedAt === null ? <FormattedMessage id="api-keys.neverUsed" /> : <FormattedMessage id="api-keys.lastUsed" values={{ time: <RelativeTime key="time" at={key.lastUsedAt} now={asOf} /> }} />}</span>
        <span>
          <FormattedMessage id="api-keys.createdAt" values={{ day: <Time key="day" at={key.createdAt} zone={zone} show="date" /> }} />
        </span>
        <span>{key.expiresAt === null ? <FormattedMessage id="api-keys.noEnd" /> : <FormattedMessage id="api-keys.endsAt" values={{ day: <Time key="day" at={key.expiresAt} zone={zone} show="date" /> }} />}</span>
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
