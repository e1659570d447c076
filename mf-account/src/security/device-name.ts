/** What a device is called: `Chrome on Android`. Pure. */
import type { IntlShape } from '@amberlane/core';
import type { AccountSession } from './security-api.ts';

export function deviceName({ browser, system }: AccountSession['device'], intl: IntlShape): string {
  if (browser !== null && system !== null) return intl.formatMessage({ id: 'security.device' }, { browser, system });
  return browser ?? system ?? intl.formatMessage({ id: 'security.deviceUnknown' });
}
