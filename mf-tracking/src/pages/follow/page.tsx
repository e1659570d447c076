/** News of a parcel by mail: asked for here, confirmed and stopped by the links of letters. */
import { BRAND } from '@amberlane/contract/site/brand';
import { definePage, FormattedMessage, useIntl, usePageAddress, useSelector, type PageContext, type PageHead as Head, type SessionState } from '@amberlane/core';
import { Breadcrumb, Drawing, drawings, PageHead, Wrap } from '@amberlane/ui';
import { followApi } from '../../api/subscription-api.ts';
import { trackingApi } from '../../api/tracking-api.ts';
import { readFollowAddress } from '../../subscription/subscription-address.ts';
import { Letter } from '../../subscription/email-preview.tsx';
import { Start } from '../../subscription/start.tsx';
import { TRACK_PATH } from '../../query/track-query.ts';
import css from '../../subscription/follow.module.css';

function FollowPage() {
  const intl = useIntl();
  const isCustomer = useSelector(({ session }: { session: SessionState }) => session.nickName !== null);
  const address = readFollowAddress(new URLSearchParams(usePageAddress().search));
  const title = <FormattedMessage id="track-follow.title" />;
  const trail = [
    { to: '', title: <FormattedMessage id="track-follow.home" /> },
    { to: TRACK_PATH, title: <FormattedMessage id="track-follow.track" /> },
  ];
  return (
    <>
      <PageHead
        low
        title={title}
        lead={<FormattedMessage id={isCustomer ? 'track-follow.ownLead' : 'track-follow.lead'} />}
        breadcrumb={<Breadcrumb label={intl.formatMessage({ id: 'track-follow.breadcrumb' })} trail={trail} here={title} />}
        art={<Drawing of={drawings.house} />}
      />
      <Wrap className={css.columns}>{address.token === '' ? <Start address={address} /> : <Letter key={address.token} address={address} />}</Wrap>
    </>
  );
}

/** Asks anew on every visit: a letter may have been confirmed or stopped elsewhere. */
async function loadFollow({ search, site }: PageContext): Promise<void> {
  const { token, waybillNos } = readFollowAddress(search);
  const anew = { forceRefetch: true, subscribe: false };
  if (token !== '') await site.dispatch(followApi.endpoints.followState.initiate({ token }, anew));
  else if (waybillNos.length > 0) await site.dispatch(trackingApi.endpoints.queryTrack.initiate({ waybillNos }, anew));
}

const followHead = ({ intl }: PageContext): Head => ({
  title: `${intl.formatMessage({ id: 'track-follow.title' })} | ${BRAND.name}`,
  description: intl.formatMessage({ id: 'track-follow.lead' }),
  noindex: true,
});

export default definePage({ component: FollowPage, load: loadFollow, head: followHead });
