/** The security page as its customer meets it. */
import type { Locator } from '@playwright/test';
import { generate } from 'otplib';
import { marketSegment } from '@amberlane/contract/site';
import { MOCK_CODE } from '@amberlane/testing/mock-api/mock-credentials';
import { takeOver } from '@amberlane/testing/wait-for-hydration';
import { SitePart } from '@amberlane/testing/page-objects/site-part';

export class SecurityPage extends SitePart {
  async open(): Promise<void> {
    await this.page.goto(`/${marketSegment(this.market)}/user-opt/personal/security`);
    await takeOver(this.page);
  }

  field(messageId: string): Locator {
    return this.page.getByLabel(this.say(messageId), { exact: true });
  }

  button(messageId: string): Locator {
    return this.page.getByRole('button', { name: this.say(messageId), exact: true });
  }

  /** Rows of devices, this one first. */
  get devices(): Locator {
    return this.#section('security.sessions.title').getByRole('listitem');
  }

  get history(): Locator {
    return this.#section('security.history.title').getByRole('row');
  }

  /** Two-step sign-in with its state. */
  get app(): Locator {
    return this.#section('security.app.title');
  }

  #section(title: string): Locator {
    return this.page.getByRole('region', { name: this.say(title), exact: true });
  }

  /** What an app would show for the key on the page; `isolated` as the fixture says. */
  async appCode(isolated: string | null): Promise<string> {
    if (isolated !== null) return MOCK_CODE;
    const secret = (await this.app.locator('bdi').first().innerText()).replaceAll(' ', '');
    return generate({ secret });
  }
}
