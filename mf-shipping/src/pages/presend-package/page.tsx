/** Packages that another carrier brings to our warehouse: those announced, and the form that announces one. */
import { useState } from 'react';
import { definePage, FormattedMessage, useMarket, usePageAddress, type PageContext } from '@amberlane/core';
import { ButtonLink, CallFailed, Drawing, drawings, Skeleton, TextLink } from '@amberlane/ui';
import { AccountPage } from '../../orders/account-page.tsx';
import { AnnounceForm } from '../../presend/announce-form.tsx';
import { AnnouncedPanel } from '../../presend/announced-panel.tsx';
import { DraftPanel } from '../../presend/draft-panel.tsx';
import { DESTINATIONS } from '../../presend/destinations.ts';
import { NextSteps, STEPS_ID } from '../../presend/next-steps.tsx';
import { announcesOne, listAddress, NEW_PATH, PRESEND_PATH, readListView } from '../../presend/presend-address.ts';
import { presendCalls, type AnnouncedOrder } from '../../presend/presend-calls.ts';
import { usualRecipient } from '../../presend/presend-values.ts';
import { SentList } from '../../presend/sent-list.tsx';
import { Warehouses, WAREHOUSES_ID } from '../../presend/warehouse-card.tsx';
import css from '../../presend/presend.module.css';

function PresendPackage() {
  const query = new URLSearchParams(usePageAddress().search);
  return announcesOne(query) ? <Announce wanted={query.get('country')} /> : <Announced query={query} />;
}

/** What became of the packages announced, how it works, and where to send them. */
function Announced({ query }: { query: URLSearchParams }) {
  const { locale } = useMarket();
  const view = readListView(query);
  const { data: hubs } = presendCalls.usePresendHubsQuery({ locale });
  const announce = (
    <ButtonLink kind="primary" to={NEW_PATH}>
      <FormattedMessage id="presend.form.label" />
    </ButtonLink>
  );
  return (
    <AccountPage
      path={PRESEND_PATH}
      title={<FormattedMessage id="presend.title" />}
      lead={<FormattedMessage id="presend.lead" />}
      art={<Drawing of={drawings.clipboard} />}
      actions={
        <>
          {announce}
          <span className={css.links}>
            <TextLink href={`#${STEPS_ID}`}>
              <FormattedMessage id="presend.next.how" />
            </TextLink>
            {hubs ? (
              <TextLink href={`#${WAREHOUSES_ID}`}>
                <FormattedMessage id="presend.warehouses.link" />
              </TextLink>
            ) : null}
          </span>
        </>
      }
    >
      <SentList view={view} />
      <NextSteps now={null} />
      {hubs ? <Warehouses hubs={hubs} /> : null}
    </AccountPage>
  );
}

/** The form, or what was announced with it or kept. */
function Announce({ wanted }: { wanted: string | null }) {
  const { country, locale } = useMarket();
  const [announced, setAnnounced] = useState<AnnouncedOrder | null>(null);
  const [keptId, setKeptId] = useState<string | null>(null);
  const hubs = presendCalls.usePresendHubsQuery({ locale });
  const book = presendCalls.usePresendBookQuery(null);
  const agreement = presendCalls.usePresendAgreementQuery({ locale });
  const asked = DESTINATIONS.find((each) => each === wanted);
  const usual = usualRecipient(book.currentData ?? []);
  const recipient = asked === undefined || usual?.address.countryCode === asked ? usual : null;
  const destination = asked ?? recipient?.address.countryCode ?? DESTINATIONS.find((each) => each === country) ?? 'NG';
  return (
    <AccountPage
      path={PRESEND_PATH}
      above={{ to: listAddress({}), title: <FormattedMessage id="presend.title" /> }}
      title={<FormattedMessage id="presend.form.label" />}
      lead={<FormattedMessage id="presend.form.lead" />}
      art={<Drawing of={drawings.clipboard} />}
    >
      <div className={css.columns}>
        {!hubs.data || (!book.currentData && !book.isError) ? (
          hubs.error && !hubs.isFetching ? <CallFailed error={hubs.error} title={<FormattedMessage id="presend.warehouse.failed" />} onRetry={() => void hubs.refetch()} /> : <Skeleton lines={[40, 90, 90, 60, 80]} />
        ) : announced ? (
          <AnnouncedPanel order={announced} hubs={hubs.data} onAnother={() => setAnnounced(null)} />
        ) : keptId !== null ? (
          <DraftPanel id={keptId} onAnother={() => setKeptId(null)} />
        ) : (
          <AnnounceForm destination={destination} recipient={recipient} hubs={hubs.data} agreement={agreement.data} onAnnounced={setAnnounced} onKept={setKeptId} />
        )}
      </div>
    </AccountPage>
  );
}

const head = ({ intl, search }: PageContext) =>
  announcesOne(search)
    ? { title: intl.formatMessage({ id: 'presend.form.label' }), description: intl.formatMessage({ id: 'presend.form.lead' }) }
    : { title: intl.formatMessage({ id: 'presend.title' }), description: intl.formatMessage({ id: 'presend.lead' }) };

export default definePage({ component: PresendPackage, head });
