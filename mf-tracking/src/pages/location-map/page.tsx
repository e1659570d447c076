/** Service points (spec §2 `location-map`): a searched list that is the page, and a map that shows the same. */
import { useMemo, useState } from 'react';
import { definePage, FormattedMessage, useIntl, usePageAddress, useMarket, useSelector } from '@amberlane/core';
import { Breadcrumb, Button, Icon, icons, PageHead, Skeleton, Wrap } from '@amberlane/ui';
import { failureOf } from '../../api/tracking-api.ts';
import { pointsApi } from '../../api/points-api.ts';
import { tellingTraits } from '../../points/choose-points.ts';
import { pointListQuery, readPointFilter, TRAITS, type PointFilter } from '../../points/point-filter.ts';
import { Failure } from './failure.tsx';
import { Filters } from './filters.tsx';
import { loadPoints, pointsHead } from './load.ts';
import { MapSection } from './map-section.tsx';
import { NearMe, NearMeState } from './near-me.tsx';
import { PointList } from './point-list.tsx';
import { SearchFields, SearchForm } from './search-form.tsx';
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
  const [isUnfolded, unfold] = useState(false);
  const [pointed, setPointed] = useState<string | null>(null);
  const { siteCode, Sheet, choose, close } = useChosenPoint();
  const chosen = data?.points.find((point) => point.siteCode === siteCode);
  return (
    <Wrap className={css.page}>
      <div className={css.tools}>
        <SearchForm filter={filter} {...(data && { answer: data })}>
          <NearMe near={near} onChange={setNear} />
        </SearchForm>
        <FoldButton count={filtersOf(filter, country)} isOpen={isUnfolded} onToggle={() => unfold(!isUnfolded)} />
        <div id={FOLD} className={css.fold} data-open={isUnfolded || undefined}>
          <SearchFields country={filter.country} day={filter.day} />
          <Filters filter={filter} traits={data ? tellingTraits(data.points, { traits: filter.traits, isOpen: (point) => openingOf(point).isOpen }) : TRAITS} />
        </div>
        <NearMeState near={near} />
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

/** Holds country, day and wishes, which a phone folds. */
const FOLD = 'points-filters';

/** Filters that are set. */
const filtersOf = ({ country, day, traits }: PointFilter, usual: PointFilter['country']): number => traits.length + (day === null ? 0 : 1) + (country === usual ? 0 : 1);

/** On a phone, where JavaScript runs: shows and hides the filters, and says how many are set. */
function FoldButton({ count, isOpen, onToggle }: { count: number; isOpen: boolean; onToggle: () => void }) {
  return (
    <Button className={css.toggle} aria-expanded={isOpen} aria-controls={FOLD} onClick={onToggle}>
      <FormattedMessage id="points.filter.label" />
      {count === 0 ? null : <b>{count}</b>}
      <Icon of={icons.down} className={css.chevron} />
    </Button>
  );
}

export default definePage({ component: LocationMap, load: loadPoints, head: pointsHead });
