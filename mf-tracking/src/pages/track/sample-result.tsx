import { FormattedMessage, useIntl } from '@amberlane/core';
import { ButtonLink, Ltr, MilestoneBar, StatusMark } from '@amberlane/ui';
import { ShortDate } from '../../clock/short-date.tsx';
import { SAMPLE_NUMBER, trackPath } from '../../query/track-query.ts';
import { MILESTONE_NAMES } from './milestone-names.ts';
import css from './sample-result.module.css';

const LANE = [['ACCEPTED', 'done'], ['FLOWN', 'now'], ['CUSTOMS', 'todo'], ['LAST_MILE', 'todo'], ['DELIVERED', 'todo']] as const;

const DAY = 86_400_000;

/** Noon of a day, so that server and browser name the same one. */
const daysFromNow = (days: number): string => `${new Date(Date.now() + days * DAY).toISOString().slice(0, 10)}T12:00:00.000Z`;

/** What a result looks like, for readers who have no number yet. */
export function SampleResult() {
  const intl = useIntl();
  return (
    <section aria-labelledby="track-sample" className={css.sample}>
      <h2 id="track-sample" className={css.label}>
        <FormattedMessage id="track.start.sample" />
      </h2>
      <p className={css.head}>
        <b>
          <Ltr figures>{SAMPLE_NUMBER}</Ltr>
        </b>
        <StatusMark status="transit">
          <FormattedMessage id="track.group.inTransit" />
        </StatusMark>
        <span className={css.due}>
          <FormattedMessage id="track.row.due" values={{ kind: 'expected' }} /> <b><ShortDate at={daysFromNow(3)} zone="UTC" /></b>
        </span>
      </p>
      <MilestoneBar
        label={intl.formatMessage({ id: 'track.milestones' })}
        milestones={LANE.map(([id, state]) => ({
          id,
          name: <FormattedMessage id={MILESTONE_NAMES[id]} />,
          state,
          stateText: <FormattedMessage id={`track.milestone.${state}`} />,
          ...(state !== 'todo' && { note: <ShortDate at={daysFromNow(state === 'done' ? -3 : -1)} zone="UTC" /> }),
        }))}
      />
      <div className={css.end}>
        <p className={css.text}>
          <FormattedMessage id="track.start.sampleText" />
        </p>
        <ButtonLink to={trackPath([SAMPLE_NUMBER])}>
          <FormattedMessage id="track.start.openSample" />
        </ButtonLink>
      </div>
    </section>
  );
}
