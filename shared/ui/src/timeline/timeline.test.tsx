import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { Timeline, TimelineDay, TimelineEvent } from './timeline.tsx';

afterEach(cleanup);

describe('timeline', () => {
  it('groups events under their day', () => {
    render(
      <Timeline>
        <TimelineDay day="Fri 20 Nov">
          <TimelineEvent kind="latest" when="09:42 Lagos">
            Left Lagos for Accra
          </TimelineEvent>
          <TimelineEvent when="06:10 Lagos">Arrived at the Lagos gateway</TimelineEvent>
        </TimelineDay>
        <TimelineDay day="Thu 19 Nov" level={3}>
          <TimelineEvent when="22:05 Dubai">Left Dubai</TimelineEvent>
        </TimelineDay>
      </Timeline>,
    );
    const [friday, thursday] = screen.getAllByRole('list').map((list) => within(list).getAllByRole('listitem').length);
    expect([friday, thursday]).toEqual([2, 1]);
    expect(screen.getByRole('heading', { level: 4, name: 'Fri 20 Nov' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 3, name: 'Thu 19 Nov' })).toBeInTheDocument();
  });
});
