import type { Locale } from '@amberlane/contract/site';
import type { exportAddresses as exportCall } from '@amberlane/contract/calls/address-book';

const PATH: (typeof exportCall)['path'] = '/v1/api/addressBook/export';

/** Where the whole book is downloaded as a file with heads in the language. */
export const exportAddresses = (locale: Locale): string => `${PATH}?locale=${locale}`;
