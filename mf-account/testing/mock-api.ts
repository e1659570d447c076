/** What accounts give to the mock API. */
import { defineMockApi } from '@amberlane/testing/mock-api/mock-api-part';
import { serveAccountSecurity } from './mock-api/account-security.ts';
import { serveAccounts } from './mock-api/accounts.ts';
import { FIRST_ENTRY, serveAddressBook } from './mock-api/address-book.ts';
import { serveKeysAndData } from './mock-api/keys-and-data.ts';

export default defineMockApi({
  serve: (routes, { isEmpty, now }) => {
    serveAccounts(routes);
    serveAddressBook(routes, isEmpty);
    serveAccountSecurity(routes, now);
    serveKeysAndData(routes, now);
  },
  pathParams: { id: FIRST_ENTRY },
});
