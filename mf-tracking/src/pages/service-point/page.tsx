/** One service point (spec §2 `location-map`): hours of its week, services, way there, neighbours. */
import { useMemo } from 'react';
import { definePage, FormattedMessage, useIntl, usePageAddress, useMarket, useSelector, type CallFailure } from '@amberlane/core';
import { Breadcrumb, ButtonLink, CallFailed, Drawing, drawings, PageHead, Skeleton, Wrap } from '@amberlane/ui';
import { pointsApi, type PointDetails } from '../../api/points-api.ts';
import { failureOf } from '../../api/tracking-api.ts';
import { AreaName } from '../../points/area-name.tsx';
import { ClosureNote } from '../../points/closure-note.tsx';
import { Hours } from '../../points/hours.tsx';
import { useOpening } from '../../points/opening.ts';
import { OpeningLine } from '../../points/opening-line.tsx';
import { pointPath, POINTS_PATH } from '../../points/point-filter.ts';
import { isPoint, loadPoint, pointHead, pointQuery, siteCodeOf } from './load.ts';
import { Nearby } from './nearby.tsx';
import { Reach } from './reach.tsx';
import css from './page.module.css';

function ServicePointPage() {
  const siteCode = siteCodeOf(usePageAddress().params);
  const { locale } = useMarket();
  const select = useMemo(() => pointsApi.endpoints.point.select(pointQuery(siteCode, { locale })), [siteCode, locale]);
  const { data, error } = useSelector(select);
  if (data) return <Shown point={data} />;
  if (error) return <Failed siteCode={siteCode} failure={failureOf(error)} />;
  return (
    <Wrap className={css.page}>
      <Skeleton lines={[30, 80, 95, 90, 60]} slowText={<FormattedMessage id="points.slow" />} />
    </Wrap>
  );
}

function Shown({ point }: { point: PointDetails }) {
  const opening = useOpening(point.asOf)(point);
  const label = useIntl().formatMessage({ id: 'points.breadcrumb' });
  const trail = [
    { to: '', title: <FormattedMessage id="points.home" /> },
    { to: POINTS_PATH, title: <FormattedMessage id="points.title" /> },
  ];
  return (
    <>
      <PageHead
        low
        title={point.siteName}
        lead={<FormattedMessage id="point.lead" values={{ type: <FormattedMessage id={`points.type.${point.type}`} />, city: <AreaName key="city" areaName={point.areaName} cityName={point.cityName} /> }} />}
        breadcrumb={<Breadcrumb label={label} trail={trail} here={point.siteName} />}
        art={<Drawing of={point.type === 'hub' ? drawings.warehouse : drawings.shop} />}
      >
        <div className={css.state}>
          <OpeningLine point={point} opening={opening} />
          <ClosureNote point={point} isOpen={opening.isOpen} />
        </div>
      </PageHead>
      <Wrap className={css.page}>
        <div className={css.columns}>
          <Reach point={point} />
          {point.closedForGood ? null : <Hours point={point} />}
        </div>
        <Nearby point={point} />
      </Wrap>
    </>
  );
}

const Failed = ({ siteCode, failure }: { siteCode: string; failure: CallFailure }) => (
  <Wrap className={css.page}>
    <CallFailed
      level={1}
      error={failure}
      title={<FormattedMessage id="point.failure.title" />}
      retry={pointPath(siteCode)}
      actions={
        <ButtonLink to={POINTS_PATH}>
          <FormattedMessage id="point.back" />
        </ButtonLink>
      }
    />
  </Wrap>
);

export default definePage({ component: ServicePointPage, valid: isPoint, load: loadPoint, head: pointHead });
