import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl, useRoutes } from '@amberlane/core';
import { RULES } from '@amberlane/contract/domain';
import { Button, CallFailed, Dialog, ListState, listStateOf, RuledSection, TextLink } from '@amberlane/ui';
import { MoneyOwed } from './money-owed.tsx';
import { closingCalls, type Closing } from './closing-calls.ts';
import { CloseForm } from './close-form.tsx';
import css from './leaving.module.css';

/** Page of another remote, where the customer says what happens to parcels that could not be delivered. */
const CHOICE = 'express/delivery-choice';

/** What closing the account means for this customer, and the way to do it. */
export function ClosingSection() {
  const { data, error, isLoading, refetch } = closingCalls.useClosingQuery(null);
  return (
    <RuledSection title={<FormattedMessage id="account-data.close.title" />}>
      <ListState
        state={listStateOf({ loading: isLoading, failed: error !== undefined, count: data && 1 })}
        error={<CallFailed error={error} title={<FormattedMessage id="account-data.close.failed" />} onRetry={() => void refetch()} />}
        empty={null}
      >
        {data ? <Consequences of={data} /> : null}
      </ListState>
    </RuledSection>
  );
}

function Consequences({ of: closing }: { of: Closing }) {
  const intl = useIntl();
  const [asked, setAsked] = useState(false);
  const { addresses, drafts, keys, open, underWay, kept } = closing;
  const hasChoice = useRoutes().has(CHOICE);
  const choose = (words: ReactNode): ReactNode => (hasChoice ? <TextLink key="choose" to={CHOICE}>{words}</TextLink> : words);
  const counts = { addresses, drafts, keys, open, underWay, kept, years: RULES.closedAccount.keepOrderYears, choose };
  return (
    <div className={css.section}>
      <MoneyOwed owed={closing.owed} />
      <h3 className={css.effectsTitle}>
        <FormattedMessage id="account-data.close.effects" />
      </h3>
      <dl className={css.effects}>
        {(['goes', 'open', 'underWay', 'choices', 'kept', 'again'] as const).map((line) => (
          <div key={line}>
            <dt>
              <FormattedMessage id={`account-data.close.${line}.what`} />
            </dt>
            <dd>
              <FormattedMessage id={`account-data.close.${line}`} values={counts} />
            </dd>
          </div>
        ))}
      </dl>
      {closing.owed.length > 0 ? null : (
        <Button kind="danger" onClick={() => setAsked(true)}>
          <FormattedMessage id="account-data.close.ask" />
        </Button>
      )}
      <Dialog title={<FormattedMessage id="account-data.close.sure" />} open={asked} onClose={() => setAsked(false)} closeLabel={intl.formatMessage({ id: 'account-data.close.keep' })}>
        <p>
          <FormattedMessage id="account-data.close.final" />
        </p>
        {asked ? <CloseForm passwordSet={closing.passwordSet} onKeep={() => setAsked(false)} /> : null}
      </Dialog>
    </div>
  );
}
