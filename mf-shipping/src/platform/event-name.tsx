import { FormattedMessage } from '@amberlane/core';

/** What an event is called on screen; messages know no points in their choices. */
export const EventName = ({ of: event }: { of: string }) => <FormattedMessage id="platform.event" values={{ event: event.replace('.', '_') }} />;
