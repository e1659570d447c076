import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { Breadcrumb, Wrap } from '@amberlane/ui';
import { MAX_NUMBERS } from '../../query/track-query.ts';
import { RecentList } from '../../recent/recent-list.tsx';
import { NumberGuide } from './number-guide.tsx';
import { SampleResult } from './sample-result.tsx';
import { WaysToAsk, type Ways } from './ways-to-ask.tsx';
import handover from './scenes/handover.svg';
import css from './start-page.module.css';

interface StartPageProps {
  readonly ways: Ways;
  /** Why a query has no answer; first below the title. */
  readonly children?: ReactNode;
}

/** The page before an answer: the forms, the searches of this device, and what a number and a result look like. */
export function StartPage({ ways, children }: StartPageProps) {
  const intl = useIntl();
  const title = <FormattedMessage id="track.title" />;
  const home = [{ to: '', title: <FormattedMessage id="track.home" /> }];
  return (
    <>
      <div className={css.band}>
        <Wrap className={css.head}>
          <div className={css.ask}>
            <Breadcrumb label={intl.formatMessage({ id: 'track.breadcrumb' })} trail={home} here={title} />
            <h1 className={css.title}>
              <FormattedMessage id="track.start.title" />
            </h1>
            <p className={css.lead}>
              <FormattedMessage id="track.start.lead" values={{ max: MAX_NUMBERS }} />
            </p>
            {children}
            <div className={css.card}>
              <WaysToAsk {...ways} />
            </div>
          </div>
          <img className={css.scene} src={handover} width={600} height={400} alt="" decoding="async" />
        </Wrap>
      </div>
      <Wrap className={css.below}>
        <div className={css.column}>
          <RecentList />
          <NumberGuide />
        </div>
        <SampleResult />
      </Wrap>
    </>
  );
}
