/** Playwright's `test` with the page objects of accounts. */
import { test as siteTest } from '@amberlane/testing/fixtures';
import { AddressBookPage } from './page-objects/address-book-page.ts';
import { PersonalPage } from './page-objects/personal-page.ts';
import { SecurityPage } from './page-objects/security-page.ts';
import { WayInPages } from './page-objects/way-in-pages.ts';

export { expect } from '@amberlane/testing/fixtures';

interface AccountPages {
  readonly addressBookPage: AddressBookPage;
  readonly personalPage: PersonalPage;
  readonly securityPage: SecurityPage;
  readonly wayIn: WayInPages;
}

export const test = siteTest.extend<AccountPages>({
  addressBookPage: async ({ page, market }, use) => use(new AddressBookPage(page, market)),
  personalPage: async ({ page, market }, use) => use(new PersonalPage(page, market)),
  securityPage: async ({ page, market }, use) => use(new SecurityPage(page, market)),
  wayIn: async ({ page, market }, use) => use(new WayInPages(page, market)),
});
