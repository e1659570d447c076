import { defineStories } from '../gallery/stories.ts';
import { Time } from '../zoned-time/time.tsx';
import { Timeline, TimelineDay, TimelineEvent } from './timeline.tsx';

const LAGOS = 'Africa/Lagos';
const at = (clock: string) => <Time at={`2026-11-20T${clock}:00Z`} zone={LAGOS} show="zoned" />;
const day = (date: string) => <Time at={`${date}T12:00:00Z`} zone={LAGOS} show="day" />;

export default defineStories({
  component: 'Timeline',
  states: [
    {
      name: 'expected-latest-and-a-border',
      render: ({ words, sentence, city }) => (
        <Timeline>
          <TimelineDay day={words[4]} silent>
            <TimelineEvent kind="expected" when={day('2026-11-21')}>
              {words[4]}
            </TimelineEvent>
          </TimelineDay>
          <TimelineDay day={day('2026-11-20')}>
            <TimelineEvent kind="latest" when={at('10:30')}>
              {sentence}
            </TimelineEvent>
            <TimelineEvent kind="gate" when={at('08:42')}>
              {words[3]}
            </TimelineEvent>
          </TimelineDay>
          <TimelineDay day={day('2026-11-19')}>
            <TimelineEvent when={at('05:10')}>{city}</TimelineEvent>
            <TimelineEvent when={at('04:00')}>{words[0]}</TimelineEvent>
          </TimelineDay>
        </Timeline>
      ),
    },
    {
      name: 'one-event',
      render: ({ paragraph }) => (
        <Timeline>
          <TimelineDay day={day('2026-11-19')}>
            <TimelineEvent when={at('04:00')}>{paragraph}</TimelineEvent>
          </TimelineDay>
        </Timeline>
      ),
    },
  ],
});
