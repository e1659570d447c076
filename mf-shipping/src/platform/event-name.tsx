import { FormattedMessage, type IntlShape } from '@amberlane/core';

/** Messages know no points in their choices. */
const choiceOf = (event: string) => ({ event: event.replace('.', '_') });

/** What an event is called on screen. */
export const EventName = ({ of: event }: { of: string }) => <FormattedMessage id="platform.event" values={choiceOf(event)} />;

/** The same as text. */
export const eventName = (event: string, intl: IntlShape): string => intl.formatMessage({ id: 'platform.event' }, choiceOf(event));
