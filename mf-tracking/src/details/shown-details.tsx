import { useEffect, type ReactNode, type RefObject } from 'react';
import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import type { TrackDetail } from '@amberlane/contract/calls/tracking';
import { Ltr, TextLink } from '@amberlane/ui';
import { pointsApi } from '../api/points-api.ts';
import { pointPath } from '../points/point-filter.ts';
import css from './details-card.module.css';

interface ShownDetailsProps {
  readonly detail: TrackDetail;
  /** Takes the focus when the details appear because somebody asked for them. */
  readonly heading: RefObject<HTMLElement | null>;
}

/** Who gets the parcel and where, who took it, and the service point that has it. */
export function ShownDetails({ detail, heading }: ShownDetailsProps) {
  const intl = useIntl();
  const { acceptName, acceptPhone, acceptCountry, receiverAddress, signedBy, siteCode, shownTo } = detail;
  useEffect(() => {
    if (shownTo === 'phone') heading.current?.focus();
  }, [heading, shownTo]);
  return (
    <>
      <dl className={css.facts}>
        <Fact term="track-details.receiver">
          <bdi>{acceptName}</bdi>
        </Fact>
        <Fact term="track-details.phone">
          <Ltr>{acceptPhone}</Ltr>
        </Fact>
        <Fact term="track-details.address">
          {receiverAddress.map((line, index) => (
            <span key={index} className={css.line}>
              <bdi>{line}</bdi>
            </span>
          ))}
          <span className={css.line}>{intl.formatDisplayName(acceptCountry, { type: 'region' })}</span>
        </Fact>
        <Fact term="track-details.signedBy">{signedBy === null ? <FormattedMessage id="track-details.nobody" /> : <bdi>{signedBy}</bdi>}</Fact>
        {siteCode === null ? null : (
          <Fact term="track-details.point">
            <PointLink siteCode={siteCode} />
          </Fact>
        )}
      </dl>
      <p className={css.why}>
        <FormattedMessage id={`track-details.shownTo.${shownTo}`} />
      </p>
    </>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <FormattedMessage id={term} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** By its name when that can be had, else by its code. */
function PointLink({ siteCode }: { siteCode: string }) {
  const { locale } = useMarket();
  const { data } = pointsApi.usePointQuery({ locale, siteCode });
  return <TextLink to={pointPath(siteCode)}>{data?.siteName ?? <Ltr figures>{siteCode}</Ltr>}</TextLink>;
}
