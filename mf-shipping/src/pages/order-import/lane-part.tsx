import { FormattedMessage } from '@amberlane/core';
import { StepLanePart, type StepLanePartProps } from '@amberlane/ui';

/** One step of the import on the lane of all of them. */
export const LanePart = (part: Omit<StepLanePartProps, 'doneText'>) => <StepLanePart {...part} doneText={<FormattedMessage id="order-import.done" />} />;
