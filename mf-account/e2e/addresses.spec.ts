/** The address book from a reader's side: written, found, deleted and taken back, imported; another customer sees nothing of it. */
import { csvText } from '@amberlane/contract/domain/address-csv';
import type { Market } from '@amberlane/contract/site';
import { newCustomer } from '@amberlane/testing/customers';
import { expect, test } from '../testing/fixtures.ts';

const MARKETS: readonly Market[] = [
  { country: 'GH', locale: 'en' },
  { country: 'SA', locale: 'ar' },
];

const ROWS = [
  { name: 'Yaw Boateng', mobile: '0245550188', country: 'GH', province: 'Greater Accra', city: 'Accra', street: '1 High Street' },
  { name: '', mobile: '0245550189', country: 'GH', province: 'Greater Accra', city: 'Accra', street: '2 High Street' },
] as const;

for (const market of MARKETS) {
  test.describe(`in ${market.locale}`, () => {
    test.use({ market });

    test('an address is imported, found, deleted and taken back', async ({ page, addressBookPage: book, say, isolated }) => {
      await newCustomer(page, isolated);
      await book.open('import');
      await expect(page).toBeAccessible();
      await book.paste(csvText(ROWS, market.locale));
      await expect(page.getByRole('heading', { name: say('address-import.rows', { count: 2 }) })).toBeFocused();
      await page.setViewportSize({ width: 360, height: 740 });
      await expect(page).toFitItsWidth();
      await expect(page).toBeAccessible();
      await book.button('address-import.send', { count: 1 }).click();
      await expect(page.getByText(say('address-import.status.added'), { exact: true })).toBeVisible();
      // What needs a name is still here; to leave it out is the reader's own decision.
      await book.button('address-import.remove.name', { line: 3, name: '' }).click();

      await book.open();
      await expect(book.entry('Yaw Boateng')).toBeVisible();
      await expect(page).toFitItsWidth();
      await expect(page).toBeAccessible();
      await page.getByRole('searchbox').fill('boateng');
      await expect(page).toHaveURL(/q=boateng/);
      await page.getByRole('button', { name: new RegExp(`^${say('address-book.more')}.*Yaw Boateng`) }).click();
      await book.button('address-book.delete').click();
      await book.button('address-book.ask.yes').click();
      await expect(book.entry('Yaw Boateng')).toBeHidden();
      await book.button('address-book.undo').click();
      await expect(book.entry('Yaw Boateng')).toBeVisible();
    });
  });
}

test('an address is written by keyboard, and nobody else finds it', async ({ page, addressBookPage: book, say, isolated, watch }) => {
  await newCustomer(page, isolated);
  await book.open('new');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page).toFitItsWidth();
  await expect(page).toBeAccessible();
  await book.button('address-form.save').press('Enter');
  await expect(page.locator(':focus').getByRole('alert')).toBeVisible();
  await book.field('address-form.name').fill('Kofi Annan Mensah');
  await book.field('address-form.mobile').fill('0245550177');
  await page.getByRole('combobox', { name: say('address.division.region') }).selectOption({ index: 1 });
  await page.getByRole('combobox', { name: say('address.division.district') }).selectOption({ index: 1 });
  await book.field('address.street').fill('9 Liberation Road');
  await book.field('address.street').press('Enter');
  await expect(book.entry('Kofi Annan Mensah')).toBeVisible();
  const open = book.entry('Kofi Annan Mensah').getByRole('link', { name: 'Kofi Annan Mensah', exact: true });
  const id = (await open.getAttribute('href'))?.split('/').at(-1) ?? '';

  await page.context().clearCookies();
  watch.expectFault(/404/);
  await newCustomer(page, isolated);
  await book.open(id);
  await expect(page.getByRole('heading', { name: say('address-form.missing.title') })).toBeVisible();
  await expect(page).toBeAccessible();
  await book.open();
  await expect(book.entry('Kofi Annan Mensah')).toBeHidden();
});
