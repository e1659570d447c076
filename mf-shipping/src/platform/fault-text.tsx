import { FormattedMessage } from '@amberlane/core';
import type { WebhookDelivery } from './platform-calls.ts';

/** Why an attempt failed, as a sentence. */
export const FaultText = ({ of: { fault, status } }: { of: Pick<NonNullable<WebhookDelivery['last']>, 'fault' | 'status'> }) => (
  <FormattedMessage id="platform.fault" values={{ fault: fault ?? 'none', status: String(status ?? '') }} />
);
