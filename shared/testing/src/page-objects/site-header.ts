/** The header as a reader meets it: links, menus, the place menu. */
import type { Locator } from '@playwright/test';
import { LOCALE_FACTS, type Market } from '@amberlane/contract/site';
import { SitePart } from './site-part.ts';

export class SiteHeader extends SitePart {
  get banner(): Locator {
    return this.page.getByRole('banner');
  }

  get home(): Locator {
    return this.banner.getByRole('link', { name: this.say('shell.name'), exact: true });
  }

  /** Link of the wide navigation. */
  link(messageId: string): Locator {
    return this.banner.getByRole('link', { name: this.say(messageId), exact: true }).and(this.page.locator(':visible'));
  }

  /** Title of the country and language menu. */
  get marketMenu(): Locator {
    const country = this.say(`shell.country.${this.market.country}`);
    return this.banner.locator('summary').and(this.page.getByLabel(this.say('shell.place.current', { country, language: '' })));
  }

  /** Title of the wide menu of services. */
  get services(): Locator {
    return this.banner.getByRole('navigation').locator('summary', { hasText: this.say('shell.nav.services') }).and(this.page.locator(':visible'));
  }

  get phoneMenu(): Locator {
    return this.banner.locator('summary').and(this.page.getByLabel(this.say('shell.nav.menu'), { exact: true }));
  }

  /** Title of the menu that signs in, and of the menu of who is signed in. */
  get accountMenu(): Locator {
    return this.banner.locator('summary').filter({ hasText: this.say('shell.nav.signIn') });
  }

  get userName(): Locator {
    return this.banner.getByLabel(this.say('shell.signIn.userName'), { exact: true });
  }

  get password(): Locator {
    return this.banner.getByLabel(this.say('shell.signIn.password'), { exact: true });
  }

  /** Opens the panel and sends what a customer signs in with. */
  async signIn(userName: string, password: string): Promise<void> {
    if (!(await this.userName.isVisible())) await this.accountMenu.click();
    await this.userName.fill(userName);
    await this.password.fill(password);
    await this.banner.getByRole('button', { name: this.say('shell.nav.signIn'), exact: true }).click();
  }

  get logOut(): Locator {
    return this.banner.getByRole('button', { name: this.say('shell.account.signOut'), exact: true });
  }

  /** The question before logging out. */
  get logOutDialog(): Locator {
    return this.page.getByRole('alertdialog', { name: this.say('shell.account.signOutTitle') });
  }

  /** Link to the same page in another country or language, in the open place menu. */
  marketLink({ country, locale }: Market): Locator {
    return this.banner
      .getByRole('group', { name: this.say(`shell.country.${country}`), exact: true })
      .getByRole('link', { name: LOCALE_FACTS[locale].name, exact: true });
  }
}
