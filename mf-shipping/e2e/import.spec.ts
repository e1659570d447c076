/** Shipments from a file on the whole site: read, one row put right, priced, agreed to once, created. */
import { addAddress } from '@amberlane/contract/calls/address-book';
import { marketSegment, type Market } from '@amberlane/contract/site';
import { callAs, newCustomer } from '@amberlane/testing/customers';
import { expect, test } from '@amberlane/testing/fixtures';
import { takeOver } from '@amberlane/testing/wait-for-hydration';

const MARKETS: readonly Market[] = [
  { country: 'GH', locale: 'en' },
  { country: 'SA', locale: 'ar' },
];
const SENDER = {
  name: '林晓岚', mobile: '+8613800550142', defaultSender: true,
  address: { countryCode: 'CN', province: '广东省', city: '广州', area: '白云区', street: '朝阳路 18 号', postcode: '510000' },
};
const HEADS = 'name,phone,country,state,city,area,street,digital address,goods name,goodsNameCn,qty,price,weight';
const row = (name: string, phone: string): string => `${name},${phone},GH,Greater Accra,Accra,Osu,12 Cocoa Lane,GA-183-8164,Cotton T-shirt,棉质T恤,2,45,0.8`;
const FILE = [HEADS, row('Akosua Mensah', '0245550142'), row('نورة القحطاني', '12'), row('Yaw Boateng', '0245550188')].join('\r\n');

for (const market of MARKETS) {
  test.describe(`in ${market.locale}`, () => {
    test.use({ market });

    test('the page comes whole from the server: steps, file field and all', { tag: '@alone' }, async ({ page, say, isolated }) => {
      await newCustomer(page, isolated);
      const html = await (await page.request.get(`/${marketSegment(market)}/express/order-import`)).text();
      expect(html).toContain(say('order-import.file.choose'));
      expect(html).toMatch(/<input[^>]* type="file"/);
    });

    test('three shipments are imported, one of them put right first', async ({ page, say, isolated }) => {
      test.skip(isolated !== null, 'The address book belongs to another remote.');
      test.slow();
      await newCustomer(page, isolated);
      await callAs(page, addAddress.path, SENDER);
      await page.goto(`/${marketSegment(market)}/express/order-import`);
      await takeOver(page);
      await expect(page).toBeAccessible();
      await page.getByLabel(say('order-import.file.choose')).setInputFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) });
      await expect(page.getByText('orders.csv')).toBeVisible();
      await expect(page).toBeAccessible();
      await page.getByRole('button', { name: say('order-import.upload', { rows: 3 }) }).click();

      await expect(page).toHaveURL(/order-import\?id=/);
      const faulty = page.locator('input[aria-invalid]');
      await expect(faulty).toHaveCount(1);
      await page.setViewportSize({ width: 320, height: 740 });
      await expect(page).toFitItsWidth();
      await expect(page).toBeAccessible();
      await faulty.fill('0245550199');
      await faulty.press('Enter');
      await expect(page.locator('input[aria-invalid]')).toHaveCount(0);

      // Another device goes on here.
      await page.reload();
      await takeOver(page);
      await page.getByRole('button', { name: say('order-import.confirm', { rows: 3 }) }).click();
      const agree = page.getByRole('button', { name: say('order-import.agree', { rows: 3 }) });
      await expect(agree).not.toHaveAttribute('aria-disabled', 'true', { timeout: 20_000 });
      await agree.click();
      await expect(page.getByText(say('order-import.created', { created: 3 }))).toBeVisible({ timeout: 30_000 });
      await expect(page).toBeAccessible();
      await page.getByRole('button', { name: say('order-import.labels', { labels: 3 }) }).click();
      const file = await page.getByRole('link', { name: say('order-import.labels.open', { from: 1, to: 3 }) }).getAttribute('href');
      expect((await page.request.get(file ?? '')).headers()['content-type']).toContain('application/pdf');
    });
  });
}
