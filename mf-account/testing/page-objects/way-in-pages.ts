/** The pages to sign in, register and get a new password, as a reader meets them. */
import type { Locator, Response } from '@playwright/test';
import { marketSegment } from '@amberlane/contract/site';
import { CAPTCHA } from '@amberlane/testing/customers';
import { SitePart } from '@amberlane/testing/page-objects/site-part';

export type WayInPath = 'login' | 'register' | 'forgot-pwd' | 'set-password';

export class WayInPages extends SitePart {
  open(path: WayInPath, query: Readonly<Record<string, string>> = {}): Promise<Response | null> {
    const search = new URLSearchParams(query).toString();
    return this.page.goto(`/${marketSegment(this.market)}/user-opt/${path}${search === '' ? '' : `?${search}`}`);
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  /** A field by the message that labels it. */
  field(label: string): Locator {
    return this.main.getByLabel(this.say(label), { exact: true });
  }

  button(label: string): Locator {
    return this.main.getByRole('button', { name: this.say(label), exact: true });
  }

  link(label: string): Locator {
    return this.main.getByRole('link', { name: this.say(label), exact: true });
  }

  get code(): Locator {
    return this.field('form.code.label');
  }

  get captcha(): Locator {
    return this.field('form.captcha.label');
  }

  /** Asks for the picture in place of the device's own answer, and answers it once it is there. */
  async answerCaptcha(answer = CAPTCHA): Promise<void> {
    await this.chooseWay('form.captcha.byPicture', this.captcha);
    await this.main.getByRole('img', { name: this.say('form.captcha.image') }).waitFor();
    await this.captcha.fill(answer);
  }

  /** Waits until the device has answered. */
  async answerWithoutPicture(): Promise<void> {
    const done = this.main.getByRole('status').filter({ hasText: this.say('form.captcha.workDone') });
    await this.chooseWay('form.captcha.byWork', done);
    await done.waitFor();
  }

  /** Presses what leads to `chosen` unless that is there already: which way comes first depends on the site. */
  private async chooseWay(label: string, chosen: Locator): Promise<void> {
    const other = this.button(label);
    await other.or(chosen).first().waitFor();
    if (await other.isVisible()) await other.click();
  }

  /** Whatever their labels: the first password of an account is not called a new one. */
  async typeNewPassword(password: string, repeated = password): Promise<void> {
    const [first, second] = [0, 1].map((at) => this.main.locator('input[autocomplete="new-password"]').nth(at));
    await first?.fill(password);
    await second?.fill(repeated);
  }

  /** Asks for a code: who, and the picture. */
  async askForCode(label: 'way-in.account' | 'way-in.mail', userName: string): Promise<void> {
    await this.field(label).fill(userName);
    await this.answerCaptcha();
    await this.button('way-in.send').click();
  }

  /** The box of the agreement, which opens its text at the first press. */
  get agreement(): Locator {
    return this.main.getByRole('checkbox');
  }

  /** Opens the agreement and waits until it can be agreed to. */
  async agree(): Promise<void> {
    await this.agreement.click();
    const dialog = this.page.getByRole('dialog', { name: this.say('register.agreementTitle') });
    await dialog.getByText(this.say('register.agreeReady')).first().waitFor({ timeout: 15_000 });
    await dialog.getByRole('button', { name: this.say('register.agree'), exact: true }).click();
  }

  /** The shell’s form, which this page shows. */
  async signIn(userName: string, password: string): Promise<void> {
    await this.field('shell.signIn.userName').fill(userName);
    await this.field('shell.signIn.password').fill(password);
    await this.button('shell.nav.signIn').click();
  }
}
