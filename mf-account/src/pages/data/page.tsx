/** The customer's data to take along, and the end of the account. */
import { definePage, FormattedMessage } from '@amberlane/core';
import { ButtonLink, drawings, Icon, icons, RuledSection } from '@amberlane/ui';
import { AccountLayout } from '../../account-layout/account-layout.tsx';
import { DATA } from '../../account-layout/account-pages.ts';
import { stayInStep } from '../../tab-sync/tab-sync.ts';
import { ClosingSection } from '../../account-closure/closing-section.tsx';
import css from '../../account-closure/leaving.module.css';

const Data = () => (
  <AccountLayout current={DATA} art={drawings.clipboard} title={<FormattedMessage id="account-data.title" />} lead={<FormattedMessage id="account-data.lead" />}>
    <RuledSection title={<FormattedMessage id="account-data.take.title" />}>
      <div className={css.take}>
        <p>
          <FormattedMessage id="account-data.take.text" />
        </p>
        <ButtonLink href="/v1/api/user/myData" download="">
          <Icon of={icons.doc} />
          <FormattedMessage id="account-data.take.link" />
        </ButtonLink>
      </div>
    </RuledSection>
    <ClosingSection />
  </AccountLayout>
);

export default definePage({
  component: Data,
  setup: stayInStep,
  head: ({ intl }) => ({ title: intl.formatMessage({ id: 'account-data.title' }), description: intl.formatMessage({ id: 'account-data.lead' }) }),
});
