/** The shipping form under a reader's hands: its weight, the keyboard alone, filled in by a browser, and a session that ends on the way. */
import { newCustomer, PASSWORD } from '@amberlane/testing/customers';
import { expect, test } from '@amberlane/testing/fixtures';
import { countTransfer } from '@amberlane/testing/transfer';
import { completeDraft, ShipPage } from '../testing/page-objects/ship-page.ts';

test.use({ market: { country: 'CN', locale: 'en' } });

/** Budget of the form's first step, shell included. */
const SCRIPT_BUDGET_BYTES = 240 * 1024;
/** `late-steps.ts`. */
const PAUSE_BEFORE_LATER_STEPS_MS = 1_500;

test('costs a reader no more than its budget of JavaScript', async ({ page, market, isolated }) => {
  await newCustomer(page, isolated);
  const ship = new ShipPage(page, market);
  const transfer = await countTransfer(page, { cache: false });
  // The later steps come 1.5 s after the first one. Whether they are counted would depend on how fast the machine is.
  await page.addInitScript((pause) => {
    const start = setTimeout.bind(window);
    Object.assign(window, { setTimeout: (then: () => void, ms = 0) => (ms >= pause ? 0 : start(then, ms)) });
  }, PAUSE_BEFORE_LATER_STEPS_MS);
  await ship.open();
  await expect(ship.heading('ship.international.title')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(transfer.scriptBytes(), transfer.table()).toBeLessThanOrEqual(SCRIPT_BUDGET_BYTES);
});

test('paints the press of a button before it opens the sheet of label and price', async ({ page, market, isolated }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await newCustomer(page, isolated);
  const ship = new ShipPage(page, market);
  await ship.open(`order=${await completeDraft(page)}&step=recipient`);
  // Once the price is known, the name of the button ends with it.
  const opensAtOnce = await page.getByRole('button', { name: ship.text('ship.sheet') }).evaluate(async (button: HTMLElement) => {
    button.click();
    // What React does about a press without a transition is done by now.
    await Promise.resolve();
    return document.querySelector('dialog[open]') !== null;
  });
  expect(opensAtOnce).toBe(false);
  await expect(page.getByRole('dialog', { name: ship.text('ship.sheet') })).toBeVisible();
});

test('goes from step to step by the keyboard alone', async ({ page, market, isolated }) => {
  await newCustomer(page, isolated);
  const ship = new ShipPage(page, market);
  await ship.open(`order=${await completeDraft(page)}&step=recipient`);
  /** Tabs on until the element has the focus. */
  const reach = async (target: ReturnType<ShipPage['choice']>): Promise<void> => {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  await reach(ship.field('ship-parties.name'));
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await reach(ship.button('ship.next.goods'));
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus').getByRole('alert')).toBeVisible();
  await reach(ship.field('ship-parties.name'));
  await page.keyboard.type('Noura Al-Harbi');
  await reach(ship.button('ship.next.goods'));
  await page.keyboard.press('Enter');
  await expect(ship.heading('ship.heading.goods')).toBeFocused();
  await reach(ship.button('ship.next.price'));
  await page.keyboard.press('Enter');
  await expect(ship.heading('ship.heading.price')).toBeFocused();
});

test('tells a browser what each field of a person is, and takes what it fills in', async ({ page, market, isolated }) => {
  await newCustomer(page, isolated);
  const ship = new ShipPage(page, market);
  const id = await completeDraft(page);
  await ship.open(`order=${id}&step=sender`);
  await expect(ship.field('ship-parties.name')).toHaveAttribute('autocomplete', /\bname$/);
  await expect(ship.field('ship-parties.phone').first()).toHaveAttribute('autocomplete', /\btel/);
  await expect(ship.field('address.street')).toHaveAttribute('autocomplete', /\b(?:street-address|address-line1)$/);
  await expect(ship.field('address.postcode')).toHaveAttribute('autocomplete', /\bpostal-code$/);
  // A password manager sets the value and tells by events, without a key.
  await ship.field('ship-parties.name').evaluate((field: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Li Na');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await ship.button('ship.next.recipient').click();
  await expect(ship.heading('ship.heading.recipient')).toBeVisible();
  await page.goBack();
  await expect(ship.field('ship-parties.name')).toHaveValue('Li Na');
});

test('whose session ended on the way is back at its step after signing in, with everything typed', async ({ page, context, market, isolated, watch }) => {
  test.skip(isolated !== null, 'The sign-in page is another remote.');
  const userName = await newCustomer(page, isolated);
  const ship = new ShipPage(page, market);
  const id = await completeDraft(page);
  await ship.open(`order=${id}&step=recipient`);
  await expect(ship.field('ship-parties.company')).toBeVisible();
  watch.expectFault(/401/);
  await context.clearCookies({ name: /token$/ });
  await ship.field('ship-parties.company').fill('Olaya Lights');
  await ship.button('ship.next.goods').click();
  await page.locator('main input[name=userName]').fill(userName);
  await page.locator('main input[name=password]').fill(PASSWORD);
  await page.locator('main form button[type=submit]').click();
  await expect(page).toHaveURL(/step=/);
  await expect(page).toHaveURL(new RegExp(id));
  await ship.open(`order=${id}&step=recipient`);
  await expect(ship.field('ship-parties.company')).toHaveValue('Olaya Lights');
});
