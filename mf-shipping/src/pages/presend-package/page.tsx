/** Packages that another carrier brings to our warehouse: check, announce, send, and see what became of those before. */
import { useState } from 'react';
import { definePage, FormattedMessage, useMarket, usePageAddress } from '@amberlane/core';
import { CallFailed, Drawing, drawings, Skeleton } from '@amberlane/ui';
import { AccountPage } from '../../orders/account-page.tsx';
import { AnnounceForm } from '../../presend/announce-form.tsx';
import { AnnouncedPanel } from '../../presend/announced-panel.tsx';
import { DESTINATIONS } from '../../presend/destinations.tsx';
import { presendCalls, type AnnouncedOrder } from '../../presend/presend-calls.ts';
import { SentList } from '../../presend/sent-list.tsx';
import css from '../../presend/presend.module.css';

function PresendPackage() {
  const { search } = usePageAddress();
  const cursor = new URLSearchParams(search).get('cursor') ?? '';
  const title = <FormattedMessage id="presend.title" />;
  return (
    <AccountPage path="express/presend-package" title={title} lead={<FormattedMessage id="presend.lead" />} art={<Drawing of={drawings.clipboard} />}>
      {cursor === '' ? <Announce wanted={new URLSearchParams(search).get('country')} /> : null}
      <SentList cursor={cursor} />
    </AccountPage>
  );
}

/** The form, or what was announced with it. */
function Announce({ wanted }: { wanted: string | null }) {
  const { country, locale } = useMarket();
  const [announced, setAnnounced] = useState<AnnouncedOrder | null>(null);
  const hubs = presendCalls.usePresendHubsQuery({ locale });
  const agreement = presendCalls.usePresendAgreementQuery({ locale });
  const destination = [wanted, country].flatMap((code) => DESTINATIONS.find((each) => each === code) ?? [])[0] ?? 'NG';
  return (
    <div className={css.columns}>
      {!hubs.data ? (
        hubs.error && !hubs.isFetching ? <CallFailed error={hubs.error} title={<FormattedMessage id="presend.warehouse.failed" />} onRetry={() => void hubs.refetch()} /> : <Skeleton lines={[40, 90, 90, 60, 80]} />
      ) : announced ? (
        <AnnouncedPanel order={announced} hubs={hubs.data} onAnother={() => setAnnounced(null)} />
      ) : (
        <AnnounceForm destination={destination} hubs={hubs.data} agreement={agreement.data} onAnnounced={setAnnounced} />
      )}
    </div>
  );
}

export default definePage({
  component: PresendPackage,
  head: ({ intl }) => ({ title: intl.formatMessage({ id: 'presend.title' }), description: intl.formatMessage({ id: 'presend.lead' }) }),
});
