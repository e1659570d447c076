/** Start page of a customer: what the remotes have to tell, what is left to set up. */
import { definePage, FormattedMessage, Slot } from '@amberlane/core';
import { drawings } from '@amberlane/ui';
import { AccountLayout } from '../../account-layout/account-layout.tsx';
import { OVERVIEW } from '../../account-layout/account-pages.ts';
import { stayInStep } from '../../tab-sync/tab-sync.ts';
import { ToDo } from './to-do.tsx';

const Overview = () => (
  <AccountLayout current={OVERVIEW} art={drawings.rider} title={<FormattedMessage id="overview.title" />} lead={<FormattedMessage id="overview.lead" />}>
    <Slot name="account-overview" />
    <ToDo />
  </AccountLayout>
);

export default definePage({
  component: Overview,
  setup: stayInStep,
  head: ({ intl }) => ({ title: intl.formatMessage({ id: 'overview.title' }), description: intl.formatMessage({ id: 'overview.lead' }) }),
});
