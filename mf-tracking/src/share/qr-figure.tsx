import { useIntl, FormattedMessage } from '@amberlane/core';
import { QrCode } from '@amberlane/ui/qr';
import css from './qr-figure.module.css';

/** The link for the camera of another phone. */
export function QrFigure({ address }: { address: string }) {
  const label = useIntl().formatMessage({ id: 'track-share.qr.label' });
  return (
    <figure className={css.figure}>
      <div className={css.code}>
        <QrCode address={address} label={label} />
      </div>
      <figcaption>
        <FormattedMessage id="track-share.qr.hint" />
      </figcaption>
    </figure>
  );
}
