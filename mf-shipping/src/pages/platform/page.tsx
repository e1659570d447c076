/** Console for platforms (spec §1 platform and API access): webhooks, their deliveries, calls made with keys, examples. */
import { definePage, FormattedMessage, useIntl, usePageAddress, useRoutes } from '@amberlane/core';
import { Drawing, drawings, TabLinks } from '@amberlane/ui';
import { AccountPage } from '../../orders/account-page.tsx';
import { ApiCalls } from '../../platform/api-calls.tsx';
import { Deliveries } from '../../platform/deliveries.tsx';
import { Endpoints } from '../../platform/endpoints.tsx';
import { Examples } from '../../platform/examples.tsx';
import { API_KEYS, PLATFORM_PATH, platformHref, readPlatformAddress, VIEWS, type PlatformAddress } from '../../platform/platform-view.ts';
import css from '../../platform/platform.module.css';

function Platform() {
  const intl = useIntl();
  const address = readPlatformAddress(usePageAddress().search);
  const { view } = address;
  const hasKeys = useRoutes().has(API_KEYS);
  const title = <FormattedMessage id="platform.title" />;
  return (
    <AccountPage path={hasKeys ? API_KEYS : PLATFORM_PATH} isPart={hasKeys} title={title} lead={<FormattedMessage id="platform.lead" />} art={<Drawing of={drawings.mast} />}>
      <div className={css.page}>
        <TabLinks
          boxed
          label={intl.formatMessage({ id: 'platform.views' })}
          tabs={[
            ...(hasKeys ? [{ to: API_KEYS, title: <FormattedMessage id="platform.view.keys" /> }] : []),
            ...VIEWS.map((each) => ({ to: platformHref({ view: each }), title: <FormattedMessage id={`platform.view.${each}`} />, current: each === view })),
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
