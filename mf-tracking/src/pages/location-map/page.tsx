/** Service points (spec §2 `location-map`): a searched list that is the page, and a map that shows the same. */
import { useMemo, useState } from 'react';
import { definePage, FormattedMessage, useIntl, usePageAddress, useMarket, useSelector } from '@amberlane/core';
import { Breadcrumb, PageHead, Skeleton, Wrap } from '@amberlane/ui';
import { failureOf } from '../../api/tracking-api.ts';
import { pointsApi } from '../../api/points-api.ts';
import { pointListQuery, readPointFilter } from '../../points/point-filter.ts';
import { Failure } from './failure.tsx';
import { Filters } from './filters.tsx';
import { loadPoints, pointsHead } from './load.ts';
import { MapSection } from './map-section.tsx';
import { NearMe, NearMeState } from './near-me.tsx';
import { PointList } from './point-list.tsx';
import { SearchForm } from './search-form.tsx';
import { useChosenPoint } from './use-chosen-point.ts';
import { useArrangedPoints } from './use-arranged-points.ts';
import { ViewChoice } from './view-choice.tsx';
import type { ReaderPosition } from './reader-position.ts';
import css from './page.module.css';

function LocationMap() {
  const title = <FormattedMessage id="points.title" />;
  const label = useIntl().formatMessage({ id: 'points.breadcrumb' });
  return (
    <>
      <PageHead
        low
        title={title}
        lead={<FormattedMessage id="points.lead" />}
        breadcrumb={<Breadcrumb label={label} trail={[{ to: '', title: <FormattedMessage id="points.home" /> }]} here={title} />}
      />
      <Finder />
    </>
  );
}

function Finder() {
  const { search } = usePageAddress();
  const { country, locale } = useMarket();
  const filter = useMemo(() => readPointFilter(new URLSearchParams(search), { country }), [search, country]);
  const select = useMemo(() => pointsApi.endpoints.points.select(pointListQuery(filter, { locale })), [filter, locale]);
  const { data, error } = useSelector(select);
  const [near, setNear] = useState<ReaderPosition>({ state: 'unasked' });
  const { groups, openingOf } = useArrangedPoints(data, filter, near.state === 'known' ? near.position : null);
  const [pointed, setPointed] = useState<string | null>(null);
  const { siteCode, Sheet, choose, close } = useChosenPoint();
  const chosen = data?.points.find((point) => point.siteCode === siteCode);
  return (
    <Wrap className={css.page}>
      <div className={css.tools}>
        <SearchForm filter={filter} {...(data && { answer: data })}>
          <NearMe near={near} onChange={setNear} />
        </SearchForm>
        <NearMeState near={near} />
        <div className={css.scroller}>
          <Filters filter={filter} />
        </div>
        <ViewChoice />
      </div>
      <div className={css.list}>
        {error ? <Failure failure={failureOf(error)} filter={filter} hasOlder={data !== undefined} /> : null}
        {data ? <PointList list={data} filter={filter} groups={groups} openingOf={openingOf} isNear={near.state === 'known'} onChoose={choose} pointed={pointed} onPoint={setPointed} /> : null}
        {data ?? error ? null : <Skeleton lines={[30, 70, 90, 30, 70, 90]} slowText={<FormattedMessage id="points.slow" />} />}
      </div>
      <MapSection className={css.map} points={groups.flatMap(({ points }) => points)} list={data} country={filter.country} {...(near.state === 'known' && { reader: near.position })} chosen={chosen?.siteCode ?? null} onChoose={choose} pointed={pointed} onPoint={setPointed}>
        {data && chosen && Sheet ? <Sheet point={chosen} asOf={data.asOf} opening={openingOf(chosen)} onClose={close} /> : null}
      </MapSection>
    </Wrap>
  );
}

export default definePage({ component: LocationMap, load: loadPoints, head: pointsHead });
