import { FormattedMessage, useMarket } from '@amberlane/core';
import { dayName, Ltr, Money } from '@amberlane/ui';
import type { DecisionState, Receipt } from './decision-calls.ts';

/** A day of the calendar, whatever zone: `Wed 25 Nov`. */
export function CalendarDay({ day }: { day: string }) {
  const { formatting } = useMarket();
  return (
    // Browsers know other names of days and months than the server's Intl; both are right.
    <time dateTime={day} suppressHydrationWarning>
      {dayName(`${day}T12:00:00Z`, 'UTC', formatting)}
    </time>
  );
}

const span = (from: string, to: string): string => [from, to].join('–');

export const WindowHours = ({ from, to }: { from: string; to: string }) => <Ltr>{span(from, to)}</Ltr>;

/** A fee in words: free, an amount, or told later. */
export const Fee = ({ of: fee }: { of: Receipt['fee'] }) =>
  fee === null ? <FormattedMessage id="delivery-choice.fee.later" /> : fee.amount === 0 ? <FormattedMessage id="delivery-choice.fee.free" /> : <Money of={fee} />;

/** What was decided, in one sentence. */
export function OptionText({ of: { option, day, window, addressLines, point }, windows }: { of: Receipt; windows: DecisionState['windows'] }) {
  const hours = windows.find(({ code }) => code === window);
  return (
    <FormattedMessage
      id="delivery-choice.decided"
      values={{
        option,
        day: day === null ? '' : <CalendarDay key="day" day={day} />,
        hours: hours ? <WindowHours key="hours" from={hours.from} to={hours.to} /> : '',
        address: <bdi key="address">{addressLines?.join(', ') ?? ''}</bdi>,
        point: <bdi key="point">{point?.siteName ?? ''}</bdi>,
      }}
    />
  );
}
