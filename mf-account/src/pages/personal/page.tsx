/** Basic data and sign-in addresses of the customer, the first page of the personal centre (spec §2). */
import { definePage, FormattedMessage } from '@amberlane/core';
import { CallFailed, drawings, ListState, listStateOf } from '@amberlane/ui';
import { customerApi } from '../../api/customer-api.ts';
import { SignInCard } from '../../contact/sign-in-card.tsx';
import { AccountLayout } from '../../account-layout/account-layout.tsx';
import { PERSONAL } from '../../account-layout/account-pages.ts';
import { stayInStep } from '../../tab-sync/tab-sync.ts';
import { PasswordNotice } from '../../authentication/password-notice.tsx';
import { BasicDataForm } from './basic-data-form.tsx';
import css from './personal.module.css';

function Personal() {
  const { data, error, isLoading, refetch } = customerApi.useCustomerQuery(null);
  return (
    <AccountLayout current={PERSONAL} art={drawings.house} title={<FormattedMessage id="personal.title" />} lead={<FormattedMessage id="personal.lead" />}>
      <ListState
        state={listStateOf({ loading: isLoading, failed: error !== undefined, count: data && 1 })}
        error={<CallFailed error={error} title={<FormattedMessage id="personal.failed" />} onRetry={() => void refetch()} />}
        empty={null}
      >
        {data ? (
          <div className={css.parts}>
            <PasswordNotice />
            <SignInCard customer={data} />
            <BasicDataForm key={data.userId} customer={data} />
          </div>
        ) : null}
      </ListState>
    </AccountLayout>
  );
}

export default definePage({
  component: Personal,
  setup: stayInStep,
  head: ({ intl }) => ({ title: intl.formatMessage({ id: 'personal.title' }), description: intl.formatMessage({ id: 'personal.lead' }) }),
});
