import { FormattedMessage, useMarket, useRoutes } from '@amberlane/core';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import { Money, Notice, TextLink, Time } from '@amberlane/ui';
import type { Closing } from './closing-calls.ts';
import css from './leaving.module.css';

type Owed = Closing['owed'];

/** Page of another remote, where the account is added to which money is paid. */
const LEDGER = 'express/cod';

/** Why the account can't be closed yet, an amount for each currency, and what to do about it; nothing where nothing is owed. Red only where the customer must act. */
export function MoneyOwed({ owed }: { owed: Owed }) {
  const hasLedger = useRoutes().has(LEDGER);
  if (owed.length === 0) return null;
  const lacksAccount = owed.some(({ open, payoutAt }) => open.amount > 0 && payoutAt === null);
  return (
    <Notice tone={lacksAccount ? 'attention' : 'plain'}>
      <div className={css.owed}>
        <p>
          <b>
            <FormattedMessage id="account-data.close.owed.title" />
          </b>
        </p>
        <p>
          <FormattedMessage id="account-data.close.owed.text" />
        </p>
        <ul>
          {owed.map((one) => (
            <OwedLines key={one.currency} of={one} />
          ))}
        </ul>
        {hasLedger ? (
          <p>
            <TextLink to={LEDGER}>
              <FormattedMessage id={lacksAccount ? 'account-data.close.owed.add' : 'account-data.close.owed.see'} />
            </TextLink>
          </p>
        ) : null}
      </div>
    </Notice>
  );
}

function OwedLines({ of: { underWay, toCollect, open, payoutAt } }: { of: Owed[number] }) {
  const zone = COUNTRY_TIME_ZONE[useMarket().country];
  const amount = <Money key="amount" of={open} />;
  return (
    <>
      {open.amount > 0 ? (
        <li>
          {payoutAt === null ? (
            <FormattedMessage id="account-data.close.owed.noAccount" values={{ amount }} />
          ) : (
            <FormattedMessage id="account-data.close.owed.open" values={{ amount, day: <Time key="day" at={payoutAt} zone={zone} show="day" /> }} />
          )}
        </li>
      ) : null}
      {underWay > 0 ? (
        <li>
          <FormattedMessage id="account-data.close.owed.underWay" values={{ count: underWay, amount: <Money key="amount" of={toCollect} /> }} />
        </li>
      ) : null}
    </>
  );
}
