/** A parcel that somebody shared: where it is and what comes next, without its number and without names. */
import { useMemo } from 'react';
import { definePage, FormattedMessage, useIntl, usePageAddress, useMarket, useSelector } from '@amberlane/core';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import type { SharedTrack } from '@amberlane/contract/calls/track-shares';
import { Breadcrumb, Drawing, drawings, Ltr, Notice, PageHead, Skeleton, StatusMark, Time, Wrap } from '@amberlane/ui';
import { shareApi } from '../../api/share-api.ts';
import { failureOf } from '../../api/tracking-api.ts';
import { Journey } from '../../journey/journey.tsx';
import { PrintButton } from '../../share/print-button.tsx';
import { PrintSheet } from '../../share/print-sheet.tsx';
import { sharedPath } from '../../share/share-link.ts';
import { History } from '../track/history.tsx';
import { Milestones } from '../track/milestones.tsx';
import { NextStepCard } from '../track/next-step-card.tsx';
import { Way } from '../track/route-summary.tsx';
import { isShared, loadShared, sharedHead } from './load.ts';
import { LinkFailure } from './link-failure.tsx';
import css from './page.module.css';

function SharedTrackPage() {
  const intl = useIntl();
  const { token = '' } = usePageAddress().params;
  const select = useMemo(() => shareApi.endpoints.sharedTrack.select({ token }), [token]);
  const { data, error } = useSelector(select);
  const title = <FormattedMessage id="shared-track.title" />;
  const trail = [
    { to: '', title: <FormattedMessage id="track.home" /> },
    { to: 'track', title: <FormattedMessage id="track.title" /> },
  ];
  return (
    <>
      <PageHead
        title={title}
        {...(data && !error && { lead: <FormattedMessage id="shared-track.lead" /> })}
        breadcrumb={<Breadcrumb label={intl.formatMessage({ id: 'track.breadcrumb' })} trail={trail} here={title} />}
        art={<Drawing of={drawings.rider} />}
      />
      <Wrap className={css.page}>
        {error ? <LinkFailure failure={failureOf(error)} token={token} /> : data ? <Shared shared={data} token={token} /> : <Skeleton lines={[40, 90, 70]} slowText={<FormattedMessage id="track-share.slow" />} />}
      </Wrap>
    </>
  );
}

function Shared({ shared: { result, asOf, expiresAt }, token }: { shared: SharedTrack; token: string }) {
  const { country } = useMarket();
  const zone = COUNTRY_TIME_ZONE[country];
  const values = { time: <Time key="time" at={asOf} zone={zone} show="zoned" />, until: <Time key="until" at={expiresAt} zone={zone} show="full" /> };
  return (
    <article className={css.parcel} aria-labelledby="shared-parcel">
      <div className={css.head}>
        <h2 id="shared-parcel" className={css.title}>
          <FormattedMessage id="shared-track.parcel" values={{ number: <Ltr key="number" figures>{result.waybillNo}</Ltr> }} />
        </h2>
        <PrintButton />
      </div>
      <p className={css.note}>
        <FormattedMessage id="shared-track.asOf" values={values} />
      </p>
      {result.outcome === 'found' ? (
        <>
          <h3>
            <StatusMark status={result.waybill.group === 'signed' ? 'delivered' : 'transit'}>
              <FormattedMessage id={`track.group.${result.waybill.group}`} />
            </StatusMark>
          </h3>
          <Way waybill={result.waybill} />
          <Milestones waybill={result.waybill} />
          <div className={css.columns}>
            <div className={css.side}>
              <NextStepCard waybill={result.waybill} asOf={asOf} />
              <Journey waybill={result.waybill} open />
            </div>
            <History waybill={result.waybill} asOf={asOf} />
          </div>
        </>
      ) : (
        <Notice>
          <FormattedMessage id="shared-track.silent" />
        </Notice>
      )}
      <PrintSheet path={sharedPath(token)} asOf={asOf} />
    </article>
  );
}

export default definePage({ component: SharedTrackPage, valid: isShared, load: loadShared, head: sharedHead });
