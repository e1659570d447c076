/** Orders as a customer sees them: the list, its dialogs, and the page of one order. */
import type { Locator } from '@playwright/test';
import { marketSegment } from '@amberlane/contract/site';
import type { OrderDetail } from '@amberlane/contract/calls/orders';
import { SitePart } from '@amberlane/testing/page-objects/site-part';
import { takeOver } from '@amberlane/testing/wait-for-hydration';

type Values = Readonly<Record<string, string | number>>;

export class OrdersPage extends SitePart {
  /** The list; `query` without its question mark. */
  async open(query = ''): Promise<void> {
    await this.page.goto(`/${marketSegment(this.market)}/express/my-order${query && `?${query}`}`);
    await takeOver(this.page);
  }

  /** The page of one order. */
  async openOrder({ kind, id }: Pick<OrderDetail, 'kind' | 'id'>): Promise<void> {
    await this.page.goto(`/${marketSegment(this.market)}/express/${kind === 'local' ? 'order-detail' : 'intlorder-detail'}?id=${id}`);
    await takeOver(this.page);
  }

  /** The row of an order: its link is the tracking number, or the order number once it has none. */
  row({ waybillNo, orderNo }: Pick<OrderDetail, 'waybillNo' | 'orderNo'>): Locator {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('link', { name: new RegExp([waybillNo ?? orderNo, orderNo].join('|')) }) });
  }

  button(id: string, values: Values = {}): Locator {
    return this.page.getByRole('button', { name: this.say(id, values), exact: true });
  }

  link(id: string): Locator {
    return this.page.getByRole('link', { name: this.say(id), exact: true });
  }

  /** What the site says in the language of the market. */
  word(id: string, values: Values = {}): string {
    return this.say(id, values);
  }

  text(id: string, values: Values = {}): Locator {
    return this.page.getByText(this.say(id, values), { exact: true });
  }

  /** Chooses all orders of the page that is shown; where they are cards, the boxes come with "Select", on phones from a menu. */
  async choosePage(): Promise<void> {
    const pick = this.button('my-order.pick');
    const options = this.button('my-order.options');
    if (await pick.isVisible()) await pick.click();
    else if (await options.isVisible()) {
      await options.click();
      await this.button('my-order.options.pick').click();
    }
    await this.page.getByRole('checkbox', { name: this.say('my-order.selectPage') }).check();
  }

  /** One of the actions beside an order; its note is part of its name. */
  action(id: string): Locator {
    return this.page.getByRole('region', { name: this.say('order.actions') }).getByRole('button', { name: this.say(id) });
  }
}
