import { useState } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { RULES } from '@amberlane/contract/domain';
import { Button, CallFailed, Dialog, ListState, listStateOf } from '@amberlane/ui';
import { closingCalls, type Closing } from './closing-calls.ts';
import { CloseForm } from './close-form.tsx';
import css from './leaving.module.css';

/** What closing the account means for this customer, and the way to do it. */
export function ClosingSection() {
  const { data, error, isLoading, refetch } = closingCalls.useClosingQuery(null);
  return (
    <section className={css.section}>
      <h2>
        <FormattedMessage id="account-data.close.title" />
      </h2>
      <ListState
        state={listStateOf({ loading: isLoading, failed: error !== undefined, count: data && 1 })}
        error={<CallFailed error={error} title={<FormattedMessage id="account-data.close.failed" />} onRetry={() => void refetch()} />}
        empty={null}
      >
        {data ? <Consequences of={data} /> : null}
      </ListState>
    </section>
  );
}

function Consequences({ of: closing }: { of: Closing }) {
  const intl = useIntl();
  const [asked, setAsked] = useState(false);
  const years = RULES.closedAccount.keepOrderYears;
  return (
    <div className={css.section}>
      <ul>
        {(['goes', 'open', 'underWay', 'kept', 'again'] as const).map((line) => (
          <li key={line}>
            <FormattedMessage id={`account-data.close.${line}`} values={{ ...closing, passwordSet: undefined, years }} />
          </li>
        ))}
      </ul>
      <Button kind="danger" onClick={() => setAsked(true)}>
        <FormattedMessage id="account-data.close.ask" />
      </Button>
      <Dialog title={<FormattedMessage id="account-data.close.sure" />} open={asked} onClose={() => setAsked(false)} closeLabel={intl.formatMessage({ id: 'account-data.close.keep' })}>
        <p>
          <FormattedMessage id="account-data.close.final" />
        </p>
        {asked ? <CloseForm passwordSet={closing.passwordSet} onKeep={() => setAsked(false)} /> : null}
      </Dialog>
    </div>
  );
}
