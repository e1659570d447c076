/** The authenticator app: whether it is asked for, switching it on and off. What sets it up is fetched when it is asked for. */
import { lazy, Suspense, useRef, useState } from 'react';
import { FormattedMessage, useMarket } from '@amberlane/core';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import type { SecondFactor } from '@amberlane/contract/calls/account-security';
import { Button, CallFailed, ListState, listStateOf, Notice, Skeleton, Time } from '@amberlane/ui';
import type { Customer } from '../api/customer-api.ts';
import { OnOff } from './protection.tsx';
import { Section } from './section.tsx';
import { securityApi } from './security-api.ts';
import css from './security.module.css';

const SecondFactorSetup = lazy(async () => ({ default: (await import('./second-factor-setup.tsx')).SecondFactorSetup }));
const SecondFactorChange = lazy(async () => ({ default: (await import('./second-factor-change.tsx')).SecondFactorChange }));

/** With so few left it is time for new ones. */
const FEW_CODES = 2;

/** What the reader does about it now. */
type Doing = 'setUp' | 'renew' | 'end' | null;

export function SecondFactorSection({ customer }: { customer: Customer }) {
  const { data, error, isLoading, refetch } = securityApi.useSecondFactorQuery(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [doing, setDoing] = useState<Doing>(null);
  const leave = (): void => {
    setDoing(null);
    heading.current?.focus();
  };
  return (
    <Section
      anchor="app"
      heading={heading}
      title={<FormattedMessage id="security.app.title" />}
      lead={<FormattedMessage id="security.app.lead" />}
      state={data ? <OnOff of="app" on={data.on} /> : null}
      action={
        data && !data.on && customer.passwordSet && doing === null ? (
          <Button kind="primary" onClick={() => setDoing('setUp')}>
            <FormattedMessage id="security.app.setUp" />
          </Button>
        ) : null
      }
    >
      <ListState
        state={listStateOf({ loading: isLoading, failed: error !== undefined, count: data && 1 })}
        error={<CallFailed level={3} error={error} title={<FormattedMessage id="security.app.failed" />} onRetry={() => void refetch()} />}
        empty={null}
      >
        {data ? <Steps factor={data} customer={customer} doing={doing} onDo={setDoing} onLeave={leave} /> : null}
      </ListState>
    </Section>
  );
}

interface StepsProps {
  readonly factor: SecondFactor;
  readonly customer: Customer;
  readonly doing: Doing;
  readonly onDo: (doing: Doing) => void;
  readonly onLeave: () => void;
}

function Steps({ factor, customer, doing, onDo, onLeave }: StepsProps) {
  if (doing !== null) {
    return (
      <Suspense fallback={<Skeleton />}>{doing === 'setUp' ? <SecondFactorSetup customer={customer} onLeave={onLeave} /> : <SecondFactorChange doing={doing} customer={customer} onLeave={onLeave} />}</Suspense>
    );
  }
  if (factor.on) return <Switched factor={factor} onRenew={() => onDo('renew')} onEnd={() => onDo('end')} />;
  return customer.passwordSet ? null : (
    <p>
      <FormattedMessage id="security.app.needsPassword" />
    </p>
  );
}

function Switched({ factor: { since, recoveryCodesLeft }, onRenew, onEnd }: { factor: SecondFactor; onRenew: () => void; onEnd: () => void }) {
  const { country } = useMarket();
  return (
    <>
      {recoveryCodesLeft <= FEW_CODES ? (
        <Notice tone="attention">
          <FormattedMessage id="security.app.few" />
        </Notice>
      ) : null}
      <div className={css.quiet}>
        {since === null ? null : (
          <p>
            <FormattedMessage id="security.app.since" values={{ date: <Time key="date" at={since} zone={COUNTRY_TIME_ZONE[country]} show="date" /> }} />
          </p>
        )}
        <p>
          <FormattedMessage id="security.app.left" values={{ count: recoveryCodesLeft }} />
        </p>
      </div>
      <div className={css.buttons}>
        <Button onClick={onRenew}>
          <FormattedMessage id="security.app.renew" />
        </Button>
        <Button kind="quiet" onClick={onEnd}>
          <FormattedMessage id="security.app.switchOff" />
        </Button>
      </div>
    </>
  );
}
