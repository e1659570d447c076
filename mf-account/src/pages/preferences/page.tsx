/** Language, home country and emails: how the customer is written to (spec §3 "Contact / account"). */
import { definePage, FormattedMessage } from '@amberlane/core';
import { CallFailed, drawings, ListState, listStateOf } from '@amberlane/ui';
import { customerApi } from '../../api/customer-api.ts';
import { AccountLayout } from '../../account-layout/account-layout.tsx';
import { PREFERENCES } from '../../account-layout/account-pages.ts';
import { notificationsApi } from '../../notifications/notifications-api.ts';
import { stayInStep } from '../../tab-sync/tab-sync.ts';
import { AlwaysSent } from './always-sent.tsx';
import { PreferencesForm } from './preferences-form.tsx';

function Preferences() {
  const customer = customerApi.useCustomerQuery(null);
  const notifications = notificationsApi.useNotificationsQuery(null);
  const parts = [customer, notifications];
  const failed = parts.find(({ error }) => error !== undefined);
  const { data } = customer;
  const { data: chosen } = notifications;
  return (
    <AccountLayout current={PREFERENCES} art={drawings.letterbox} title={<FormattedMessage id="preferences.title" />} lead={<FormattedMessage id="preferences.lead" />}>
      <ListState
        state={listStateOf({ loading: parts.some(({ isLoading }) => isLoading), failed: failed !== undefined, count: data && chosen && 1 })}
        error={
          <CallFailed
            error={failed?.error}
            title={<FormattedMessage id="preferences.failed" />}
            onRetry={() => parts.filter(({ error }) => error !== undefined).forEach(({ refetch }) => void refetch())}
          />
        }
        empty={null}
      >
        {data && chosen ? <PreferencesForm key={data.userId} customer={data} chosen={chosen} /> : null}
      </ListState>
      <AlwaysSent />
    </AccountLayout>
  );
}

export default definePage({
  component: Preferences,
  setup: stayInStep,
  head: ({ intl }) => ({ title: intl.formatMessage({ id: 'preferences.title' }), description: intl.formatMessage({ id: 'preferences.lead' }) }),
});
