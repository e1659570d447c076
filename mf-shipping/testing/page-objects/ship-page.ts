/** The form of a shipment as a reader sees it: its steps, fields and ways on. */
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { RULES } from '@amberlane/contract/domain';
import { marketSegment } from '@amberlane/contract/site';
import { callAs } from '@amberlane/testing/customers';
import { takeOver } from '@amberlane/testing/wait-for-hydration';
import { words } from '@amberlane/testing/words';
import { SitePart } from '@amberlane/testing/page-objects/site-part';

type Values = Readonly<Record<string, string | number>>;

export class ShipPage extends SitePart {
  async open(query = '', page: 'order-entry' | 'intlorder-entry' = 'intlorder-entry'): Promise<void> {
    await this.page.goto(`/${marketSegment(this.market)}/express/${page}${query && `?${query}`}`);
    await takeOver(this.page);
  }

  /** What the site says in the reader's language. */
  text(id: string, values: Values = {}): string {
    return words(this.market.locale)(id, values);
  }

  heading(id: string): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.text(id) });
  }

  button(id: string, values: Values = {}): Locator {
    return this.page.getByRole('button', { name: this.text(id, values), exact: true });
  }

  field(id: string): Locator {
    return this.page.getByRole('textbox', { name: this.text(id) });
  }

  choice(id: string): Locator {
    return this.page.getByRole('combobox', { name: this.text(id), exact: true });
  }

  /** A level of the country: chosen where there is a list of it, typed where there is none. The list may still be on its way. */
  async division(id: string, typed: string): Promise<void> {
    const list = this.choice(id);
    const text = this.field(id);
    await expect(list.and(this.page.locator(':not([aria-disabled])')).or(text)).toBeVisible();
    if (await list.isVisible()) await list.selectOption({ index: 1 });
    else await text.fill(typed);
  }

  /** On the last step: reads and accepts the agreement as a reader has to, and sends the order. */
  async agreeAndSend(): Promise<void> {
    await this.page.getByRole('checkbox', { name: this.text('ship.agreement.consent') }).click();
    await expect(this.button('ship.agreement.agree')).toHaveAttribute('aria-disabled', 'false', { timeout: 15_000 });
    await this.button('ship.agreement.agree').click();
    await this.button('ship.send').click();
    await expect(this.sent).toBeVisible();
  }

  /** Tells when the account took the draft. */
  get saved(): Locator {
    return this.page.getByRole('status').filter({ hasText: this.text('ship.saved', { time: '' }).trim() });
  }

  /** Asks whose version of the draft goes on. */
  get conflict(): Locator {
    return this.page.getByRole('alert').filter({ has: this.page.getByRole('heading', { name: this.text('ship.conflict.title') }) });
  }

  /** The page after the order was sent. */
  get sent(): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.text('ship.done', { number: '' }).trim() });
  }
}

const SENDER = { countryCode: 'CN', province: 'Guangdong', city: 'Guangzhou', area: 'Baiyun', street: '18 Guiping Road', postcode: '510000' };
const RECIPIENT = { countryCode: 'SA', shortAddress: 'RRRD2929', province: 'Riyadh', city: 'Riyadh', street: 'King Fahd Road' };

/** A draft abroad on the account that lacks nothing but the agreement and what `changes` takes away; gives its id. */
export async function completeDraft(page: Page, changes: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const pickupDate = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const answer = await callAs(page, '/v1/api/order/addOrder', {
    draft: true, step: 'review', customerType: 'BUSINESS', customerStatus: 'REGULAR', shipmentMode: 'SINGLE', serviceTypes: ['COMMON_PACKAGE'], localShipWay: 'DOOR_PICKUP', pickupDate, pickupTime: 'ANY',
    sendName: 'Chen Jing', sendPhone: '+8613123456789', senderAddress: SENDER, acceptName: 'Noura Al-Harbi', acceptPhone: '+966512345678', receiverAddress: RECIPIENT,
    weightGrams: 12_000, goods: [{ goodsType: 'GENERAL', goodsNameEn: 'Pendant lamp, steel', goodsNameCn: '钢制吊灯', quantity: 6, unitPrice: 12_000 }], expressType: 'specialLine', ...changes,
  });
  const { data } = (await answer.json()) as { readonly data: { readonly id: string } };
  return data.id;
}

/** The agreement counts as read in this visit. */
export const agreementRead = (page: Page): Promise<unknown> => page.addInitScript((version) => sessionStorage.setItem('amberlane.agreed', version), RULES.agreement.version);
