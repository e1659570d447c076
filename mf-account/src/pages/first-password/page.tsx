/** The first password of an account that a code has made (spec §4). It can be set later: the personal centre reminds of it. */
import { definePage, FormattedMessage, usePageAddress, useMarket, useNavigate } from '@amberlane/core';
import { CallFailed, ListState, listStateOf } from '@amberlane/ui';
import { customerApi } from '../../api/customer-api.ts';
import { stayInStep } from '../../tab-sync/tab-sync.ts';
import { returnHref } from '../../authentication/sign-in-address.ts';
import { WayIn } from '../../authentication/authentication-card.tsx';
import { FirstPasswordForm } from './first-password-form.tsx';
import { HasPassword } from './has-password.tsx';

function FirstPassword() {
  const { data, error, isLoading, refetch } = customerApi.useCustomerQuery(null);
  const navigate = useNavigate();
  const market = useMarket();
  const { search } = usePageAddress();
  const back = returnHref(market, search);
  return (
    <WayIn title={<FormattedMessage id="first-password.title" />} lead={<FormattedMessage id="first-password.lead" />}>
      <ListState
        state={listStateOf({ loading: isLoading, failed: error !== undefined, count: data && 1 })}
        error={<CallFailed error={error} title={<FormattedMessage id="first-password.failed" />} onRetry={() => void refetch()} />}
        empty={null}
      >
        {data?.passwordSet === true ? <HasPassword back={back} /> : null}
        {data?.passwordSet === false ? <FirstPasswordForm policy={data.passwordPolicy} back={back} onDone={() => void navigate(back, { replace: true })} /> : null}
      </ListState>
    </WayIn>
  );
}

export default definePage({
  component: FirstPassword,
  setup: stayInStep,
  head: ({ intl }) => ({ title: intl.formatMessage({ id: 'first-password.title' }), description: intl.formatMessage({ id: 'first-password.lead' }) }),
});
