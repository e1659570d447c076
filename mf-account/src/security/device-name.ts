/** What a device is called: `Chrome on Android`. The messages isolate both names, so that the sentence keeps its own direction around them. Pure. */
import type { IntlShape } from '@amberlane/core';
import type { AccountSession } from './security-api.ts';

export function deviceName({ browser, system }: AccountSession['device'], intl: IntlShape): string {
  if (browser !== null && system !== null) return intl.formatMessage({ id: 'security.device' }, { browser, system });
  return browser ?? system ?? intl.formatMessage({ id: 'security.deviceUnknown' });
}
