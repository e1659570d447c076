import { AntdLook, DatePicker, dayjs, TimePicker } from '@amberlane/ui/date';
import { defineStories } from '../gallery/stories.ts';

const DAY = dayjs('2027-02-14T09:30:00');

export default defineStories({
  component: 'DatePicker',
  states: [
    {
      name: 'empty',
      render: ({ label }) => (
        <AntdLook>
          <DatePicker aria-label={label} />
        </AntdLook>
      ),
    },
    {
      name: 'chosen',
      render: ({ label }) => (
        <AntdLook>
          <DatePicker aria-label={label} defaultValue={DAY} />
        </AntdLook>
      ),
    },
    {
      name: 'error',
      render: ({ label }) => (
        <AntdLook>
          <DatePicker aria-label={label} defaultValue={DAY} status="error" />
        </AntdLook>
      ),
    },
    {
      name: 'disabled',
      render: ({ label }) => (
        <AntdLook>
          <DatePicker aria-label={label} defaultValue={DAY} disabled />
        </AntdLook>
      ),
    },
    {
      name: 'open',
      alone: true,
      render: ({ label }) => (
        <AntdLook>
          <DatePicker aria-label={label} defaultValue={DAY} open minDate={DAY.subtract(4, 'day')} />
        </AntdLook>
      ),
    },
    {
      name: 'time-of-day',
      render: ({ label }) => (
        <AntdLook>
          <TimePicker aria-label={label} defaultValue={DAY} minuteStep={30} />
        </AntdLook>
      ),
    },
  ],
});
