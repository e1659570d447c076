import type { Locale } from '@amberlane/contract';
import type { exportAddresses as exportCall } from '@amberlane/contract/address-book';

const PATH: (typeof exportCall)['path'] = '/v1/api/addressBook/export';

/** Where the whole book is downloaded as a file with heads in the language. */
export const exportAddresses = (locale: Locale): string => `${PATH}?locale=${locale}`;
