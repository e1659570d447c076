/** Language, home country and letters: how the customer is written to (spec §3 "Contact / account"). */
import { definePage, FormattedMessage } from '@amberlane/core';
import { CallFailed, drawings, ListState, listStateOf } from '@amberlane/ui';
import { customerApi } from '../../api/customer-api.ts';
import { AccountLayout } from '../../account-layout/account-layout.tsx';
import { PREFERENCES } from '../../account-layout/account-pages.ts';
import { stayInStep } from '../../tab-sync/tab-sync.ts';
import { LanguageForm } from './language-form.tsx';
import { Notifications } from './notifications.tsx';

function Preferences() {
  const { data, error, isLoading, refetch } = customerApi.useCustomerQuery(null);
  return (
    <AccountLayout current={PREFERENCES} art={drawings.plane} title={<FormattedMessage id="preferences.title" />} lead={<FormattedMessage id="preferences.lead" />}>
      <ListState
        state={listStateOf({ loading: isLoading, failed: error !== undefined, count: data && 1 })}
        error={<CallFailed error={error} title={<FormattedMessage id="preferences.failed" />} onRetry={() => void refetch()} />}
        empty={null}
      >
        {data ? <LanguageForm key={data.userId} customer={data} /> : null}
      </ListState>
      <Notifications />
    </AccountLayout>
  );
}

export default definePage({
  component: Preferences,
  setup: stayInStep,
  head: ({ intl }) => ({ title: intl.formatMessage({ id: 'preferences.title' }), description: intl.formatMessage({ id: 'preferences.lead' }) }),
});
