import { FormattedMessage, useIntl } from '@amberlane/core';
import { ButtonLink, MilestoneBar, StatusMark } from '@amberlane/ui';
import { SAMPLE_NUMBERS, trackPath } from '../../query/track-query.ts';
import { MILESTONE_NAMES } from './milestone-names.ts';
import css from './sample-result.module.css';

const [, IN_TRANSIT] = SAMPLE_NUMBERS;
const LANE = [['ACCEPTED', 'done'], ['FLOWN', 'now'], ['CUSTOMS', 'todo'], ['LAST_MILE', 'todo'], ['DELIVERED', 'todo']] as const;

/** What a result looks like, for readers who have no number yet. */
export function SampleResult() {
  const intl = useIntl();
  return (
    <section aria-labelledby="track-sample" className={css.sample}>
      <h2 id="track-sample" className={css.label}>
        <FormattedMessage id="track.start.sample" />
      </h2>
      <p>
        <StatusMark status="transit">
          <FormattedMessage id="track.group.inTransit" />
        </StatusMark>
      </p>
      <MilestoneBar
        label={intl.formatMessage({ id: 'track.milestones' })}
        milestones={LANE.map(([id, state]) => ({
          id,
          name: <FormattedMessage id={MILESTONE_NAMES[id]} />,
          state,
          stateText: <FormattedMessage id={`track.milestone.${state}`} />,
        }))}
      />
      <p className={css.text}>
        <FormattedMessage id="track.start.sampleText" />
      </p>
      <ButtonLink to={trackPath([IN_TRANSIT])}>
        <FormattedMessage id="track.start.openSample" />
      </ButtonLink>
    </section>
  );
}
