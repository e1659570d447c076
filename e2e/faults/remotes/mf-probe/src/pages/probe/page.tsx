import { lazy, Suspense, useState } from 'react';
import { definePage, FormattedMessage, Link, useDispatch, usePageAddress, useSelector } from '@amberlane/core';
import { EDITION, whileLoading, whileRendering } from '../../edition.ts';
import { probeSlice, selectProbe } from '../../probe-slice.ts';
import { Told } from '../../told.tsx';
import css from './page.module.css';
import mark from '../../edition.module.css';

const Details = lazy(() => import('./details.tsx'));

function Probe() {
  const { search } = usePageAddress();
  whileRendering(search);
  const { madeBy, count } = useSelector(selectProbe);
  const dispatch = useDispatch();
  const [open, setOpen] = useState(false);
  return (
    <div className={css.page}>
      <h1>
        <FormattedMessage id="probe.title" />
      </h1>
      <p className={mark.mark}>
        <FormattedMessage id="probe.edition" values={{ edition: EDITION }} />
      </p>
      <p>
        <FormattedMessage id="probe.state" values={{ edition: madeBy, count }} />
      </p>
      <button type="button" onClick={() => dispatch(probeSlice.actions.counted(1))}>
        <FormattedMessage id="probe.count" />
      </button>
      <button type="button" onClick={() => setOpen(true)}>
        <FormattedMessage id="probe.open" />
      </button>
      {open ? (
        <Suspense>
          <Details />
        </Suspense>
      ) : null}
      <Told />
      <form>
        <label>
          <FormattedMessage id="probe.word" /> <input name="word" defaultValue={new URLSearchParams(search).get('word') ?? ''} />
        </label>
        <button type="submit">
          <FormattedMessage id="probe.search" />
        </button>
      </form>
      <Link to="probe-more">
        <FormattedMessage id="probe.more" />
      </Link>
    </div>
  );
}

export default definePage({
  component: Probe,
  setup: (site) => site.inject(probeSlice),
  load: ({ search }) => whileLoading(search),
  head: ({ intl }) => ({ title: intl.formatMessage({ id: 'probe.title' }), description: intl.formatMessage({ id: 'probe.title' }) }),
});
