/** API keys of platform customers (spec §1 access plan): the list, a new key, and how programs use it. */
import { useState } from 'react';
import { definePage, FormattedMessage, useRoutes } from '@amberlane/core';
import { ButtonLink, CallFailed, drawings, EmptyState, ListState, listStateOf, TextLink } from '@amberlane/ui';
import { AccountLayout } from '../../account-layout/account-layout.tsx';
import { API_KEYS } from '../../account-layout/account-pages.ts';
import { stayInStep } from '../../tab-sync/tab-sync.ts';
import { CONSOLE, DeveloperTabs } from '../../api-keys/developer-tabs.tsx';
import { FirstRequest } from '../../api-keys/first-request.tsx';
import { HowTo } from '../../api-keys/how-to.tsx';
import { keyCalls, type Keys } from '../../api-keys/key-calls.ts';
import { KeyList } from '../../api-keys/key-list.tsx';
import { NewKey } from '../../api-keys/new-key.tsx';
import css from '../../api-keys/keys.module.css';

function ApiKeys() {
  const { data, error, isLoading, refetch } = keyCalls.useKeysQuery(null);
  const hasConsole = useRoutes().has(CONSOLE);
  return (
    <AccountLayout current={API_KEYS} art={drawings.mast} title={<FormattedMessage id={hasConsole ? 'api-keys.area' : 'api-keys.title'} />} lead={<FormattedMessage id="api-keys.lead" />}>
      <div className={css.parts}>
        {hasConsole ? <DeveloperTabs /> : null}
        <ListState
          state={listStateOf({ loading: isLoading, failed: error !== undefined, count: data && 1 })}
          error={<CallFailed error={error} title={<FormattedMessage id="api-keys.failed" />} onRetry={() => void refetch()} />}
          empty={null}
        >
          {data ? <Plan of={data} /> : null}
        </ListState>
      </div>
    </AccountLayout>
  );
}

function Plan({ of: { platform, keys, asOf } }: { of: Keys }) {
  // A first key is shown still when the list has it.
  const [isAdding, setAdding] = useState(keys.length === 0);
  if (!platform) return <NotInPlan />;
  return (
    <div className={css.page}>
      {isAdding ? <NewKey isFirst={keys.length === 0} asOf={asOf} onClose={() => setAdding(false)} /> : null}
      <KeyList keys={keys} asOf={asOf} onAdd={isAdding ? undefined : () => setAdding(true)} />
      <FirstRequest />
      <HowTo />
    </div>
  );
}

const NotInPlan = () => (
  <EmptyState
    level={2}
    title={<FormattedMessage id="api-keys.plan.title" />}
    action={
      <ButtonLink to="service/contact-us" kind="primary">
        <FormattedMessage id="api-keys.plan.contact" />
      </ButtonLink>
    }
  >
    <p>
      <FormattedMessage id="api-keys.plan.text" />
    </p>
    <TextLink to="service/access" kind="more">
      <FormattedMessage id="api-keys.plan.access" />
    </TextLink>
  </EmptyState>
);

export default definePage({
  component: ApiKeys,
  setup: stayInStep,
  head: ({ intl }) => ({ title: intl.formatMessage({ id: 'api-keys.title' }), description: intl.formatMessage({ id: 'api-keys.lead' }) }),
});
