import { FormattedMessage } from '@amberlane/core';
import { Ltr } from '@amberlane/ui';
import type { PayoutAccount } from './cod-calls.ts';

/** Bank or operator, and the end of the number: as much of an account as is shown. */
export const AccountPlace = ({ of: { provider, lastFour } }: { of: Pick<PayoutAccount, 'provider' | 'lastFour'> }) => (
  <FormattedMessage id="cod.account.place" values={{ provider: <bdi key="provider">{provider}</bdi>, lastFour: <Ltr key="number" figures>{lastFour}</Ltr> }} />
);
