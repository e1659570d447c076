/** Console for platforms (spec §1 platform and API access): webhooks, their deliveries, calls made with keys, examples. */
import { definePage, FormattedMessage, useIntl, usePageAddress } from '@amberlane/core';
import { Drawing, drawings, TabLinks } from '@amberlane/ui';
import { AccountPage } from '../../orders/account-page.tsx';
import { ApiCalls } from '../../platform/api-calls.tsx';
import { Deliveries } from '../../platform/deliveries.tsx';
import { Endpoints } from '../../platform/endpoints.tsx';
import { Examples } from '../../platform/examples.tsx';
import { platformHref, readPlatformAddress, type PlatformAddress } from '../../platform/platform-view.ts';
import css from '../../platform/platform.module.css';

function Platform() {
  const intl = useIntl();
  const address = readPlatformAddress(usePageAddress().search);
  const { view } = address;
  const title = <FormattedMessage id="platform.title" />;
  return (
    <AccountPage path="express/platform" title={title} lead={<FormattedMessage id="platform.lead" />} art={<Drawing of={drawings.mast} />}>
      <div className={css.page}>
        <TabLinks
          label={intl.formatMessage({ id: 'platform.views' })}
          tabs={[
            { to: platformHref({ view: 'webhooks' }), title: <FormattedMessage id="platform.view.webhooks" />, current: view === 'webhooks' },
            { to: platformHref({ view: 'deliveries' }), title: <FormattedMessage id="platform.view.deliveries" />, current: view === 'deliveries' },
            { to: platformHref({ view: 'calls' }), title: <FormattedMessage id="platform.view.calls" />, current: view === 'calls' },
            { to: platformHref({ view: 'examples' }), title: <FormattedMessage id="platform.view.examples" />, current: view === 'examples' },
          ]}
        />
        <View address={address} />
      </div>
    </AccountPage>
  );
}

function View({ address }: { address: PlatformAddress }) {
  switch (address.view) {
    case 'webhooks': return <Endpoints />;
    case 'deliveries': return <Deliveries address={address} />;
    case 'calls': return <ApiCalls />;
    case 'examples': return <Examples />;
  }
}

export default definePage({
  component: Platform,
  head: ({ intl }) => ({ title: intl.formatMessage({ id: 'platform.title' }), description: intl.formatMessage({ id: 'platform.lead' }) }),
});
