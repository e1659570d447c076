import { useSyncExternalStore } from 'react';
import { FormattedMessage, marketHref, useIntl, useMarket } from '@amberlane/core';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import { BRAND } from '@amberlane/contract/site/brand';
import { Ltr, Time } from '@amberlane/ui';
import { usePrinting } from './printing.ts';
import css from './print-sheet.module.css';

const never = () => () => undefined;

interface PrintSheetProps {
  /** Address of the page under `/{lang}`. */
  readonly path: string;
  /** ISO instant of the answer. */
  readonly asOf: string;
}

/** On paper only: who says all this, when, and where the newest events are. */
export function PrintSheet({ path, asOf }: PrintSheetProps) {
  const intl = useIntl();
  const market = useMarket();
  const { Code, path: alone } = usePrinting();
  // The server names no origin: paper without React has the address that the browser prints.
  const origin = useSyncExternalStore(never, () => location.origin, () => null);
  if (origin === null) return null;
  const address = origin + marketHref(market, alone ?? path);
  return (
    <div className={css.sheet} data-every-sheet="">
      <p>
        <b>{BRAND.name}</b>
        <br />
        <FormattedMessage id="track-share.sheetAsOf" values={{ time: <Time at={asOf} zone={COUNTRY_TIME_ZONE[market.country]} show="full" /> }} />
        <br />
        <FormattedMessage id="track-share.sheet" />
        <br />
        <Ltr>{address}</Ltr>
      </p>
      {Code ? (
        <div className={css.code}>
          <Code address={address} label={intl.formatMessage({ id: 'track-share.qr.label' })} />
        </div>
      ) : null}
    </div>
  );
}
