/** Password, two-step sign-in, signed-in devices and sign-in history of the customer (spec §2; house rule). */
import { definePage, FormattedMessage } from '@amberlane/core';
import { CallFailed, drawings, ListState, listStateOf } from '@amberlane/ui';
import { customerApi } from '../../api/customer-api.ts';
import { AccountLayout } from '../../account-layout/account-layout.tsx';
import { SECURITY } from '../../account-layout/account-pages.ts';
import { stayInStep } from '../../tab-sync/tab-sync.ts';
import { AlertsSection, ProtectionSummary } from '../../security/protection.tsx';
import { PasswordSection } from '../../security/password-section.tsx';
import { SecondFactorSection } from '../../security/second-factor-section.tsx';
import { SessionsSection } from '../../security/sessions-section.tsx';
import { SignInsSection } from '../../security/sign-ins-section.tsx';
import css from './security.module.css';

function Security() {
  const { data, error, isLoading, refetch } = customerApi.useCustomerQuery(null);
  return (
    <AccountLayout current={SECURITY} art={drawings.customs} title={<FormattedMessage id="security.title" />} lead={<FormattedMessage id="security.lead" />}>
      <ListState
        state={listStateOf({ loading: isLoading, failed: error !== undefined, count: data && 1 })}
        error={<CallFailed error={error} title={<FormattedMessage id="security.failed" />} onRetry={() => void refetch()} />}
        empty={null}
      >
        {data ? (
          <div className={css.sections}>
            <ProtectionSummary customer={data} />
            <div className={css.protection}>
              <PasswordSection customer={data} />
              <SecondFactorSection customer={data} />
              <AlertsSection />
            </div>
            <SessionsSection />
            <SignInsSection />
          </div>
        ) : null}
      </ListState>
    </AccountLayout>
  );
}

export default definePage({
  component: Security,
  setup: stayInStep,
  head: ({ intl }) => ({ title: intl.formatMessage({ id: 'security.title' }), description: intl.formatMessage({ id: 'security.lead' }) }),
});
