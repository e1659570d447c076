import { Suspense, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useMarket } from '@amberlane/core';
import { currencyOf } from '@amberlane/contract/domain/country-currency';
import type { Currency } from '@amberlane/contract/domain/currencies';
import { COUNTRY_TIME_ZONE, marketSegment } from '@amberlane/contract/site';
import { RETURN_FIELD } from '@amberlane/contract/site/site-address';
import { Button, Ltr, Notice, RuledSection, Skeleton, TextLink, Time } from '@amberlane/ui';
import { LatePayoutAccountForm } from '../late/late-payout-account-form.ts';
import { AccountPlace } from './account-place.tsx';
import type { CodSummary, PayoutAccount } from './cod-calls.ts';
import css from './cod.module.css';

/** Currencies that the customer is paid in, or has an account for; before there is any, that of the country. */
function useCurrencies({ totals, accounts }: Pick<CodSummary, 'totals' | 'accounts'>): readonly Currency[] {
  const { country } = useMarket();
  const own = [...new Set([...totals, ...accounts].map(({ currency }) => currency))];
  return own.length > 0 ? own : [currencyOf(country)];
}

/** Where the money goes, one account for each currency, and the form that changes one in its place. */
export function PayoutAccounts({ summary }: { summary: CodSummary }) {
  const [editing, setEditing] = useState<Currency | null>(null);
  const currencies = useCurrencies(summary);
  return (
    <RuledSection title={<FormattedMessage id="cod.account.title" values={{ count: currencies.length }} />}>
      <p className={css.quiet}>
        <FormattedMessage id="cod.account.lead" values={{ count: currencies.length }} />
      </p>
      <ul role="list" className={css.accounts}>
        {currencies.map((currency) => (
          <li key={currency}>
            <CurrencyAccount
              currency={currency}
              account={summary.accounts.find((one) => one.currency === currency) ?? null}
              passwordSet={summary.passwordSet}
              isEditing={editing === currency}
              onEdit={() => setEditing(currency)}
              onEnd={() => setEditing(null)}
            />
          </li>
        ))}
      </ul>
    </RuledSection>
  );
}

interface CurrencyAccountProps {
  readonly currency: Currency;
  readonly account: PayoutAccount | null;
  readonly passwordSet: boolean;
  readonly isEditing: boolean;
  readonly onEdit: () => void;
  readonly onEnd: () => void;
}

function CurrencyAccount({ currency, account, passwordSet, isEditing, onEdit, onEnd }: CurrencyAccountProps) {
  const button = useFocusAfter(isEditing);
  const name = <Ltr key="currency">{currency}</Ltr>;
  return (
    <div className={css.account}>
      <div className={css.accountHead}>
        <div className={css.accountFacts}>
          <p className={css.accountCurrency}>
            <FormattedMessage id="cod.account.for" values={{ currency: name }} />
          </p>
          {account ? <Facts of={account} /> : <p><FormattedMessage id="cod.account.none" /></p>}
        </div>
        {isEditing ? null : (
          <Button ref={button} small={account !== null} kind={account ? 'plain' : 'primary'} onClick={onEdit}>
            <span>
              <FormattedMessage id={account ? 'cod.account.change' : 'cod.account.add'} values={{ currency: name }} />
            </span>
          </Button>
        )}
      </div>
      {isEditing && !passwordSet ? <PasswordNeeded /> : null}
      {isEditing && passwordSet ? (
        <Suspense fallback={<Skeleton />}>
          <LatePayoutAccountForm currency={currency} account={account} onEnd={onEnd} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** The button that opened the form has the focus again once the form is gone. */
function useFocusAfter(isEditing: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return button;
}

function Facts({ of: account }: { of: PayoutAccount }) {
  const zone = COUNTRY_TIME_ZONE[useMarket().country];
  return (
    <>
      <p>
        <AccountPlace of={account} />
      </p>
      <p className={css.quiet}>
        <bdi>{account.holder}</bdi>
      </p>
      {account.pausedUntil === null ? null : (
        <p className={css.quiet}>
          <FormattedMessage
            id="cod.account.paused"
            values={{ changed: <Time key="changed" at={account.changedAt} zone={zone} show="date" />, until: <Time key="until" at={account.pausedUntil} zone={zone} show="full" /> }}
          />
        </p>
      )}
    </>
  );
}

function PasswordNeeded() {
  const market = useMarket();
  const back = new URLSearchParams({ [RETURN_FIELD]: `/${marketSegment(market)}/express/cod` }).toString();
  return (
    <Notice role="status">
      <FormattedMessage
        id="cod.account.passwordNeeded"
        values={{
          set: (words) => (
            <TextLink key="set" to={`user-opt/set-password?${back}`}>
              {words}
            </TextLink>
          ),
        }}
      />
    </Notice>
  );
}
