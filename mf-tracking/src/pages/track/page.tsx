/** Tracking page (spec §2): up to 20 waybill numbers in, where each parcel is and what comes next out. */
import { useEffect, useRef } from 'react';
import { definePage, FormattedMessage, useIntl } from '@amberlane/core';
import { Breadcrumb, Drawing, drawings, PageHead, Wrap } from '@amberlane/ui';
import { ErrorSummary } from '@amberlane/ui/fields';
import { RefusalText } from '../../query/refusal-text.tsx';
import { queryKey } from '../../query/track-query.ts';
import { useNumberEntry } from '../../query/use-number-entry.ts';
import { trackingSlice } from '../../store/tracking-slice.ts';
import { loadTrack, trackHead } from './load.ts';
import { NumberGuide } from './number-guide.tsx';
import { QueryForm } from './query-form.tsx';
import { Results } from './results.tsx';
import css from './page.module.css';

function TrackPage() {
  const intl = useIntl();
  const entry = useNumberEntry();
  const { query, refused } = entry;
  const heading = useResultsInView(queryKey(query));
  const title = <FormattedMessage id="track.title" />;
  const home = [{ to: '', title: <FormattedMessage id="track.home" /> }];
  return (
    <>
      <PageHead
        title={title}
        breadcrumb={<Breadcrumb label={intl.formatMessage({ id: 'track.breadcrumb' })} trail={home} here={title} />}
        art={<Drawing of={drawings.rider} />}
      />
      <Wrap className={css.columns}>
        {refused ? (
          <ErrorSummary title={<FormattedMessage id="track.errors.title" />} faults={[{ fieldId: entry.field.id, sentence: <RefusalText {...refused} /> }]} />
        ) : null}
        <QueryForm entry={entry} />
        <div className={css.results}>{query && !query.refusal ? <Results numbers={query.list.numbers} heading={heading} /> : <NumberGuide />}</div>
      </Wrap>
    </>
  );
}

/** Moves the focus, and with it the view, to the results of another query than the page came with. */
function useResultsInView(key: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current !== key) heading.current?.focus();
    shown.current = key;
  }, [key]);
  return heading;
}

export default definePage({ component: TrackPage, setup: (site) => site.inject(trackingSlice), load: loadTrack, head: trackHead });
