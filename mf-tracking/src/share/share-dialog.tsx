import { useEffect, useState } from 'react';
import { FailureText, FormattedMessage, useIntl, useMarket, type CallFailure } from '@amberlane/core';
import { RULES } from '@amberlane/contract/domain';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import type { TrackShare } from '@amberlane/contract/calls/track-shares';
import { Button, Dialog, Notice, Skeleton, Time } from '@amberlane/ui';
import { shareApi } from '../api/share-api.ts';
import { failureOf } from '../api/tracking-api.ts';
import { LinkField } from './link-field.tsx';
import { QrFigure } from './qr-figure.tsx';
import { shareAddress } from './share-link.ts';
import { WaysToSend } from './ways-to-send.tsx';
import css from './share-dialog.module.css';

interface ShareDialogProps {
  readonly waybillNo: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The link to one parcel and the ways to pass it on. One link is made a visit; it is the same when opened again. */
export function ShareDialog({ waybillNo, open, onClose }: ShareDialogProps) {
  const intl = useIntl();
  const { share, failure, make } = useShare(waybillNo);
  useEffect(() => {
    if (open && !share && !failure) make();
  }, [open, share, failure, make]);
  return (
    <Dialog title={<FormattedMessage id="track-share.title" />} closeLabel={intl.formatMessage({ id: 'track-share.close' })} open={open} onClose={onClose}>
      <div className={css.body}>
        <p>
          <FormattedMessage id="track-share.lead" />
        </p>
        {failure ? <Failed failure={failure} retry={make} /> : share ? <Made share={share} /> : <Skeleton lines={[30, 100, 60]} slowText={<FormattedMessage id="track-share.slow" />} />}
      </div>
    </Dialog>
  );
}

function Made({ share: { token, expiresAt } }: { share: TrackShare }) {
  const market = useMarket();
  const address = shareAddress(location.origin, market, token);
  const values = { days: RULES.trackShare.validDays, time: <Time at={expiresAt} zone={COUNTRY_TIME_ZONE[market.country]} show="full" /> };
  return (
    <>
      <LinkField address={address} />
      <p className={css.ends} role="status">
        <FormattedMessage id="track-share.ends" values={values} />
      </p>
      <WaysToSend address={address} />
      <QrFigure address={address} />
    </>
  );
}

function Failed({ failure, retry }: { failure: CallFailure; retry: () => void }) {
  return (
    <Notice tone="attention" role="alert">
      <p>
        <FailureText failure={failure} />
      </p>
      <Button small onClick={retry}>
        <FormattedMessage id="track-share.retry" />
      </Button>
    </Notice>
  );
}

function useShare(waybillNo: string) {
  const [ask, { isLoading }] = shareApi.useShareTrackMutation();
  const [share, setShare] = useState<TrackShare | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const make = (): void => {
    if (isLoading) return;
    setFailure(null);
    void ask({ waybillNo }).then(({ data, error }) => {
      if (data) setShare(data);
      else setFailure(failureOf(error));
    });
  };
  return { share, failure, make };
}
